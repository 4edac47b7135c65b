import { HttpError } from 'ra-core';
import { problemCode } from './problem.ts';

const retryPauseMs = 3000;

/**
 * Whether the result is unknown: the command was passed on, or may have been, but no outcome was reported. Status 0 stands
 * for a call that got no answer.
 */
const isUnknown = (error: unknown): boolean =>
  problemCode(error) === 'outcome_unknown' || (error instanceof HttpError && error.status === 0);

/**
 * Whether a repetition had no answer. A server that can do nothing at present counts too: whether an earlier attempt
 * succeeded is still unknown.
 */
const isNoAnswer = (error: unknown): boolean =>
  error instanceof HttpError && (error.status === 0 || error.status >= 500);

/**
 * Does a command and repeats it until its result is known. `act` must send the same id with each attempt, so that the server does
 * the command only once.
 * @param onUnknown is called once, if the result of the first attempt is unknown
 * @throws the error that makes the result known, such as a refusal
 */
export async function untilKnown<T>(act: () => Promise<T>, onUnknown: () => void): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!isUnknown(error)) throw error;
  }
  onUnknown();
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, retryPauseMs));
    try {
      return await act();
    } catch (error) {
      if (!isNoAnswer(error)) throw error;
    }
  }
}
