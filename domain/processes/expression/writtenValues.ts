import { EvaluationError, type ASTNode } from '@marcbachmann/cel-js';
import { Decimal } from 'decimal.js';
import { fitsPattern, isPattern } from '../../kernel/pattern.ts';
import { childrenOf } from './bounds.ts';

/** As many digits as any record holds: `1e9000000000` is short to write, and would be written out with all its noughts. */
const number = /^[+-]?\d{1,30}(\.\d{1,30})?(e[+-]?\d{1,2})?$/i;
const isNumber = (text: string): boolean => number.test(text);

/** @throws EvaluationError where the text is no number */
export const decimalOf = (text: string): Decimal => {
  if (!isNumber(text)) throw new EvaluationError(noNumber(text));
  return new Decimal(text);
};

/** People's patterns are short; each character of one may be tried on each of a text. */
const longestPattern = 200;
const isShortPattern = (text: string): boolean => text.length <= longestPattern && isPattern(text);

/** @throws EvaluationError where the pattern is none: what cannot be asked does not hold */
export const fits = (text: string, pattern: string): boolean => {
  if (!isShortPattern(pattern)) throw new EvaluationError(noPattern(pattern));
  return fitsPattern(pattern, text);
};

const quoted = (text: string): string => JSON.stringify(text.slice(0, 60));
const noNumber = (text: string): string => `${quoted(text)} is no number of up to thirty digits`;
const noPattern = (text: string): string =>
  `${quoted(text)} is no pattern of up to ${longestPattern} characters`;

/** What a text that stands in the expression itself is taken for, and by which argument. */
const takenFor = {
  decimal: { argument: 0, isRight: isNumber, says: noNumber },
  fits: { argument: 1, isRight: isShortPattern, says: noPattern },
} as const;

export interface ValueFault {
  readonly reason: string;
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
  const { argument, isRight, says } = takenFor[node.args[0]];
  const written = node.args[1][argument];
  if (written?.op !== 'value' || typeof written.args !== 'string' || isRight(written.args)) return undefined;
  return { reason: says(written.args), start: written.start, end: written.end };
};

const isTaking = (name: string): name is keyof typeof takenFor => Object.hasOwn(takenFor, name);
