import { KejaError } from '#domain/kernel/fail.ts';
import { refusalFailure } from '#workflows/kernel/failures.ts';

type Activities = Record<string, (input: never) => Promise<unknown>>;

/**
 * The activities with every refusal of ours turned into a failure that is not tried again: asking twice would not
 * change the answer. Anything else, such as a database that is away, is tried again by the workflow's policy.
 */
export const withRefusals = <A extends object>(activities: A): A =>
  Object.fromEntries(
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
