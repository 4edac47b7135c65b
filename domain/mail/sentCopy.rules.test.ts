import { expect, it } from 'vitest';
import { isCopiedByUs } from './sentCopy.rules.ts';

it.each([
  ['smtp.gmail.com', false],
  ['SMTP.Office365.com', false],
  ['smtp-mail.outlook.com', false],
  ['mail.keja.example', true],
  ['notgmail.com', true],
])('a letter sent by %s is copied by us: %s', (host, copied) => expect(isCopiedByUs(host)).toBe(copied));
