import { EvaluationError, type ASTNode } from '@marcbachmann/cel-js';
import { Decimal } from 'decimal.js';
import type { ErrorParams } from '../../kernel/fail.ts';
import { fitsPattern, isPattern, patternWork } from '../../kernel/pattern.ts';
import { beginningOf } from '../../kernel/shortText.ts';
import { childrenOf } from './bounds.ts';

/** At most as many digits as a record can hold: `1e9000000000` is short, but would be written with all its zeros. */
const numberPattern = /^[+-]?\d{1,30}(\.\d{1,30})?(e[+-]?\d{1,2})?$/i;
const isNumber = (text: string): boolean => numberPattern.test(text);

/** @throws EvaluationError if the text is not a number */
export function decimalOf(text: string): Decimal {
  if (!isNumber(text)) throw new EvaluationError('no number');
  return new Decimal(text);
}

/** In characters. A pattern may try each of its characters on each character of a text, so long patterns are slow. */
const longestPattern = 200;
const isShortPattern = (text: string): boolean => text.length <= longestPattern && isPattern(text);

/** The most that the patterns of one evaluation may do: instructions times characters, some tenths of a second. */
const mostPatternWork = 6_000_000;
/** What the evaluation that is under way may still do. An evaluation never waits, so there is only one at a time. */
let workLeft = mostPatternWork;

/** Runs one evaluation. All its patterns together may do the work of `mostPatternWork`. */
export function withinPatternWork<T>(evaluate: () => T): T {
  workLeft = mostPatternWork;
  return evaluate();
}

/** @throws EvaluationError if the pattern is invalid, or if the patterns of this evaluation have done too much */
export function fits(text: string, pattern: string): boolean {
  if (!isShortPattern(pattern)) throw new EvaluationError('no pattern');
  workLeft -= patternWork(pattern, text);
  if (workLeft < 0) throw new EvaluationError('too much work for patterns');
  return fitsPattern(pattern, text);
}

/** What a literal text must be, by the function that takes it and the argument's position. */
const checkedArguments = {
  decimal: { argument: 0, isRight: isNumber, code: 'expression_number_wrong' },
  fits: { argument: 1, isRight: isShortPattern, code: 'expression_pattern_wrong' },
} as const;

export interface ValueFault {
  readonly code: 'expression_number_wrong' | 'expression_pattern_wrong';
  readonly params: ErrorParams;
  readonly start: number;
  readonly end: number;
}

/** The first literal that is not a valid number or pattern; computed values are not checked. */
export function faultOfValues(node: ASTNode): ValueFault | undefined {
  return faultOfCall(node) ?? firstInside(node);
}

const firstInside = (node: ASTNode): ValueFault | undefined => {
  for (const child of childrenOf(node)) {
    const found = faultOfValues(child);
    if (found) return found;
  }
  return undefined;
};

const faultOfCall = (node: ASTNode): ValueFault | undefined => {
  if (node.op !== 'call' || !isChecked(node.args[0])) return undefined;
  const { argument, isRight, code } = checkedArguments[node.args[0]];
  const literal = node.args[1][argument];
  if (literal?.op !== 'value' || typeof literal.args !== 'string' || isRight(literal.args)) return undefined;
  const { start, end } = literal;
  // `start` and `end` count characters from 0; `at`, which people read, counts them from 1.
  return {
    code,
    params: { name: beginningOf(literal.args, 60), at: start + 1, max: longestPattern },
    start,
    end,
  };
};

const isChecked = (name: string): name is keyof typeof checkedArguments =>
  Object.hasOwn(checkedArguments, name);
