import { DatabaseError } from 'pg';

const lostErrors = new WeakSet<Error>();

/** Remembers an error by which a connection broke or could not be made: it does not say itself that it concerns Postgres. */
export function noteLoss(error: unknown): void {
  if (error instanceof Error) lostErrors.add(error);
}

/** Whether the error comes from Postgres or from a connection to it that broke. */
export function isOfPostgres(error: Error): boolean {
  return error instanceof DatabaseError || lostErrors.has(error);
}
