import { KejaError } from '#domain/kernel/fail.ts';
import { refusalFailure } from '#workflows/kernel/failures.ts';

type Activities = Record<string, (input: never) => Promise<unknown>>;

/**
 * Wraps activities so that each of our refusals becomes a failure that is not retried: a retry would give the same answer.
 * Any other error, such as a database that is away, is retried by the workflow's policy.
 */
export function withRefusals<A extends object>(activities: A): A {
  return Object.fromEntries(
    Object.entries(activities as Activities).map(([name, activity]) => [
      name,
      async (input: never) => {
        try {
          return await activity(input);
        } catch (error) {
          throw error instanceof KejaError ? refusalFailure(error) : error;
        }
      },
    ]),
  ) as A;
}
