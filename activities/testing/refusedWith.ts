import { ApplicationFailure } from '@temporalio/common';

/** The code that an activity refuses with; `not refused` if it succeeds; the error itself if that is no refusal. */
export function refusedWith(activity: Promise<unknown>): Promise<unknown> {
  return activity.then(
    () => 'not refused',
    (error: unknown) => (error instanceof ApplicationFailure ? error.type : error),
  );
}
