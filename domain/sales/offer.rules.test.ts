import { describe, expect, it } from 'vitest';
import { lapsesAt, nextOfferEvent, validToOf } from './offer.rules.ts';

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
  ])('that holds until %s, at %s with %j given, next %s at %s', (validTo, now, given, kind, at) => {
    expect(nextOfferEvent(validTo, given, now)).toMatchObject({ kind, at });
  });

  it('without a last day never lapses', () =>
    expect(nextOfferEvent(null, [], '2026-11-20T20:00:00.000Z')).toBeNull());

  it('holds for thirty days where nobody says until when, as Warsaw counts days', () => {
    expect(validToOf('2026-11-20T23:30:00.000Z')).toBe('2026-12-21');
    expect(lapsesAt('2026-07-01')).toBe('2026-07-01T22:00:00.000Z');
  });
});
