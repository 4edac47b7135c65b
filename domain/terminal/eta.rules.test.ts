import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { queuePlaces, secondsToLeave, stalledSince } from './eta.rules.ts';
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
/** Five services, the least number that counts as measured. */
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

  it('is pushed back by a truck that takes longer than nine in ten, and more the longer it stands', () => {
    const waits = [35, 60, 90, 120].map((minutes) => {
      const stuck = truck(1, { status: 'ParkingExit', calledAt: at(-minutes) });
      const [next] = queuePlaces([stuck, truck(2)], settings(), measured(10, 15, 20, 25, 30), now);
      return inMinutes(next?.eta?.expected);
    });
    // Nine in ten hold their place for at most 28 minutes (the 90 % quantile of 10 to 30). The truck has held it longer by 7, 32,
    // 62 and 92 minutes: the next one is expected after that time, but never sooner than after the usual service of 20 minutes.
    expect(waits.map(Math.round)).toEqual([20, 32, 62, 92]);
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

  it('is the same where there are more places than anybody needs', () => {
    const inside = truck(1, { status: 'ParkingExit', calledAt: at(-5) });
    const placesOf = (carsBufferTerminal: number) =>
      queuePlaces([inside, truck(2)], settings({ carsBufferTerminal }), always(20), now);
    expect(placesOf(2_147_483_647)).toEqual(placesOf(2));
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
    // One place, two trucks: it is free only when the second has left, 20 minutes after its call 5 minutes ago.
    expect(inMinutes(place?.eta?.expected)).toBe(15);
  });

  it('is the same for the same question: a board that is drawn again does not jump', () => {
    const queue = [truck(1, { status: 'ParkingExit', calledAt: null }), truck(2), truck(3)];
    const ask = () => queuePlaces(queue, settings(), measured(8, 11, 19, 25, 40), now);
    expect(ask()).toEqual(ask());
  });

  it('the expected time never gets earlier down the queue, and the band holds the expected time', () => {
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

describe('a terminal that stands still', () => {
  const services = measured(10, 15, 20, 25, 30);
  const inside = (...minutes: (number | null)[]) =>
    minutes.map((each, index) =>
      truck(index + 1, {
        status: 'ParkingExit',
        since: at(-90 - index),
        calledAt: each === null ? null : at(-each),
      }),
    );

  // The case; the places of the terminal; how many minutes ago each truck inside was called; since when it stands still. The
  // services were measured with one place: with two, the longest one of 30 minutes counts as 60.
  it.each([
    ['full, and the last call was longer ago than any service', 2, [80, 70], at(-70)],
    ['more trucks than places, and none has moved', 2, [90, 80, 70], at(-70)],
    ['a truck was called a moment ago', 2, [80, 5], null],
    ['there is room', 3, [80, 70], null],
    ['nobody knows when one was called that came before the last call', 2, [80, null], at(-80)],
    ['nobody knows when any was called: since the last of them came', 2, [null, null], at(-90)],
    ['it is empty', 1, [], null],
    ['it has no places', 0, [80], null],
  ] as const)('%s', (_case, places, minutes, since) => {
    const queue = [...inside(...minutes), truck(9)];
    expect(stalledSince(queue, settings({ carsBufferTerminal: places }), services, now)).toBe(since);
  });

  it('says since when to each truck that waits', () => {
    const places = queuePlaces([...inside(70), truck(8), truck(9)], settings(), services, now);
    expect(places.map(({ eta }) => eta?.stalledSince)).toEqual([at(-70), at(-70)]);
  });

  it('never promises an earlier entry the longer it has stood', () => {
    const minutes = fc.integer({ min: 1, max: 600 });
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 60, max: 7200 }), { minLength: 5, maxLength: 40 }),
        fc.integer({ min: 1, max: 4 }),
        minutes,
        minutes,
        (seconds, places, one, more) => {
          const measures = seconds.map((each) => ({ seconds: each, places }));
          const longest = Math.max(...seconds) / 60;
          const expectedAfter = (stood: number) => {
            const queue = [...inside(...Array<number>(places).fill(stood)), truck(9)];
            const [place] = queuePlaces(queue, settings({ carsBufferTerminal: places }), measures, now);
            return inMinutes(place?.eta?.expected);
          };
          expect(expectedAfter(longest + one + more)).toBeGreaterThanOrEqual(expectedAfter(longest + one));
        },
      ),
      { numRuns: 50 },
    );
  });

  it('promises the same hour a minute later, whether it is known or not when the trucks inside were called', () => {
    const stands = fc.array(fc.option(fc.integer({ min: 0, max: 59 })), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(stands, fc.nat(), (minutes, some) => {
        const places = (some % minutes.length) + 1;
        const steady = Array.from({ length: 5 }, () => ({ seconds: 180 * 60, places }));
        const queue = [...inside(...minutes), truck(9)];
        const room = settings({ carsBufferTerminal: places });
        const promised = [0, 1, 20].map(
          (later) => queuePlaces(queue, room, steady, now + later * 60_000)[0]?.eta?.expected,
        );
        expect(new Set(promised).size).toBe(1);
      }),
    );
  });

  it('promises every waiting truck the same hour a minute later while one place stands still and others move', () => {
    const minutes = fc.integer({ min: 0, max: 29 });
    fc.assert(
      fc.property(
        fc.array(minutes, { minLength: 1, maxLength: 4 }),
        fc.array(fc.integer({ min: 61, max: 300 }), { minLength: 1, maxLength: 3 }),
        fc.integer({ min: 1, max: 6 }),
        (moving, stuck, trucks) => {
          const places = moving.length + stuck.length;
          const steady = Array.from({ length: 5 }, () => ({ seconds: 60 * 60, places }));
          const waiting = Array.from({ length: trucks }, (_, index) => truck(100 + index));
          const queue = [...inside(...stuck, ...moving), ...waiting];
          const promised = [0, 1, 5, 30].map((later) =>
            queuePlaces(queue, settings({ carsBufferTerminal: places }), steady, now + later * 60_000).map(
              ({ eta }) => [eta?.expected, eta?.late],
            ),
          );
          for (const each of promised) expect(each).toEqual(promised[0]);
          expect(promised[0]?.every(([, late]) => late === false)).toBe(true);
        },
      ),
      { numRuns: 50 },
    );
  });

  it.each([
    ['all move', [10, 5], [15, 20, 40, 45]],
    ['one of two stands still: the other serves all of them', [70, 5], [20, 45, 70, 95]],
  ] as const)('tells four waiting trucks when %s', (_case, minutes, expected) => {
    const waiting = [truck(6), truck(7), truck(8), truck(9)];
    const steady = Array.from({ length: 5 }, () => ({ seconds: 25 * 60, places: 2 }));
    const places = queuePlaces(
      [...inside(...minutes), ...waiting],
      settings({ carsBufferTerminal: 2 }),
      steady,
      now,
    );
    expect(places.map(({ eta }) => inMinutes(eta?.expected))).toEqual(expected);
  });

  it('tells what-if when the trucks inside are likely to leave', () => {
    const [first, second] = secondsToLeave(
      inside(90, 10),
      settings({ carsBufferTerminal: 2 }),
      services,
      now,
    );
    expect(first).toBeLessThanOrEqual(second ?? 0);
    expect((second ?? 0) / 60).toBeGreaterThan(20);
    expect(secondsToLeave([truck(9)], settings(), services, now)).toEqual([]);
  });
});
