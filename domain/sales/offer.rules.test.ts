import { describe, expect, it } from 'vitest';
import { expectedOfferEvent, lapsesAt, nextOfferEvent, validToOf } from './offer.rules.ts';

describe('an offer', () => {
  it.each([
    // 20 November 2026 is a Friday; 11 November is a day off.
    ['2026-11-20', '2026-11-02T09:00:00.000Z', [], 'soonLapses', '2026-11-19T07:00:00.000Z'],
    ['2026-11-23', '2026-11-02T09:00:00.000Z', [], 'soonLapses', '2026-11-20T07:00:00.000Z'],
    ['2026-11-12', '2026-11-02T09:00:00.000Z', [], 'soonLapses', '2026-11-10T07:00:00.000Z'],
    ['2026-11-20', '2026-11-20T09:00:00.000Z', [], 'soonLapses', '2026-11-20T09:00:00.000Z'],
    [
      '2026-11-20',
      '2026-11-19T09:00:00.000Z',
      ['soonLapses:2026-11-20'],
      'lapses',
      '2026-11-20T23:00:00.000Z',
    ],
    [
      '2026-11-20',
      '2026-11-19T09:00:00.000Z',
      ['soonLapses:2026-11-19'],
      'soonLapses',
      '2026-11-19T09:00:00.000Z',
    ],
    ['2026-11-20', '2026-11-20T20:00:00.000Z', [], 'lapses', '2026-11-20T23:00:00.000Z'],
    ['2026-11-20', '2026-12-01T09:00:00.000Z', [], 'lapses', '2026-11-20T23:00:00.000Z'],
  ])('an offer that holds until %s, at %s with %j given, next %s at %s', (validTo, now, given, kind, at) => {
    expect(nextOfferEvent(validTo, given, now)).toMatchObject({ kind, at });
  });

  it.each([
    ['before its reminder', '2026-11-19T06:59:59.999Z', 'soonLapses', '2026-11-19T07:00:00.000Z'],
    ['at its reminder', '2026-11-19T07:00:00.000Z', 'lapses', '2026-11-20T23:00:00.000Z'],
    ['in the night before its last day', '2026-11-19T22:00:00.000Z', 'lapses', '2026-11-20T23:00:00.000Z'],
    ['at noon of its last day', '2026-11-20T11:00:00.000Z', 'lapses', '2026-11-20T23:00:00.000Z'],
  ])('is shown %s with what comes next', (_when, now, kind, at) => {
    expect(expectedOfferEvent('2026-11-20', now)).toMatchObject({ kind, at });
  });

  it('an offer without a last day never lapses', () =>
    expect([
      nextOfferEvent(null, [], '2026-11-20T20:00:00.000Z'),
      expectedOfferEvent(null, '2026-11-20T20:00:00.000Z'),
    ]).toEqual([null, null]));

  it('holds for thirty days where nobody says until when, as Warsaw counts days', () => {
    expect(validToOf('2026-11-20T23:30:00.000Z')).toBe('2026-12-21');
    expect(lapsesAt('2026-07-01')).toBe('2026-07-01T22:00:00.000Z');
  });
});
