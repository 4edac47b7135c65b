import { EvaluationError, type ASTNode } from '@marcbachmann/cel-js';
import { Decimal } from 'decimal.js';
import type { ErrorParams } from '../../kernel/fail.ts';
import { fitsPattern, isPattern } from '../../kernel/pattern.ts';
import { childrenOf } from './bounds.ts';

/** As many digits as any record holds: `1e9000000000` is short to write, and would be written out with all its noughts. */
const number = /^[+-]?\d{1,30}(\.\d{1,30})?(e[+-]?\d{1,2})?$/i;
const isNumber = (text: string): boolean => number.test(text);

/** @throws EvaluationError where the text is no number */
export const decimalOf = (text: string): Decimal => {
  if (!isNumber(text)) throw new EvaluationError('no number');
  return new Decimal(text);
};

/** People's patterns are short; each character of one may be tried on each of a text. */
const longestPattern = 200;
const isShortPattern = (text: string): boolean => text.length <= longestPattern && isPattern(text);

/** @throws EvaluationError where the pattern is none: what cannot be asked does not hold */
export const fits = (text: string, pattern: string): boolean => {
  if (!isShortPattern(pattern)) throw new EvaluationError('no pattern');
  return fitsPattern(pattern, text);
};

/** What a text that stands in the expression itself is taken for, and by which argument. */
const takenFor = {
  decimal: { argument: 0, isRight: isNumber, code: 'expression_number_wrong' },
  fits: { argument: 1, isRight: isShortPattern, code: 'expression_pattern_wrong' },
} as const;

export interface ValueFault {
  readonly code: 'expression_number_wrong' | 'expression_pattern_wrong';
  readonly params: ErrorParams;
  readonly start: number;
  readonly end: number;
}

/** The first number or pattern that is none, where it is written and not computed. */
export const faultOfValues = (node: ASTNode): ValueFault | undefined => ofCall(node) ?? firstInside(node);

const firstInside = (node: ASTNode): ValueFault | undefined => {
  for (const child of childrenOf(node)) {
    const found = faultOfValues(child);
    if (found) return found;
  }
  return undefined;
};

const ofCall = (node: ASTNode): ValueFault | undefined => {
  if (node.op !== 'call' || !isTaking(node.args[0])) return undefined;
  const { argument, isRight, code } = takenFor[node.args[0]];
  const written = node.args[1][argument];
  if (written?.op !== 'value' || typeof written.args !== 'string' || isRight(written.args)) return undefined;
  const { start, end } = written;
  return {
    code,
    params: { name: written.args.slice(0, 60), at: start + 1, max: longestPattern },
    start,
    end,
  };
};

const isTaking = (name: string): name is keyof typeof takenFor => Object.hasOwn(takenFor, name);
