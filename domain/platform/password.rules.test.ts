import { expect, it } from 'vitest';
import { passwordFault } from './password.rules.ts';

it.each([
  ['', 'required'],
  ['krótko', 'too_short'],
  ['1234567', 'password_common'],
  ['87654321', 'password_common'],
  ['aaaaaaa', 'password_common'],
  ['password', 'password_common'],
  ['PASSWORD', 'password_common'],
  ['Password2026', 'password_common'],
  ['haslo123!', 'password_common'],
  ['Zaq12wsx', 'password_common'],
])('%j is refused as %s', (password, code) => {
  expect(passwordFault(password)?.code).toBe(code);
});

it.each(['siedem7', 'keja2026x', 'Zielony rower', 'żółw-pływa', 'correct horse'])(
  '%s is taken',
  (password) => {
    expect(passwordFault(password)).toBeUndefined();
  },
);
