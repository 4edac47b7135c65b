import type { ErrorCode } from './errorCatalogue.ts';
import type { ErrorParams } from './fail.ts';

/** A rule's "no", as data: workflows and buttons look at it, the API turns it into a problem document. */
export interface Refusal {
  readonly refused: true;
  readonly code: ErrorCode;
  readonly params: ErrorParams;
}

export const refuse = (code: ErrorCode, params: ErrorParams = {}): Refusal => ({
  refused: true,
  code,
  params,
});

export const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === 'object' && answer !== null && 'refused' in answer && answer.refused === true;
