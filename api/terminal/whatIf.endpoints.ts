import { z } from 'zod';
import type { Database } from '#database/connect.ts';
import { arrivalsPerHour, lastServices, scalesOf, weighingSeconds } from '#database/terminal/stationFacts.ts';
import { fail } from '#domain/kernel/fail.ts';
import { quantile } from '#domain/terminal/serviceTimes.rules.ts';
import { asItIs, type LiveState, type Scenario, type StationModel } from '#domain/terminal/simulation.ts';
import { curveOf, modelOf } from '#domain/terminal/simulationCurves.ts';
import { whatIfContracts } from '#domain/terminal/whatIf.contracts.ts';
import { whatIfScenario } from '#domain/terminal/whatIf.contracts.ts';
import type { QueueBoard } from '#workflows/terminal/stationQueue.messages.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import type { Processes } from '../temporal/processes.ts';

type ScenarioBody = z.output<typeof whatIfScenario>;

/** The middle one of these numbers, rounded. */
const medianOf = (values: readonly number[]): number =>
  Math.round(
    quantile(
      values.toSorted((one, other) => one - other),
      0.5,
    ),
  );

/**
 * The state from which the simulation starts. The seconds until the trucks inside leave come from the queue. If the queue runs an
 * earlier release, which does not report them, the trucks are taken to leave at equal distances within a usual stay.
 */
const stateOf = ({ trucks, trucksOnTerminal, leaving }: QueueBoard, model: StationModel): LiveState => {
  /** How long a truck usually stays on the terminal, in seconds. */
  const stay = medianOf(model.otherSeconds) + medianOf(model.scaleSeconds);
  return {
    waiting: trucks.filter(({ place, held }) => place !== null && !held).length,
    inside:
      leaving ??
      Array.from({ length: trucksOnTerminal }, (_, index) => (stay * (index + 1)) / trucksOnTerminal),
  };
};

/** Seconds from `now` until a time of the scenario; Infinity for an end that is not given. */
const secondsFrom = (now: number, at: string | null | undefined): number =>
  at ? (Date.parse(at) - now) / 1000 : Infinity;

const scenarioOf = ({ scaleChanges, extraPerHour, places }: ScenarioBody, now: number): Scenario => ({
  extraPerHour,
  places,
  scaleChanges: scaleChanges.map(({ from, to, scales }) => ({
    from: Math.max(0, secondsFrom(now, from)),
    to: secondsFrom(now, to),
    scales,
  })),
});

/**
 * What the page shows of the model and of the present state. `holdSeconds` is how long a truck usually holds a place of the
 * terminal: at the scales, and for all else that it does there.
 */
const shownModel = (model: StationModel, { waiting, inside }: LiveState, board: QueueBoard) => {
  const [scale, other] = [medianOf(model.scaleSeconds), medianOf(model.otherSeconds)];
  return {
    places: model.places,
    scales: model.scales,
    arrivalsPerHour: model.arrivalsPerHour,
    scaleSeconds: scale,
    holdSeconds: scale + other,
    waiting,
    inside: inside.length,
    measured: board.measured,
    stalledSince: board.stalledSince ?? null,
  };
};

/** Simulates the next hours of a station from its present state, with its present settings and with changed ones. */
export function whatIfEndpoints({
  database,
  processes,
}: {
  database: Database;
  processes: Processes;
}): AnyEndpoint[] {
  const modelFor = async (board: QueueBoard, body: ScenarioBody): Promise<StationModel> => {
    const { weighingStationId, settings } = board;
    if (!settings) throw fail('queue_off', { weighingStationId });
    const db = database.sql;
    const [services, usualArrivals, scales, weighing] = await Promise.all([
      lastServices(db, weighingStationId, Math.max(1, settings.carsBufferTerminal)),
      arrivalsPerHour(db, weighingStationId),
      scalesOf(db, weighingStationId),
      weighingSeconds(db, weighingStationId),
    ]);
    return modelOf({
      settings,
      scales,
      services,
      weighingSeconds: weighing,
      // A truck is usually weighed when it comes and when it goes.
      weighings: 2,
      arrivalsPerHour: body.arrivalsPerHour ?? usualArrivals,
    });
  };

  return [
    serve(whatIfContracts.play, {
      tag: 'terminal',
      summary: 'Plays the station’s next hours through, as it is and as it might be',
      access: ['operator'],
      refuses: [503],
      handle: async ({ actor, params, body }) => {
        await database.records.mustSee(actor, 'weighingStation', params.weighingStationId);
        const board = await processes.queues.board(params.weighingStationId);
        if (!board) throw fail('queue_off', { weighingStationId: params.weighingStationId });
        const now = Date.now();
        const model = await modelFor(board, body);
        const state = stateOf(board, model);
        const horizonSeconds = body.hours * 3600;
        // `asItIs` is the scenario in which nothing is changed.
        return {
          now: new Date(now).toISOString(),
          model: shownModel(model, state, board),
          usual: curveOf(model, state, asItIs, horizonSeconds),
          changed: curveOf(model, state, scenarioOf(body, now), horizonSeconds),
        };
      },
    }),
  ];
}
