import fc from 'fast-check';
import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import { localDate } from './localTime.ts';
import { businessZone } from './time.ts';
import { dateText, dateTimeText } from './written.ts';

const moment = fc
  .date({ min: new Date('0002-01-01T00:00:00Z'), max: new Date('9998-12-31T00:00:00Z'), noInvalidDate: true })
  .map((at) => at.toISOString());
/** Around the hours at which summer time begins and ends. */
const nearChange = fc
  .tuple(
    fc.constantFrom('2026-03-29T01:00:00Z', '2026-10-25T01:00:00Z', '1977-04-03T00:00:00Z'),
    fc.integer({ min: -7_200_000, max: 7_200_000 }),
  )
  .map(([at, ms]) => new Date(Date.parse(at) + ms).toISOString());

describe('local time in the business time zone', () => {
  it('is that of the time zone for every moment, also where summer time begins and ends', () => {
    fc.assert(
      fc.property(fc.oneof(moment, nearChange), (iso) => {
        const local = DateTime.fromISO(iso, { zone: businessZone }).setZone('utc', { keepLocalTime: true });
        expect(localDate(iso)?.getTime()).toBe(local.toMillis());
      }),
    );
  });

  it('writes a moment as the time zone library does', () => {
    fc.assert(
      fc.property(fc.oneof(moment, nearChange), (iso) => {
        const local = DateTime.fromISO(iso, { zone: businessZone });
        expect(dateText(iso)).toBe(local.toFormat('dd.MM.yyyy'));
        expect(dateTimeText(iso)).toBe(local.toFormat('dd.MM.yyyy HH:mm'));
      }),
    );
  });

  it.each(['2026-02-30T10:00:00Z', '2026-11-21', '2026-11-21T05:30:00+01:00', '', 'rubbish'])(
    'is undefined for a text that is no moment in UTC: %s',
    (text) => {
      expect(localDate(text)).toBeUndefined();
    },
  );
});
