import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { recordId } from '../kernel/recordId.ts';
import { pageShape } from '../kernel/recordShape.ts';
import { disposition } from '../terminal/disposition.ts';
import { weightOrigin } from './enums.ts';

/** The place of a weighing: a scale, a station, or both. If only a scale is named, its own station is meant. */
export const weighingPlace = z.object({
  scaleId: recordId.optional(),
  weighingStationId: recordId.optional(),
});

/** The last weight of a scale that may be recorded: measured, typed, or the sum of a bunker's batches. */
const newestWeight = z.object({
  captureId: z.string(),
  scaleId: z.number().int(),
  /** Tonnes with three decimals. */
  weight: z.string(),
  /** ISO in UTC. */
  takenAt: z.string(),
  /** The same for all weights from one empty scale to the next, or of one filling of a bunker. */
  visit: z.number().int(),
  alibiNo: z.string().nullable(),
  origin: z.enum(weightOrigin.values),
  /** Whether a weighing has recorded it. */
  used: z.boolean(),
  /** Whether it is recent enough to be recorded (`weightFreshMinutes`); the sum of a bunker's batches always is. */
  fresh: z.boolean(),
});

/** A list of the dispositions that wait for a weighing at a place; empty if neither a scale nor a station is named. */
const awaiting = <const P extends string>(path: P) =>
  contract({
    method: 'get',
    path,
    query: weighingPlace.extend({ searchStr: z.string().max(200).optional() }),
    answer: pageShape(disposition),
  });

const ofDisposition = z.object({ dispositionId: recordId });
const numberOfWeighted = z.object({ numberOfWeighted: z.number() });

/**
 * Calls of the weighing desk. The number of weighings of a disposition (`numberOfWeighted`) has two addresses, because the
 * specification names both.
 */
export const weighingContracts = {
  newest: contract({
    method: 'get',
    path: '/weights/newest',
    query: z.object({ scaleId: recordId }),
    answer: newestWeight.nullable(),
  }),
  awaitingFirst: awaiting('/disposition_first_weighting'),
  awaitingSecond: awaiting('/disposition_second_weighting'),
  numberOfWeighted: contract({
    method: 'get',
    path: '/get_number_of_weighted/:dispositionId',
    params: ofDisposition,
    answer: numberOfWeighted,
  }),
  numberOfWeightedByQuery: contract({
    method: 'get',
    path: '/disposition_number_of_weighted',
    query: ofDisposition,
    answer: numberOfWeighted,
  }),
};
