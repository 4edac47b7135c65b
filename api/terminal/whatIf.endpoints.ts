import { z } from 'zod';
import type { Database } from '#database/connect.ts';
import { arrivalsPerHour, lastServices, scalesOf, weighingSeconds } from '#database/terminal/stationFacts.ts';
import { fail } from '#domain/kernel/fail.ts';
import { quantile } from '#domain/terminal/serviceTimes.rules.ts';
import { asItIs, type LiveState, type Scenario, type StationModel } from '#domain/terminal/simulation.ts';
import { curveOf, modelOf } from '#domain/terminal/simulationCurves.ts';
import type { QueueBoard } from '#workflows/terminal/stationQueue.messages.ts';
import { endpoint, type AnyEndpoint } from '../http/endpoint.ts';
import { recordId } from '../http/recordId.ts';
import type { Processes } from '../temporal/processes.ts';

const moment = z.iso.datetime({ offset: true });
const mostScales = 5;
const scenario = z.strictObject({
  hours: z.int().min(1).max(24).default(8),
  /** Trucks an hour as they usually come; those of the last hours when it is not said. */
  arrivalsPerHour: z.number().min(0).max(120).optional(),
  extraPerHour: z.number().min(0).max(60).default(0),
  places: z.int().min(1).max(200).optional(),
  /** Scales that come, or with a negative number go, from one moment to another; to the end when none is said. */
  scaleChanges: z
    .array(
      z.strictObject({
        from: moment,
        to: moment.nullish(),
        scales: z.int().min(-mostScales).max(mostScales),
      }),
    )
    .max(10)
    .default([]),
});
type Wish = z.output<typeof scenario>;

const curve = z.object({
  points: z.array(
    z.object({
      at: z.number(),
      waiting: z.number(),
      fewest: z.number(),
      most: z.number(),
      minutes: z.number().nullable(),
    }),
  ),
  meanMinutes: z.number(),
  served: z.number(),
  left: z.number(),
});

const middleOf = (values: readonly number[]): number =>
  Math.round(
    quantile(
      values.toSorted((one, other) => one - other),
      0.5,
    ),
  );

/** Seconds until those inside leave: half of what is left to do is left on average, spread evenly. */
const stateOf = ({ trucks, trucksOnTerminal }: QueueBoard, model: StationModel): LiveState => {
  const hold = middleOf(model.otherSeconds) + middleOf(model.scaleSeconds);
  return {
    waiting: trucks.filter(({ place, held }) => place !== null && !held).length,
    inside: Array.from({ length: trucksOnTerminal }, (_, index) => (hold * (index + 1)) / trucksOnTerminal),
  };
};

const secondsFrom = (now: number, at: string | null | undefined): number =>
  at ? (Date.parse(at) - now) / 1000 : Infinity;

const scenarioOf = ({ scaleChanges, extraPerHour, places }: Wish, now: number): Scenario => ({
  extraPerHour,
  places,
  scaleChanges: scaleChanges.map(({ from, to, scales }) => ({
    from: Math.max(0, secondsFrom(now, from)),
    to: secondsFrom(now, to),
    scales,
  })),
});

/** What would happen: the station’s next hours played through from how it stands, as it is and as it might be. */
export const whatIfEndpoints = ({
  database,
  processes,
}: {
  database: Database;
  processes: Processes;
}): AnyEndpoint[] => {
  const modelFor = async (board: QueueBoard, wish: Wish): Promise<StationModel> => {
    const { weighingStationId, settings } = board;
    if (!settings) throw fail('queue_off', { weighingStationId });
    const db = database.sql;
    const [services, usual, scales, weighing] = await Promise.all([
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
      weighings: 2,
      arrivalsPerHour: wish.arrivalsPerHour ?? usual,
    });
  };

  return [
    endpoint({
      method: 'post',
      path: '/queues/:weighingStationId/what-if',
      tag: 'terminal',
      summary: 'Plays the station’s next hours through, as it is and as it might be',
      access: ['operator'],
      refuses: [503],
      params: z.object({ weighingStationId: recordId }),
      body: scenario,
      answer: z.object({
        now: z.string(),
        model: z.object({
          places: z.int(),
          scales: z.int(),
          arrivalsPerHour: z.number(),
          scaleSeconds: z.number(),
          holdSeconds: z.number(),
          waiting: z.int(),
          inside: z.int(),
          measured: z.int(),
        }),
        usual: curve,
        changed: curve,
      }),
      handle: async ({ actor, params, body }) => {
        await database.records.mustSee(actor, 'weighingStation', params.weighingStationId);
        const board = await processes.queues.board(params.weighingStationId);
        if (!board) throw fail('queue_off', { weighingStationId: params.weighingStationId });
        const now = Date.now();
        const model = await modelFor(board, body);
        const state = stateOf(board, model);
        const horizon = body.hours * 3600;
        const [scale, other] = [middleOf(model.scaleSeconds), middleOf(model.otherSeconds)];
        return {
          now: new Date(now).toISOString(),
          model: {
            places: model.places,
            scales: model.scales,
            arrivalsPerHour: model.arrivalsPerHour,
            scaleSeconds: scale,
            holdSeconds: scale + other,
            waiting: state.waiting,
            inside: state.inside.length,
            measured: board.measured,
          },
          usual: curveOf(model, state, asItIs, horizon),
          changed: curveOf(model, state, scenarioOf(body, now), horizon),
        };
      },
    }),
  ];
};
