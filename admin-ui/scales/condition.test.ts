import { expect, it } from 'vitest';
import type { ScaleHealth } from '#domain/weighing/scaleMessages.ts';
import type { ScaleState } from '#domain/weighing/scaleState.ts';
import { conditionOf, secondsSinceWeight } from './condition.ts';

const now = Date.parse('2026-11-30T10:00:00.000Z');
const secondsAgo = (seconds: number): string => new Date(now - seconds * 1000).toISOString();

/** A report by the clock of an agent. */
const reportAt = (at: string): ScaleHealth =>
  ({ scaleId: 1, at, phase: 'STABLE', tonnes: '24.560', reason: null, lightAnswers: null, waiting: 0 }) as ScaleHealth; // prettier-ignore
const scale = (health: ScaleHealth | null): ScaleState =>
  ({ scaleId: 1, protocolType: 'ModbusTCP', agentConnected: false, health }) as unknown as ScaleState;

it.each([
  ['goes an hour slow', secondsAgo(3600)],
  ['goes an hour fast', secondsAgo(-3600)],
])('a report that has just come is of now, also if the clock of its agent %s', (_clock, at) => {
  const heard = { health: reportAt(at), heardAt: now - 500 };
  expect(conditionOf(scale(null), heard, { readAt: now - 9000, now })).toMatchObject({
    heard,
    agentConnected: true,
    needsAttention: false,
    tone: 'go',
  });
});

it('a scale of which nothing was heard for six seconds needs attention, also if the clock of its agent goes fast', () => {
  const heard = { health: reportAt(secondsAgo(-3600)), heardAt: now - 6000 };
  const condition = conditionOf(scale(null), heard, { readAt: now - 9000, now });
  expect(condition).toMatchObject({ heard: null, agentConnected: false, needsAttention: true, tone: 'stop' });
});

it('a list that was read later than the last report over the socket counts', () => {
  const ofList = reportAt(secondsAgo(0));
  const live = { health: reportAt(secondsAgo(60)), heardAt: now - 60_000 };
  const condition = conditionOf(scale(ofList), live, { readAt: now - 1000, now });
  expect(condition.heard?.health).toBe(ofList);
});

it('the age of the last weight is told by one clock at a time', () => {
  const health = { ...reportAt(secondsAgo(3600)), lastWeightAt: secondsAgo(3610) };
  expect(secondsSinceWeight({ health, heardAt: now - 2000 }, now)).toBe(12);
  expect(secondsSinceWeight({ health: { ...health, lastWeightAt: null }, heardAt: now }, now)).toBeNull();
});
