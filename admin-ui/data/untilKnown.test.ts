import { HttpError } from 'ra-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { untilKnown } from './untilKnown.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const refused = (status: number, code: string) => new HttpError('', status, { code, params: {} });
const unknown = () => refused(503, 'outcome_unknown');
const away = () => refused(503, 'temporal_unavailable');

/** Answers one after another; an error is thrown. */
const answering = (...answers: unknown[]) =>
  vi.fn<() => Promise<unknown>>(async () => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  });

it.each([
  ['recorded after all', [unknown(), away(), refused(0, 'unreachable'), 'recorded'], 'recorded', 4],
  ['refused after all', [unknown(), refused(409, 'illegal_transition')], 'illegal_transition', 2],
])('what was not known is asked for until it is: %s', async (_what, answers, expected, times) => {
  const act = answering(...answers);
  const onUnknown = vi.fn<() => void>();
  const outcome = untilKnown(act, onUnknown).catch(({ body }: HttpError) => (body as { code: string }).code);
  // Enough for all answers: one attempt every three seconds.
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await outcome).toBe(expected);
  expect(act).toHaveBeenCalledTimes(times);
  expect(onUnknown).toHaveBeenCalledOnce();
});

it('what was surely not done is not tried again by itself', async () => {
  const act = answering(away(), 'recorded');
  const onUnknown = vi.fn<() => void>();
  await expect(untilKnown(act, onUnknown)).rejects.toMatchObject({ body: { code: 'temporal_unavailable' } });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(act).toHaveBeenCalledOnce();
  expect(onUnknown).not.toHaveBeenCalled();
});
