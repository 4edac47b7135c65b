import { z } from 'zod';
import type { Database } from '#database/connect.ts';
import { parseFilter, parsePath } from '#domain/kernel/filter.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { fail, failFields } from '#domain/kernel/fail.ts';
import { queuePriority } from '#domain/terminal/enums.ts';
import type { QueuePriority } from '#domain/terminal/queue.rules.ts';
import { typeOfDocument } from '#domain/weighing/enums.ts';
import { carriages } from '#domain/weighing/operations.rules.ts';
import { endpoint, type AnyEndpoint } from '../http/endpoint.ts';
import { recordId } from '../http/recordId.ts';
import type { Processes } from '../temporal/processes.ts';
import type { QueueChange } from './queues.ts';

const tag = 'terminal';
/** A yard holds some hundreds of trucks; what has left it is no longer on the board. */
const boardLimit = 1000;
/** Wagons and ships are weighed where they are: only what queues stands on the board. */
const queueing = typeOfDocument.values.filter((type) => carriages[type].queues);
const onBoard = {
  carsQueueStatus: { notInList: ['TerminalExit', 'Deleted'] },
  typeOfDocument: { inList: queueing },
  markedToDelete: false,
};

const queueChanges = ['hold', 'release', 'reorder', 'prioritise'] as const;

interface Wish {
  readonly dispositionId: number;
  readonly position: number;
  readonly priority?: QueuePriority | undefined;
  readonly comment: string;
}

/** Whoever passes others, or is passed by, is told why: only a release needs no reason. */
const changeOf = (kind: (typeof queueChanges)[number], wish: Wish, { userId }: Actor): QueueChange => {
  const { dispositionId, position, priority, comment } = wish;
  if (kind !== 'release' && comment === '') throw failFields([{ field: 'comment', code: 'required' }]);
  const arranged = { dispositionId, comment, ...(userId === null ? {} : { by: userId }) };
  if (kind === 'reorder') return { kind, ...arranged, position };
  if (kind !== 'prioritise') return { kind, ...arranged };
  if (!priority) throw failFields([{ field: 'priority', code: 'required' }]);
  return { kind, ...arranged, priority };
};

export const queueEndpoints = ({
  database,
  processes,
}: {
  database: Database;
  processes: Processes;
}): AnyEndpoint[] => {
  const { records, registry } = database;
  const declaration = registry.byName('disposition');

  const find = async (
    actor: Actor,
    filter: object,
    sort = 'date',
    limit = boardLimit,
  ): Promise<AnyRecord[]> => {
    const query = {
      filter: parseFilter(registry, declaration, filter),
      sort: [{ path: parsePath(registry, declaration, sort), desc: false }],
      limit,
      offset: 0,
    };
    return (await records.list(actor, 'disposition', query)).rows;
  };

  const byTicket = (path: string, summary: string, among: object = {}) =>
    endpoint({
      method: 'get',
      path,
      tag,
      summary,
      access: ['operator'],
      query: z.object({ ticket: z.string().min(1).max(40) }),
      answer: z.looseObject({}),
      handle: async ({ actor, query }) => {
        const ticket = query.ticket.trim().toUpperCase();
        const [found] = await find(
          actor,
          { or: [{ driverTicket: ticket }, { barCode: ticket }], ...among },
          'id',
          1,
        );
        if (!found) throw fail('ticket_not_found', { ticket: query.ticket });
        return found;
      },
    });

  return [
    endpoint({
      method: 'get',
      path: '/cars_qeue_dispositions_list',
      tag,
      summary: 'Trucks on the board, with place and expected call where the queue knows them',
      access: ['operator'],
      query: z.object({
        weighingStationId: recordId.optional(),
        orderId: recordId.optional(),
        searchStr: z.string().max(200).optional(),
      }),
      answer: z.looseObject({ rows: z.array(z.looseObject({})) }),
      handle: async ({ actor, query }) => {
        const rows = await find(actor, {
          ...onBoard,
          ...(query.weighingStationId ? { weighingStation: query.weighingStationId } : {}),
          ...(query.orderId ? { order: query.orderId } : {}),
          ...(query.searchStr ? { searchStr: query.searchStr } : {}),
        });
        const stations = [
          ...new Set(
            rows.map((row) => row.weighingStationId).filter((station) => typeof station === 'number'),
          ),
        ];
        const boards = (await Promise.all(stations.map((station) => processes.queues.board(station)))).filter(
          (board) => board !== undefined,
        );
        const trucks = new Map(
          boards.flatMap((board) => board.trucks.map((truck) => [truck.dispositionId, truck] as const)),
        );
        return {
          rows: rows.map((row) => {
            const truck = trucks.get(row.id);
            return {
              ...row,
              place: truck?.place ?? null,
              held: truck?.held ?? false,
              since: truck?.since ?? null,
            };
          }),
          count: rows.length,
          boards: boards.map(({ weighingStationId, settings, trucksOnTerminal, measured, yardFull }) => ({
            weighingStationId,
            settings,
            trucksOnTerminal,
            measured,
            yardFull: yardFull ?? false,
          })),
        };
      },
    }),
    endpoint({
      method: 'get',
      path: '/cars_qeue_orders_list',
      tag,
      summary: 'Delivery orders that have trucks on the board',
      access: ['operator'],
      answer: z.looseObject({ rows: z.array(z.looseObject({})) }),
      handle: async ({ actor }) => {
        const rows = await find(actor, { ...onBoard, order: { filled: true } });
        const orders = new Map<number, { id: number; presentation: string; trucks: number }>();
        for (const { order } of rows as (AnyRecord & { order: { id: number; presentation: string } })[]) {
          orders.set(order.id, { ...order, trucks: (orders.get(order.id)?.trucks ?? 0) + 1 });
        }
        return { rows: [...orders.values()], count: orders.size };
      },
    }),
    byTicket('/cars_qeue_dispositions_by_ticket', 'The truck on the board that a ticket stands for', onBoard),
    byTicket('/disposition_by_ticket', 'The disposition that a ticket stands for'),
    endpoint({
      method: 'post',
      path: '/queues/:weighingStationId/:change',
      tag,
      summary:
        'Holds a waiting truck back, lets it go on, moves it within the queue or changes its priority, and why',
      access: ['operator'],
      refuses: [503],
      params: z.object({ weighingStationId: recordId, change: z.enum(queueChanges) }),
      body: z.strictObject({
        dispositionId: recordId,
        position: z.int().min(0).default(0),
        priority: z.enum(queuePriority.values).optional(),
        comment: z.string().trim().max(200).default(''),
      }),
      answer: z.looseObject({}),
      handle: async ({ actor, params, body, requestId }) => {
        await records.mustSee(actor, 'disposition', body.dispositionId, 'modify');
        const change = changeOf(params.change, body, actor);
        return processes.queues.arrange(params.weighingStationId, change, requestId);
      },
    }),
  ];
};
