import { RE2JS } from 're2js';

/** Whether a regular expression that somebody wrote can be read: RE2's, which has no look-around and no back reference. */
export const isPattern = (pattern: string): boolean => {
  try {
    RE2JS.compile(pattern);
    return true;
  } catch {
    return false;
  }
};

/** Whether the whole value fits a pattern, in time linear in its length. What is no pattern asks nothing. */
export const fitsPattern = (pattern: string, value: string): boolean =>
  !isPattern(pattern) || RE2JS.compile(pattern).matches(value);
