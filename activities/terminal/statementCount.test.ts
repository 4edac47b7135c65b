import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TransitionStep } from '#workflows/terminal/journey.activities.ts';
import { createTestTerminal, type TestTerminal } from '../testing/terminal.ts';
import { journeyActivities } from './journey.activities.ts';

/** A journey makes eight moves, so each statement of a move counts eight times. */
let terminal: TestTerminal;
const sent = vi.spyOn(pg.Client.prototype, 'query');
beforeAll(async () => {
  terminal = await createTestTerminal();
});
afterAll(async () => {
  sent.mockRestore();
  await terminal?.close();
});

const arrival = (dispositionId: number): TransitionStep => ({
  key: `journey-${dispositionId}:arrive`,
  dispositionId,
  move: 'arrive',
  by: null,
  at: '2026-11-20T08:00:00.000Z',
  from: { queue: 'OnTheWay', disposition: 'OnTheWay' },
  carsQueueStatus: 'Accepted',
  statuses: ['OnTheWay'],
  leaveUntil: null,
  sms: null,
});
const statementsOf = async (work: () => Promise<unknown>): Promise<number> => {
  sent.mockClear();
  await work();
  return sent.mock.calls.length;
};

describe('a journey asks Postgres seldom', () => {
  it('a journey asks Postgres seldom to make a move, to hear that it was made, and to read the record', async () => {
    const activities = journeyActivities(terminal.dependencies);
    // Its connection prepares what comes often at the first move.
    await activities.moveDisposition(arrival(await terminal.newDisposition()));
    const id = await terminal.newDisposition();
    expect(await statementsOf(() => activities.moveDisposition(arrival(id)))).toBe(8);
    expect(await statementsOf(() => activities.moveDisposition(arrival(id)))).toBe(3);
    expect(await statementsOf(() => activities.readDisposition({ dispositionId: id }))).toBe(1);
  });
});
