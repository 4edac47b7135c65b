import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { recordId } from '../kernel/recordId.ts';
import type { AnyRecord } from '../kernel/record.ts';
import { recordProperties, recordShape, type Served } from '../kernel/recordShape.ts';
import type { BoardField } from './boardFields.ts';
import { disposition } from './disposition.ts';
import { queuePriority } from './enums.ts';
import { placeShape } from './eta.shape.ts';
import { journeyMoves } from './journeyMoves.ts';
import { carsQueueStatus, type CarsQueueStatus } from './statuses.ts';

const queueChanges = ['hold', 'release', 'reorder', 'prioritise'] as const;

const moment = z.iso.datetime();

/** The data that the queue adds to a truck. */
const inQueue = z.object({
  place: placeShape.nullable(),
  held: z.boolean(),
  /** The time that decides its place. */
  since: moment.nullable(),
  standing: z
    .enum(carsQueueStatus.values)
    .describe(
      'The queue status that counts: a truck back from the extra parking stands where it stood before',
    ),
  allowed: z.array(z.enum(journeyMoves)).readonly().describe('The moves that its journey allows now'),
});

/**
 * The fields of a disposition that the live queue serves: those that its board shows, and for each reference also the id, such as
 * `vehicle` and `vehicleId`.
 */
type OnBoard = Pick<
  Served<typeof disposition>,
  | 'id'
  | 'presentation'
  | Exclude<BoardField, 'carsQueueStatus'>
  | (`${BoardField}Id` & keyof Served<typeof disposition>)
> & {
  /** A truck in the queue has one; a wagon or a ship has none. */
  readonly carsQueueStatus: CarsQueueStatus;
};

/**
 * A truck in the live queue: its disposition, and its place if the station's queue knows one. The type is stated here, because
 * `recordProperties` does not know the types of single fields.
 */
const truck = z.object({
  ...recordProperties(disposition),
  ...inQueue.shape,
}) as unknown as z.ZodType<OnBoard & z.output<typeof inQueue>, AnyRecord>;

const settings = z.object({
  carsBufferTerminal: z.int(),
  carsBufferParking: z.int(),
  minutesCarService: z.number(),
});

/** The present state of a station's queue. */
const board = z.object({
  weighingStationId: z.int(),
  settings: settings.nullable(),
  /** Trucks on the terminal and on the way to it. */
  trucksOnTerminal: z.int(),
  /** How many services were measured. */
  measured: z.int(),
  /** Whether the yard that the station shares with others is full. */
  yardFull: z.boolean(),
  serviceMinutes: z
    .number()
    .nullable()
    .describe('Minutes from one call to the next, as measured; null while too few are'),
  stalledSince: moment.nullable().describe('Since when the terminal stands still'),
  servedLastHour: z.int(),
});

/** The answer of the queue's workflow to a change: the queue with all its trucks. The workflow may leave out the optional data. */
const changedBoard = board
  .omit({ servedLastHour: true })
  .partial({ yardFull: true, serviceMinutes: true, stalledSince: true })
  .extend({
    /** After how many seconds the trucks inside are likely to leave. */
    leaving: z.array(z.number()).optional(),
    trucks: z.array(
      z.object({
        dispositionId: z.int(),
        carsQueueStatus: z.enum(carsQueueStatus.values),
        since: moment,
        held: z.boolean(),
        priority: z.enum(queuePriority.values).optional(),
        place: placeShape.nullable(),
        /** The call that the truck's journey has not answered yet. A call that an earlier release made has no `at`. */
        called: z.object({ messageId: z.string(), at: moment.optional() }).optional(),
      }),
    ),
  });

/** Finds a disposition by the driver's ticket. `P` is the path itself, by which callers name the call. */
const byTicket = <const P extends string>(path: P) =>
  contract({
    method: 'get',
    path,
    query: z.object({ ticket: z.string().min(1).max(40) }),
    answer: recordShape(disposition),
  });

export const queueContracts = {
  trucks: contract({
    method: 'get',
    path: '/cars_qeue_dispositions_list',
    query: z.object({
      weighingStationId: recordId.optional(),
      orderId: recordId.optional(),
      searchStr: z.string().max(200).optional(),
    }),
    answer: z.object({ rows: z.array(truck), count: z.int(), boards: z.array(board) }),
  }),
  /** The delivery orders that have trucks in the queue; `trucks` says how many. */
  orders: contract({
    method: 'get',
    path: '/cars_qeue_orders_list',
    answer: z.object({
      rows: z.array(z.object({ id: z.int(), presentation: z.string(), trucks: z.int() })),
      count: z.int(),
    }),
  }),
  /** Only for a truck that is on the board now. */
  truckByTicket: byTicket('/cars_qeue_dispositions_by_ticket'),
  dispositionByTicket: byTicket('/disposition_by_ticket'),
  arrange: contract({
    method: 'post',
    path: '/queues/:weighingStationId/:change',
    params: z.object({ weighingStationId: recordId, change: z.enum(queueChanges) }),
    body: z.strictObject({
      dispositionId: recordId,
      /** For `reorder` only: how many waiting trucks are to be before it. */
      position: z.int().min(0).default(0),
      /** For `prioritise` only, and then required. */
      priority: z.enum(queuePriority.values).optional(),
      comment: z.string().trim().max(200).default(''),
    }),
    answer: changedBoard,
  }),
};
