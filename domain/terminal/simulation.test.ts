import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { curveOf, modelOf } from './simulationCurves.ts';
import { asItIs, playStation, type LiveState, type Scenario, type StationModel } from './simulation.ts';

const horizon = 4 * 3600;
const minutes = fc.integer({ min: 1, max: 40 }).map((each) => each * 60);
const someMinutes = fc.array(minutes, { minLength: 1, maxLength: 12 });
const anyModel: fc.Arbitrary<StationModel> = fc.record({
  places: fc.integer({ min: 1, max: 8 }),
  scales: fc.integer({ min: 1, max: 3 }),
  scaleSeconds: someMinutes,
  otherSeconds: someMinutes,
  arrivalsPerHour: fc.integer({ min: 0, max: 20 }),
});
const anyState: fc.Arbitrary<LiveState> = fc.record({
  waiting: fc.nat(25),
  inside: fc.array(fc.nat(3600), { maxLength: 8 }),
});
const anySeed = fc.nat(10_000);
const limits = { numRuns: 60 };

describe('a station that is played through', () => {
  it('loses no truck and makes none: at any time each waits, is inside, or has left', () => {
    fc.assert(
      fc.property(anyModel, anyState, anySeed, fc.nat(horizon), (model, state, seed, at) => {
        const trucks = playStation(model, state, asItIs, horizon, seed);
        const come = trucks.filter(({ arrived }) => arrived <= at).length;
        const waiting = trucks.filter(({ arrived, called }) => arrived <= at && called > at).length;
        const inside = trucks.filter(({ called, left }) => called <= at && left > at).length;
        const gone = trucks.filter(({ left }) => left <= at).length;
        expect(waiting + inside + gone).toBe(come);
        expect(trucks.filter(({ arrived }) => arrived === 0)).toHaveLength(state.waiting);
      }),
      limits,
    );
  });

  it('never has more trucks inside than there are places, and calls them in their order', () => {
    fc.assert(
      fc.property(anyModel, anyState, anySeed, fc.nat(horizon), (model, state, seed, at) => {
        const trucks = playStation(model, state, asItIs, horizon, seed);
        const before = state.inside.filter((end) => end > at).length;
        const inside = trucks.filter(({ called, left }) => called <= at && left > at).length;
        expect(before + inside).toBeLessThanOrEqual(Math.max(model.places, state.inside.length));
        const calls = trucks.map(({ called }) => called);
        expect(calls).toEqual(calls.toSorted((one, other) => one - other));
        for (const { arrived, called, left } of trucks) expect(arrived <= called && called < left).toBe(true);
      }),
      limits,
    );
  });

  it.each([
    ['a second scale', { ...asItIs, scaleChanges: [{ from: 3600, to: Infinity, scales: 1 }] }],
    ['a second scale for an hour', { ...asItIs, scaleChanges: [{ from: 1800, to: 5400, scales: 1 }] }],
  ])('%s never makes any truck wait longer', (_change, scenario) => {
    fc.assert(
      fc.property(anyModel, anyState, anySeed, (model, state, seed) => {
        const usual = playStation(model, state, asItIs, horizon, seed);
        const changed = playStation(model, state, scenario, horizon, seed);
        expect(changed).toHaveLength(usual.length);
        changed.forEach(({ called }, index) => expect(called).toBeLessThanOrEqual(usual[index]?.called ?? 0));
      }),
      limits,
    );
  });

  it('one more place never makes any truck wait longer', () => {
    fc.assert(
      fc.property(anyModel, anyState, anySeed, (model, state, seed) => {
        const usual = playStation(model, state, asItIs, horizon, seed);
        const wider = playStation(model, state, { ...asItIs, places: model.places + 1 }, horizon, seed);
        wider.forEach(({ called }, index) => expect(called).toBeLessThanOrEqual(usual[index]?.called ?? 0));
      }),
      limits,
    );
  });

  it('a closed scale and more trucks never make any of the usual trucks wait less', () => {
    const closed = { ...asItIs, scaleChanges: [{ from: 1800, to: 5400, scales: -1 }] };
    const crowded = { ...asItIs, extraPerHour: 5 };
    fc.assert(
      fc.property(
        anyModel,
        anyState,
        anySeed,
        fc.constantFrom(closed, crowded),
        (model, state, seed, scenario) => {
          const usual = playStation(model, state, asItIs, horizon, seed);
          const worse = playStation(model, state, scenario, horizon, seed).filter(({ extra }) => !extra);
          expect(worse).toHaveLength(usual.length);
          worse.forEach(({ called }, index) =>
            expect(called).toBeGreaterThanOrEqual(usual[index]?.called ?? 0),
          );
        },
      ),
      limits,
    );
  });

  it('closes as many scales as all changes of a time say together', () => {
    const all = { from: 1800, to: 5400 };
    const oneByOne = [
      { ...all, scales: -1 },
      { ...all, scales: -1 },
    ];
    // The first scale is closed before, and does not count twice.
    const before = { from: 600, to: 1800, scales: -1 };
    fc.assert(
      fc.property(anyModel, anyState, anySeed, (model, state, seed) => {
        const played = (scaleChanges: Scenario['scaleChanges']) =>
          playStation(model, state, { ...asItIs, scaleChanges }, horizon, seed);
        expect(played(oneByOne)).toEqual(played([{ ...all, scales: -2 }]));
        expect(played([before, ...oneByOne])).toEqual(played([before, { ...all, scales: -2 }]));
        // While every scale is closed, one more change closes none: it counts from their opening.
        const everyScale = { from: 0, to: 3600, scales: -3 };
        expect(played([everyScale, { ...all, scales: -1 }])).toEqual(
          played([everyScale, { from: 3600, to: 5400, scales: -1 }]),
        );
      }),
      limits,
    );
  });

  it('is the same future for the same seed', () => {
    fc.assert(
      fc.property(anyModel, anyState, anySeed, (model, state, seed) => {
        expect(playStation(model, state, asItIs, horizon, seed)).toEqual(
          playStation(model, state, asItIs, horizon, seed),
        );
      }),
      limits,
    );
  });
});

describe('the curve of a station', () => {
  const facts = {
    settings: { carsBufferTerminal: 4, carsBufferParking: 6, minutesCarService: 3 },
    scales: 1,
    services: [18, 20, 22, 24, 26, 30].map((each) => ({ seconds: each * 60, places: 4 })),
    weighingSeconds: [120, 150, 180],
    weighings: 2,
    arrivalsPerHour: 11,
  };
  const busy = { waiting: 12, inside: [200, 500, 800, 1100] };

  it('begins with the trucks that wait now', () => {
    expect(curveOf(modelOf(facts), busy, asItIs, horizon).points[0]).toMatchObject({
      at: 0,
      waiting: 12,
      fewest: 12,
      most: 12,
    });
  });

  it('counts the trucks that are on the terminal now among those that leave it', () => {
    const empty = { waiting: 0, inside: [] };
    const quiet = { ...modelOf(facts), arrivalsPerHour: 0 };
    const full = { waiting: 0, inside: [60, horizon, horizon + 1] };
    expect(curveOf(quiet, empty, asItIs, horizon).served).toBe(0);
    expect(curveOf(quiet, full, asItIs, horizon).served).toBe(2);
  });

  it('tells how long a truck waits that arrives then, and not those that wait already', () => {
    const quiet = { ...modelOf(facts), arrivalsPerHour: 0 };
    expect(curveOf(quiet, busy, asItIs, horizon).points.map((point) => point.minutes)).toEqual(
      Array.from({ length: 25 }, () => null),
    );
  });

  it('is of trucks that take as long as was measured also on a large terminal', () => {
    const places = 40;
    const model = modelOf({
      ...facts,
      settings: { ...facts.settings, carsBufferTerminal: places },
      services: facts.services.map(({ seconds }) => ({ seconds, places })),
      weighingSeconds: [30],
      weighings: 1,
    });
    const underLoad = { waiting: 2000, inside: [] };
    const trucks = playStation({ ...model, arrivalsPerHour: 0 }, underLoad, asItIs, 0, 7).slice(places);
    const held = trucks.map(({ called, left }) => (left - called) / 60);
    const mean = held.reduce((sum, each) => sum + each, 0) / held.length;
    // The measured services take 23.3 minutes on average.
    expect(Math.abs(mean - 23.3)).toBeLessThan(1);
  });

  it('falls with a second scale where the scale is what is short, and rises with five more trucks an hour', () => {
    const model = modelOf(facts);
    const usual = curveOf(model, busy, asItIs, horizon);
    const helped = curveOf(
      model,
      busy,
      { ...asItIs, scaleChanges: [{ from: 0, to: Infinity, scales: 1 }] },
      horizon,
    );
    const crowded = curveOf(model, busy, { ...asItIs, extraPerHour: 5 }, horizon);
    expect(helped.meanMinutes).toBeLessThan(usual.meanMinutes);
    expect(helped.served).toBeGreaterThan(usual.served);
    expect(crowded.meanMinutes).toBeGreaterThan(usual.meanMinutes);
    expect(crowded.left).toBeGreaterThan(usual.left);
  });

  it('the curve of a station of trucks under full load takes as long as was measured: what they waited for the scale is not counted twice', () => {
    const trucks = playStation(
      { ...modelOf(facts), arrivalsPerHour: 0 },
      { waiting: 200, inside: [] },
      asItIs,
      0,
      7,
    );
    // The first trucks find an empty terminal, so they are left out.
    const held = trucks.slice(20).map(({ called, left }) => (left - called) / 60);
    const mean = held.reduce((sum, each) => sum + each, 0) / held.length;
    // The measured services of `facts` take 23.3 minutes on average.
    expect(mean).toBeGreaterThan(20);
    expect(mean).toBeLessThan(27);
  });
});
