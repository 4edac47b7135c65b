import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { recordId } from '../kernel/recordId.ts';
import type { Curve } from './simulationCurves.ts';

const moment = z.iso.datetime({ offset: true });
/** The most scales that may be added, or closed, at once. */
const mostScales = 5;

/** The changes to simulate in the coming hours: of the arrivals, the places and the scales of one station. */
export const whatIfScenario = z.strictObject({
  hours: z.int().min(1).max(24).default(8),
  /** Usual trucks per hour; default: those of the last hours. */
  arrivalsPerHour: z.number().min(0).max(120).optional(),
  extraPerHour: z.number().min(0).max(60).default(0),
  /** Trucks that may be on the terminal at once; default: as the station has now. */
  places: z.int().min(1).max(200).optional(),
  /** Scales added (or, if negative, closed) in a period; without an end, until the last hour. */
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

/** See `Curve`, which says what the values of a point are. */
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
}) satisfies z.ZodType<Curve>;

export const whatIfContracts = {
  play: contract({
    method: 'post',
    path: '/queues/:weighingStationId/what-if',
    params: z.object({ weighingStationId: recordId }),
    body: whatIfScenario,
    answer: z.object({
      now: z.string(),
      model: z.object({
        places: z.int(),
        scales: z.int(),
        arrivalsPerHour: z.number(),
        /** Medians: how long a truck occupies a scale, and how long it holds its place. */
        scaleSeconds: z.number(),
        holdSeconds: z.number(),
        /** How many trucks wait, and how many are on the terminal. */
        waiting: z.int(),
        inside: z.int(),
        /** How many services were measured. */
        measured: z.int(),
        stalledSince: moment.nullable().describe('Since when the terminal stands still'),
      }),
      /** Without the changes of the scenario, and with them. */
      usual: curve,
      changed: curve,
    }),
  }),
};
