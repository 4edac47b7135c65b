import { isGrpcServiceError, WorkflowNotFoundError, type Connection } from '@temporalio/client';
import { fail, KejaError } from '#domain/kernel/fail.ts';
import { kejaErrorFrom } from '#workflows/kernel/failures.ts';

/** Whether anybody is there shows soon; only an answer may take longer. */
const reachDeadlineMs = 3_000;

/**
 * Does work at Temporal within so many milliseconds. Throws a workflow's refusal as an error of the catalogue, and
 * `temporal_unavailable` where nobody answers in time.
 */
export const reaching =
  (connection: Connection) =>
  async <T>(deadlineMs: number, work: () => Promise<T>): Promise<T> => {
    try {
      await connection.withDeadline(Date.now() + Math.min(reachDeadlineMs, deadlineMs), () =>
        connection.healthService.check({}),
      );
      return await connection.withDeadline(Date.now() + deadlineMs, work);
    } catch (error) {
      const refusal = kejaErrorFrom(error);
      if (refusal) throw refusal;
      if (isUnreachable(error)) throw fail('temporal_unavailable');
      throw error;
    }
  };

/** Nothing, of a workflow that has not begun or is over. */
export const absent = (error: unknown): undefined => {
  if (error instanceof WorkflowNotFoundError) return undefined;
  throw error;
};

/** Whether an error only says that Temporal does not answer. */
export const isAway = (error: unknown): boolean =>
  error instanceof KejaError && error.code === 'temporal_unavailable';

/** Cancelled, too late, unavailable; and a workflow that is not ready just now, or too busy to take one more. */
const unreachableCodes = new Set([1, 4, 14, 8, 9, 10]);

/** No connection, no answer in time, no worker to answer, or one whose last try failed: all mean "try again shortly". */
const isUnreachable = (error: unknown): boolean => {
  if (isGrpcServiceError(error)) return unreachableCodes.has(error.code);
  const { name, cause } = error as { name?: string; cause?: unknown };
  if (name === 'WorkflowUpdateRPCTimeoutOrCancelledError' || name === 'ServiceError') return true;
  return cause !== undefined && cause !== error ? isUnreachable(cause) : false;
};
