import type { ErrorParams } from '#domain/kernel/fail.ts';
import { shownProblems, type ShownProblem } from './texts/kioskTexts.ts';

/** An error of the API with a code for which the kiosk has a text. */
export class KioskProblem extends Error {
  readonly code: ShownProblem;
  readonly params: ErrorParams;

  constructor(code: ShownProblem, params: ErrorParams = {}) {
    super(code);
    this.code = code;
    this.params = params;
  }
}

/** The problem in the body of an error. A body that is not of our API gives `unexpected`. */
export function problemOf(body: unknown): KioskProblem {
  const { code, params, errors } = body as {
    code?: string;
    params?: ErrorParams;
    errors?: readonly { readonly code: string; readonly field?: string }[];
  };
  // A text that does not have the form of a ticket is reported as an unknown ticket.
  if (code === 'validation_failed' && errors?.[0]?.field === 'ticket')
    return new KioskProblem('ticket_not_found');
  const firstCode = code === 'validation_failed' ? (errors?.[0]?.code ?? code) : code;
  const shownCode = shownProblems.find((known) => known === firstCode);
  return new KioskProblem(shownCode ?? 'unexpected', params);
}

/** Throws the error of a scanned ticket: the text must not ask drivers to check a number that they did not type. */
export function asScanned(thrown: unknown): never {
  if (thrown instanceof KioskProblem && thrown.code === 'ticket_not_found')
    throw new KioskProblem('qr_not_found');
  throw thrown;
}
