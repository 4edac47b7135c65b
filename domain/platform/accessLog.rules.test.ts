import { expect, it } from 'vitest';
import { typedLogin } from './accessLog.rules.ts';

it.each([
  ['the login of a user stays', 'operator', true, 'operator'],
  ['an address stays, whoever has it', 'olek@keja.example', false, 'olek@keja.example'],
  ['what may be a password is cut', 'Secret2026!', false, 'Sec…'],
  ['what is short and may be a password is not shown at all', 'abc123', false, '…'],
  ['a password with an at sign is no address', 'p@ssword', false, 'p@s…'],
])('%s', (_case, login, known, kept) => {
  expect(typedLogin(login, known)).toBe(kept);
});
