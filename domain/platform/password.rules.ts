import type { FieldError } from '../kernel/fail.ts';
import { commonPasswords } from './commonPasswords.ts';

export const shortestPassword = 7;

/** Whether it is one repeated character or consecutive characters: `aaaaaaa`, `1234567`, `gfedcba`. */
const isRow = (password: string): boolean => {
  const codes = Array.from(password, (sign) => sign.codePointAt(0) ?? 0);
  const step = (codes[1] ?? 0) - (codes[0] ?? 0);
  return (
    Math.abs(step) <= 1 &&
    codes.every((code, index) => index === 0 || code - (codes[index - 1] ?? 0) === step)
  );
};

/** Whether the password is one of the most common. */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  // Many people add a few digits or signs to a common password.
  return (
    isRow(plain) || commonPasswords.has(plain) || commonPasswords.has(plain.replace(/[\d!.?*#@]{1,4}$/, ''))
  );
}

/** The error of a new password; undefined if it is acceptable. */
export function passwordFault(password: string): Omit<FieldError, 'field'> | undefined {
  if (password === '') return { code: 'required' };
  if (password.length < shortestPassword)
    return { code: 'too_short', params: { minLength: shortestPassword } };
  return isCommonPassword(password) ? { code: 'password_common' } : undefined;
}
