import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ticketOf } from './kioskMessages.ts';
import { barCodeOf, countedUnder, filledIn, takenOver, type Ids } from './dispositionDefaults.rules.ts';

describe('what a new disposition takes over', () => {
  it.each<[string, Ids, (Ids | null)[], Ids]>([
    ['is what its station says', {}, [null, null, { product: 1, forwarder: 2 }], { product: 1, forwarder: 2 }],
    ['is what its order says rather than its station', {}, [{ product: 3 }, null, { product: 1 }], { product: 3 }],
    ['is nothing that its author wrote', { product: 9 }, [{ product: 3 }, null, { product: 1 }], {}],
    ['is the box of the warehouse it takes over', {}, [null, null, { warehouse: 5, box: 6 }], { warehouse: 5, box: 6 }],
    ['is no box of another warehouse', { warehouse: 7 }, [null, null, { warehouse: 5, box: 6 }], {}],
    ['is no box of the station where the order says which warehouse', {}, [{ warehouse: 7 }, null, { warehouse: 5, box: 6 }], { warehouse: 7 }],
    ['is a box that belongs to no warehouse', { warehouse: 7 }, [null, null, { box: 6 }], { box: 6 }],
    ['is the usual warehouse of its scheme before that of its station', {}, [null, { warehouse: 8 }, { warehouse: 5 }], { warehouse: 8 }],
  ])('%s', (_rule, written, sources, filled) => expect(filledIn(written, sources)).toEqual(filled)); // prettier-ignore

  const id = fc.option(fc.integer({ min: 1, max: 9 }));
  const ids: fc.Arbitrary<Ids> = fc.record(Object.fromEntries(takenOver.map((field) => [field, id])));

  it('never changes what was written, and takes nothing that no source said', () => {
    fc.assert(
      fc.property(ids, fc.array(ids), (written, sources) => {
        for (const [field, taken] of Object.entries(filledIn(written, sources)) as [keyof Ids, number][]) {
          expect(written[field] ?? null).toBeNull();
          expect(sources.map((source) => source[field])).toContain(taken);
        }
      }),
    );
  });
});

describe('the number and the barcode of a disposition', () => {
  it.each([
    ['NW', 'NW'],
    [' NW ', 'NW'],
    ['AAA', undefined],
    ['', undefined],
    [null, undefined],
  ])('a disposition at a station with the prefix %j is counted under %j', (prefix, counted) =>
    expect(countedUnder(prefix)).toBe(counted),
  );

  it('the barcode begins with the prefix of the station, where it has one', () => {
    expect(barCodeOf('7KX2M4PQ', 'NW')).toBe('NW7KX2M4PQ');
    expect(barCodeOf('7KX2M4PQ', null)).toBe('7KX2M4PQ');
  });

  it.each(['NW', ' nw ', 'N-W'])(
    'the kiosk reads the barcode of a station with the prefix %j as it is printed',
    (prefix) => {
      const barCode = barCodeOf('7KX2M4PQ', prefix);
      expect(barCode).toBe('NW7KX2M4PQ');
      expect(ticketOf(barCode)).toBe(barCode);
    },
  );
});
