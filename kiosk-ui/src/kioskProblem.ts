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
export function problemOf(body: unknown): KioskProblem {
  const { code, params, errors } = body as {
    code?: string;
    params?: ErrorParams;
    errors?: readonly { readonly code: string; readonly field?: string }[];
  };
  // What no ticket looks like is no ticket of ours.
  if (code === 'validation_failed' && errors?.[0]?.field === 'ticket')
    return new KioskProblem('ticket_not_found');
  const first = code === 'validation_failed' ? (errors?.[0]?.code ?? code) : code;
  const told = toldProblems.find((known) => known === first);
  return new KioskProblem(told ?? 'unexpected', params);
}

/** Whoever has scanned has typed no number that they could check. */
export function asScanned(thrown: unknown): never {
  if (thrown instanceof KioskProblem && thrown.code === 'ticket_not_found')
    throw new KioskProblem('qr_not_found');
  throw thrown;
}
