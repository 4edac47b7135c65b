import { describe, expect, it } from 'vitest';
import type { LiveReading } from '#domain/weighing/scaleMessages.ts';
import { weightToRecord, type NewestWeight } from './weightToRecord.ts';

/** The newest stored weight; its capture is `second` unless a case says otherwise. */
const newest = (more: Partial<NonNullable<NewestWeight>> = {}): NewestWeight => ({
  captureId: 'second',
  scaleId: 1,
  weight: '14.520',
  takenAt: '2026-11-20T08:00:00.000Z',
  visit: 2,
  alibiNo: null,
  origin: 'Measured',
  used: false,
  fresh: true,
  ...more,
});
/** A live reading of the scale; `captureId` is that of the weight it has accepted, null if it has none. */
const reading = (captureId: string | null, more: Partial<LiveReading> = {}): LiveReading => ({
  scaleId: 1,
  at: '2026-11-20T08:00:01.000Z',
  phase: 'STABLE',
  tonnes: '14.520',
  reason: null,
  accepted:
    captureId === null ? null : { captureId, tonnes: '14.520', at: '2026-11-20T08:00:00.000Z', visit: 2 },
  ...more,
});
/** What a mechanical scale reports, whose weights are typed by hand. */
const byHand = { phase: 'ERROR', tonnes: null, reason: 'typed_by_hand' } as const;

describe('a desk records', () => {
  it.each<[string, NewestWeight | undefined, LiveReading | undefined]>([
    ['the measured weight of the load on the scale', newest(), reading('second')],
    ['a measured weight of a load that begins to leave', newest(), reading('second', { phase: 'LEAVING' })],
    ['a measured weight that is used, which it says', newest({ used: true }), reading('second')],
    ['a typed weight where no reading comes', newest({ origin: 'Typed' }), undefined],
    ['a typed weight at an empty scale', newest({ origin: 'Typed' }), reading(null, { phase: 'EMPTY' })],
    [
      'a typed weight though the load weighed before still stands',
      newest({ origin: 'Typed' }),
      reading('first', byHand),
    ],
    ['the sum of a bunker while it weighs again', newest({ origin: 'BatchTotal' }), reading('portion')],
  ])('%s', (_case, known, live) => {
    expect(weightToRecord(known, live)).toMatchObject({
      captureId: 'second',
      tonnes: '14.520',
      used: known?.used,
      moved: live?.phase === 'LEAVING',
    });
  });
});

describe('a desk does not record', () => {
  it.each<[string, NewestWeight | undefined, LiveReading | undefined]>([
    ['anything before the answer', undefined, reading('second')],
    ['anything of a scale without weights', null, reading(null)],
    ['a measured weight whose load has left', newest(), reading(null, { phase: 'EMPTY' })],
    [
      'an older weight while the answer about a newer one is late',
      newest({ captureId: 'first' }),
      reading('second'),
    ],
    ['a newer weight while its reading is late', newest(), reading('first')],
    ['a measured weight of a scale that says nothing', newest(), undefined],
    ['a typed weight that is not fresh', newest({ origin: 'Typed', fresh: false }), undefined],
    ['a typed weight after the scale has weighed by itself', newest({ origin: 'Typed' }), reading('third')],
  ])('%s', (_case, known, live) => {
    expect(weightToRecord(known, live)).toBeUndefined();
  });
});
