import { describe, expect, it } from 'vitest';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { heldDuringSaves, newerOf } from './heldDuringSaves.ts';

const version = (minute: number): AnyRecord =>
  ({ id: 1, updatedAt: `2026-01-01T10:0${minute}:00.000Z` }) as AnyRecord;

/** The versions that were taken, in their order. */
const takenBy = () => {
  const taken: AnyRecord[] = [];
  return { taken, held: heldDuringSaves((record) => taken.push(record)) };
};

describe('a record that is read while a save is under way', () => {
  it('is taken after the answer, and only in its newest version', async () => {
    const { taken, held } = takenBy();
    const answer = Promise.withResolvers<string>();
    const saved = held.during(() => answer.promise);
    held.offer(version(3));
    held.offer(version(2));
    expect(taken).toEqual([]);
    answer.resolve('saved');
    expect(await saved).toBe('saved');
    expect(taken).toEqual([version(3)]);
  });

  it('is taken also if the save was refused', async () => {
    const { taken, held } = takenBy();
    const answer = Promise.withResolvers<string>();
    const saved = held.during(() => answer.promise);
    held.offer(version(2));
    answer.reject(new Error('refused'));
    await expect(saved).rejects.toThrow('refused');
    expect(taken).toEqual([version(2)]);
  });

  it('waits for the last of two saves', async () => {
    const { taken, held } = takenBy();
    const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
    const [first, second] = answers.map(({ promise }) => held.during(() => promise));
    held.offer(version(2));
    answers[0].resolve();
    await first;
    expect(taken).toEqual([]);
    answers[1].resolve();
    await second;
    expect(taken).toEqual([version(2)]);
  });
});

it('a record that is read while nothing is saved is taken at once', () => {
  const { taken, held } = takenBy();
  held.offer(version(1));
  expect(taken).toEqual([version(1)]);
});

it('the newer of two versions is the one that was written later, whichever was read first', () => {
  expect(newerOf(version(1), version(2))).toEqual(version(2));
  expect(newerOf(version(2), version(1))).toEqual(version(2));
});
