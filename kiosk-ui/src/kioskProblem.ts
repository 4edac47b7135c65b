import type { ErrorParams } from '#domain/kernel/fail.ts';
import { toldProblems, type ToldProblem } from './texts/kioskTexts.ts';

/** A refusal by the API, in a code the driver is told about. */
export class KioskProblem extends Error {
  readonly code: ToldProblem;
  readonly params: ErrorParams;

  constructor(code: ToldProblem, params: ErrorParams = {}) {
    super(code);
    this.code = code;
    this.params = params;
  }
}

/** What the body of a refusal says; what is none of ours is unexpected. */
export const problemOf = (body: unknown): KioskProblem => {
  const { code, params, errors } = body as {
    code?: string;
    params?: ErrorParams;
    errors?: readonly { readonly code: string }[];
  };
  const first = code === 'validation_failed' ? (errors?.[0]?.code ?? code) : code;
  const told = toldProblems.find((known) => known === first);
  return new KioskProblem(told ?? 'unexpected', params);
};
