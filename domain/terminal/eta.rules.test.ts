import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { queuePlaces } from './eta.rules.ts';
import type { QueuedTruck, QueueSettings } from './queue.rules.ts';
import type { ServiceMeasure } from './serviceTimes.rules.ts';

const now = Date.UTC(2026, 10, 20, 8, 0);
const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
const inMinutes = (iso: string | undefined) => (Date.parse(iso ?? '') - now) / 60_000;

const truck = (dispositionId: number, some: Partial<QueuedTruck> = {}): QueuedTruck => ({
  dispositionId,
  status: 'Accepted',
  since: at(-60),
  held: false,
  ...some,
});
const settings = (some: Partial<QueueSettings> = {}): QueueSettings => ({
  carsBufferTerminal: 1,
  carsBufferParking: 2,
  minutesCarService: 3,
  ...some,
});
const measured = (...minutes: number[]): ServiceMeasure[] =>
  minutes.map((each) => ({ seconds: each * 60, places: 1 }));
const always = (minutes: number) => measured(...Array<number>(5).fill(minutes));

describe('when it will be', () => {
  it('counts from how long the truck inside has been there already', () => {
    const inside = truck(1, { status: 'ParkingExit', calledAt: at(-12) });
    const [next, last] = queuePlaces([inside, truck(2), truck(3)], settings(), always(20), now);
    expect([next, last].map((place) => inMinutes(place?.eta?.expected))).toEqual([8, 28]);
    expect(next?.eta).toMatchObject({ measured: true, late: false });
  });

  it('comes nearer as time passes', () => {
    const inside = truck(1, { status: 'ParkingExit', calledAt: at(-12) });
    const expected = [0, 4, 7].map((minutes) => {
      const [place] = queuePlaces([inside, truck(2)], settings(), always(20), now + minutes * 60_000);
      return place?.eta?.expected;
    });
    expect(expected).toEqual([at(8), at(8), at(8)]);
  });

  it('says so when the truck inside takes longer than any measured one, instead of promising the next minute for ever', () => {
    const stuck = truck(1, { status: 'ParkingExit', calledAt: at(-50) });
    const places = queuePlaces([stuck, truck(2), truck(3)], settings(), measured(10, 15, 20, 25, 30), now);
    expect(places.map(({ eta }) => eta?.late)).toEqual([true, false]);
  });

  it('goes by the configured minutes until five services are measured, and says that it does', () => {
    const queue = [truck(1, { status: 'ParkingExit', calledAt: at(0) }), truck(2), truck(3)];
    const [guessed] = queuePlaces(queue, settings(), always(20).slice(1), now);
    expect(inMinutes(guessed?.eta?.expected)).toBeCloseTo(3, 0);
    expect(guessed?.eta?.measured).toBe(false);
  });

  it('counts trucks served side by side: 30 minutes among 10 places is a call every 3 minutes', () => {
    const services = Array.from({ length: 5 }, () => ({ seconds: 1800, places: 10 }));
    const inside = Array.from({ length: 10 }, (_, index) =>
      truck(index + 1, { status: 'ParkingExit', calledAt: at(-3 * (index + 1)) }),
    );
    const places = queuePlaces(
      [...inside, truck(11), truck(12)],
      settings({ carsBufferTerminal: 10 }),
      services,
      now,
    );
    expect(places.map(({ eta }) => inMinutes(eta?.expected))).toEqual([0, 3]);
  });

  it('is now while a place is free, and unknown for a truck that is kept back', () => {
    const places = queuePlaces([truck(1), truck(2, { held: true })], settings(), [], now);
    expect(inMinutes(places[0]?.eta?.to)).toBe(0);
    expect(places[1]?.eta).toBeNull();
  });

  it('is never where the terminal has no places', () => {
    const [place] = queuePlaces([truck(1)], settings({ carsBufferTerminal: 0 }), always(20), now);
    expect(place).toMatchObject({ carsAhead: 0, eta: null });
  });

  it('waits for more than one to leave where more are inside than there are places', () => {
    const inside = [-10, -5].map((minutes, index) =>
      truck(index + 1, { status: 'ParkingExit', calledAt: at(minutes) }),
    );
    const [place] = queuePlaces([...inside, truck(3)], settings(), always(20), now);
    expect(inMinutes(place?.eta?.expected)).toBe(15);
  });

  it('is the same for the same question: a board that is drawn again does not jump', () => {
    const queue = [truck(1, { status: 'ParkingExit', calledAt: null }), truck(2), truck(3)];
    const ask = () => queuePlaces(queue, settings(), measured(8, 11, 19, 25, 40), now);
    expect(ask()).toEqual(ask());
  });

  it('never gets earlier down the queue, and the band holds the expected time', () => {
    const services = fc.array(
      fc.record({ seconds: fc.integer({ min: 1, max: 20_000 }), places: fc.integer({ min: 1, max: 20 }) }),
      { maxLength: 45 },
    );
    const insides = fc.array(fc.option(fc.integer({ min: -300, max: 0 })), { maxLength: 7 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 1, max: 5 }),
        services,
        insides,
        (trucks, room, measures, calls) => {
          const inside = calls.map((minutes, index) =>
            truck(1000 + index, { status: 'ParkingExit', calledAt: minutes === null ? null : at(minutes) }),
          );
          const waiting = Array.from({ length: trucks }, (_, index) => truck(index + 1));
          const etas = queuePlaces(
            [...inside, ...waiting],
            settings({ carsBufferTerminal: room }),
            measures,
            now,
          ).map(({ eta }) => eta);
          for (const eta of etas) {
            expect(eta && eta.from <= eta.expected && eta.expected <= eta.to).toBe(true);
            expect(Date.parse(eta?.from ?? '')).toBeGreaterThanOrEqual(now);
          }
          for (const key of ['from', 'expected', 'to'] as const) {
            const times = etas.map((eta) => eta?.[key] ?? '');
            expect(times).toEqual(times.toSorted());
          }
        },
      ),
      { numRuns: 50 },
    );
  });
});
