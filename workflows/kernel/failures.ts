import {
  ActivityFailure,
  ApplicationFailure,
  ApplicationFailureCategory,
  WorkflowExecutionAlreadyStartedError,
} from '@temporalio/common';
import { errorCatalogue, type ErrorCode } from '#domain/kernel/errorCatalogue.ts';
import { fail, KejaError, type ErrorParams } from '#domain/kernel/fail.ts';
import type { Refusal } from '#domain/kernel/refusal.ts';

/** A refusal as a failure of Temporal: its type is our error code, its first detail the parameters. */
export function refusalFailure({ code, params }: Pick<Refusal, 'code' | 'params'>): ApplicationFailure {
  return ApplicationFailure.create({
    type: code,
    message: code,
    details: [params],
    nonRetryable: true,
    // A refusal is an answer and not a fault: logs and metrics leave it out.
    category: ApplicationFailureCategory.BENIGN,
  });
}

const isErrorCode = (type: unknown): type is ErrorCode =>
  typeof type === 'string' && Object.hasOwn(errorCatalogue, type);

/** The refusal in the failure of an activity or an update; undefined for any other failure. */
export function refusalIn(error: unknown): ApplicationFailure | undefined {
  const failure = error instanceof ActivityFailure ? error.cause : error;
  return failure instanceof ApplicationFailure && isErrorCode(failure.type) ? failure : undefined;
}

/**
 * The refusal behind a failed update or start, as an error of the catalogue with which the API can answer; undefined for any
 * other failure. A workflow that has ended cannot be started again: then no move is legal.
 */
export function kejaErrorFrom(error: unknown): KejaError | undefined {
  if (error instanceof KejaError) return error;
  if (error instanceof WorkflowExecutionAlreadyStartedError)
    return fail('illegal_transition', { ended: true });
  const failure = refusalIn(error) ?? refusalIn(causeOf(error));
  if (!failure) return undefined;
  return new KejaError(failure.type as ErrorCode, (failure.details?.[0] ?? {}) as ErrorParams);
}

const causeOf = (error: unknown): unknown => (error instanceof Error ? error.cause : undefined);
