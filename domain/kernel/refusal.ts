import type { ErrorCode } from './errorCatalogue.ts';
import type { ErrorParams } from './fail.ts';

/** The refusal of a rule as data: workflows and buttons read it, the API turns it into a problem document. */
export interface Refusal {
  readonly refused: true;
  readonly code: ErrorCode;
  readonly params: ErrorParams;
}

export function refuse(code: ErrorCode, params: ErrorParams = {}): Refusal {
  return {
    refused: true,
    code,
    params,
  };
}

export function isRefusal(answer: unknown): answer is Refusal {
  return typeof answer === 'object' && answer !== null && 'refused' in answer && answer.refused === true;
}
