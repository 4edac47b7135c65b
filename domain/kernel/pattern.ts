import { RE2JS } from 're2js';

/** Whether a regular expression is valid for RE2, which has no look-around and no back references. */
export function isPattern(pattern: string): boolean {
  try {
    RE2JS.compile(pattern);
    return true;
  } catch {
    return false;
  }
}

/** Whether the whole value matches a pattern, in time linear in its length. Every value matches an invalid pattern. */
export function fitsPattern(pattern: string, value: string): boolean {
  return !isPattern(pattern) || RE2JS.compile(pattern).matches(value);
}
