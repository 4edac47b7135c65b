import { RE2JS } from 're2js';
import { patternSize } from './patternSize.ts';

/**
 * The most instructions of a pattern. The time for matching a text grows with its length times the instructions. For comparison:
 * `^[^@\s]{1,64}@[^@\s]{1,255}$` has 641.
 */
const largestPattern = 1000;
/** So many compiled patterns are kept. With one more, all are forgotten and compiled again when they are needed. */
const mostCompiled = 500;

interface Compiled {
  readonly program: RE2JS;
  readonly size: number;
}

/**
 * Views and conditions use the same patterns again and again, so they are compiled once. Undefined stands for an invalid
 * pattern.
 */
const compiledPatterns = new Map<string, Compiled | undefined>();

const compiled = (pattern: string): Compiled | undefined => {
  if (compiledPatterns.has(pattern)) return compiledPatterns.get(pattern);
  if (compiledPatterns.size >= mostCompiled) compiledPatterns.clear();
  const result = compile(pattern);
  compiledPatterns.set(pattern, result);
  return result;
};

const compile = (pattern: string): Compiled | undefined => {
  const size = patternSize(pattern);
  if (size > largestPattern) return undefined;
  try {
    return { program: RE2JS.compile(pattern), size };
  } catch {
    // RE2 does not accept the pattern.
    return undefined;
  }
};

/**
 * Whether a regular expression is valid for RE2, which has no look-around and no back references, and small enough to be
 * fast when its counted repetitions are written out.
 */
export function isPattern(pattern: string): boolean {
  return compiled(pattern) !== undefined;
}

/** Whether the whole value matches a pattern, in time linear in its length. Every value matches an invalid pattern. */
export function fitsPattern(pattern: string, value: string): boolean {
  return compiled(pattern)?.program.matches(value) ?? true;
}

/** The most work of matching a value with a pattern: instructions times characters; 0 for an invalid pattern. */
export function patternWork(pattern: string, value: string): number {
  return (compiled(pattern)?.size ?? 0) * (value.length + 1);
}
