import { setTimeout as pause } from 'node:timers/promises';
import {
  isGrpcServiceError,
  WorkflowFailedError,
  WorkflowNotFoundError,
  WorkflowUpdateFailedError,
  type Connection,
} from '@temporalio/client';
import { ApplicationFailure } from '@temporalio/common';
import { fail, KejaError } from '#domain/kernel/fail.ts';
import { kejaErrorFrom } from '#workflows/kernel/failures.ts';

/** Temporal must answer a first short call within this time; only the request itself may take longer. */
const reachDeadlineMs = 3_000;

/**
 * Returns a function that runs a request to Temporal with a deadline in milliseconds. It throws a workflow's refusal as an error
 * of the catalogue, `temporal_unavailable` if nothing answers, and `outcome_unknown` if an accepted request was not answered in
 * time: it may still be carried out.
 */
export function reaching(connection: Connection) {
  return async <T>(deadlineMs: number, work: () => Promise<T>): Promise<T> => {
    let isReached = false;
    try {
      // Asks first whether Temporal answers at all, so that a request is not kept waiting for the whole deadline.
      await connection.withDeadline(Date.now() + Math.min(reachDeadlineMs, deadlineMs), () =>
        connection.healthService.check({}),
      );
      isReached = true;
      const until = Date.now() + deadlineMs;
      return await connection.withDeadline(until, () => repeatRejected(work, until));
    } catch (error) {
      const refusal = kejaErrorFrom(error);
      if (refusal) throw refusal;
      if (isUnreachable(error))
        throw fail(isReached && isUnanswered(error) ? 'outcome_unknown' : 'temporal_unavailable');
      throw error;
    }
  };
}

const [firstPauseMs, longestPauseMs] = [25, 500];
/** A workflow that is not ready for longer than this is left to the caller, who is asked to try again. */
const repeatForMs = 5_000;

/**
 * When many updates come to one workflow at once, or while it is closing, the server may reject an update that the workflow has
 * not seen. Such an update is sent again. This is safe, because a workflow handles an update id only once.
 */
const repeatRejected = async <T>(work: () => Promise<T>, deadline: number): Promise<T> => {
  const until = Math.min(deadline, Date.now() + repeatForMs);
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    try {
      return await work();
    } catch (error) {
      if (!isRejectedUnseen(error) || Date.now() + pauseMs > until) throw error;
      await pause(pauseMs);
    }
  }
};

/**
 * The gRPC codes RESOURCE_EXHAUSTED, FAILED_PRECONDITION and ABORTED: the server was too busy, the workflow was not ready, or
 * another call came first. The workflow has not seen the request.
 */
const rejectedCodes = new Set([8, 9, 10]);

const isRejectedUnseen = (error: unknown): boolean => {
  if (isUnprocessed(error)) return true;
  if (isGrpcServiceError(error)) return rejectedCodes.has(error.code);
  const { cause } = error as { cause?: unknown };
  return cause !== undefined && cause !== error ? isRejectedUnseen(cause) : false;
};

/** Whether the server says that no worker processed the update. The type of this failure is a name in the server's source. */
const isUnprocessed = (error: unknown): boolean =>
  error instanceof WorkflowUpdateFailedError &&
  error.cause instanceof ApplicationFailure &&
  error.cause.type === 'UnprocessedUpdate';

/** Turns the error that a workflow has not started or has ended into undefined; throws any other error. */
export function absent(error: unknown): undefined {
  if (error instanceof WorkflowNotFoundError) return undefined;
  throw error;
}

/** Whether a workflow accepted a request and failed by a fault of ours, not by a refusal. */
export function hasFailedInWork(error: unknown): boolean {
  return error instanceof WorkflowUpdateFailedError || error instanceof WorkflowFailedError;
}

/** Whether an error only says that Temporal does not answer. */
export function isTemporalAway(error: unknown): boolean {
  return (
    error instanceof KejaError && (error.code === 'temporal_unavailable' || error.code === 'outcome_unknown')
  );
}

/**
 * The gRPC codes CANCELLED, DEADLINE_EXCEEDED and UNAVAILABLE: the workflow may still carry out the request, but we do not hear
 * of it.
 */
const unansweredCodes = new Set([1, 4, 14]);

const unreachableCodes = new Set([...unansweredCodes, ...rejectedCodes]);

const isUnanswered = (error: unknown): boolean => {
  // After all repetitions the outcome counts as unknown. The server gives an update up when a worker completes a task without
  // answering the update. If the worker answers in a later task, its answer contains the request, and the update is carried out
  // after all.
  if (isUnprocessed(error)) return true;
  if (isGrpcServiceError(error)) return unansweredCodes.has(error.code);
  const { name, cause } = error as { name?: string; cause?: unknown };
  if (cause !== undefined && cause !== error && isUnanswered(cause)) return true;
  return name === 'WorkflowUpdateRPCTimeoutOrCancelledError';
};

/** No connection, no answer in time, no worker, or a worker whose last try failed. All of them mean "try again shortly". */
const isUnreachable = (error: unknown): boolean => {
  if (isUnprocessed(error)) return true;
  if (isGrpcServiceError(error)) return unreachableCodes.has(error.code);
  const { name, cause } = error as { name?: string; cause?: unknown };
  if (name === 'WorkflowUpdateRPCTimeoutOrCancelledError' || name === 'ServiceError') return true;
  return cause !== undefined && cause !== error ? isUnreachable(cause) : false;
};
