import type { Database } from '#database/connect.ts';
import type { ListQuery } from '#database/recordService.ts';
import { servedLastHour } from '#database/terminal/stationFacts.ts';
import { standingsOf } from '#database/terminal/standings.ts';
import { parsePath } from '#domain/kernel/fieldPath.ts';
import { parseFilter } from '#domain/kernel/filter.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { fail, failFields } from '#domain/kernel/fail.ts';
import { boardFields } from '#domain/terminal/boardFields.ts';
import { allowedMoves, standing } from '#domain/terminal/journey.rules.ts';
import { queueContracts } from '#domain/terminal/queue.contracts.ts';
import type { QueuePriority } from '#domain/terminal/queue.rules.ts';
import { openQueueStatuses } from '#domain/terminal/statuses.ts';
import { typeOfDocument } from '#domain/weighing/enums.ts';
import { carriages } from '#domain/weighing/operations.rules.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import type { Processes } from '../temporal/processes.ts';
import type { QueueChange } from './queues.ts';

const tag = 'terminal';
/** A yard usually holds some hundreds of trucks; more are read in several pages. */
const pageSize = 1000;
/** Only vehicles that queue are on the board; wagons and ships are weighed where they are. */
const queueingTypes = typeOfDocument.values.filter((type) => carriages[type].queues);
const onBoardFilter = {
  carsQueueStatus: { inList: openQueueStatuses },
  typeOfDocument: { inList: queueingTypes },
  markedToDelete: false,
};

type TicketContract = (typeof queueContracts)['truckByTicket' | 'dispositionByTicket'];

/** What an operator asks to change in a queue. */
interface ChangeBody {
  readonly dispositionId: number;
  /** For `reorder` only: how many waiting trucks are to be before this one. */
  readonly position: number;
  /** For `prioritise` only, and then required. */
  readonly priority?: QueuePriority | undefined;
  readonly comment: string;
}

/** Every change of the order needs a reason, because it lets one truck pass others; only a release needs none. */
const changeOf = (kind: QueueChange['kind'], body: ChangeBody, { userId }: Actor): QueueChange => {
  const { dispositionId, position, priority, comment } = body;
  if (kind !== 'release' && comment === '') throw failFields([{ field: 'comment', code: 'required' }]);
  const command = { dispositionId, comment, ...(userId === null ? {} : { by: userId }) };
  if (kind === 'reorder') return { kind, ...command, position };
  if (kind !== 'prioritise') return { kind, ...command };
  if (!priority) throw failFields([{ field: 'priority', code: 'required' }]);
  return { kind, ...command, priority };
};

interface QueueDependencies {
  readonly database: Database;
  readonly processes: Processes;
}

const toolsOf = ({ database, processes }: QueueDependencies) => {
  const { records, registry } = database;
  const declaration = registry.byName('disposition');

  const queryOf = (filter: object, sort: string, limit: number): ListQuery => ({
    filter: parseFilter(registry, declaration, filter),
    sort: [{ path: parsePath(registry, declaration, sort), desc: false }],
    limit,
    offset: 0,
    uncounted: true,
  });

  /** All trucks on the board that match the filter, sorted by date. Only the fields in `only` are read. */
  const trucksOnBoard = async (
    actor: Actor,
    filter: object,
    only: readonly string[],
  ): Promise<AnyRecord[]> => {
    const query = { ...queryOf({ ...onBoardFilter, ...filter }, 'date', pageSize), only };
    const { rows, ...first } = await records.list(actor, 'disposition', query);
    for (let after = first.next; after !== undefined;) {
      const page = await records.list(actor, 'disposition', { ...query, after });
      rows.push(...page.rows);
      after = page.next;
    }
    return rows;
  };

  /** A call that answers with the disposition that has this ticket or bar code. @throws ticket_not_found */
  const byTicket = (contract: TicketContract, summary: string, extraFilter: object = {}) =>
    serve(contract, {
      tag,
      summary,
      access: ['operator'],
      handle: async ({ actor, query }) => {
        const ticket = query.ticket.trim().toUpperCase();
        const filter = { or: [{ driverTicket: ticket }, { barCode: ticket }], ...extraFilter };
        const {
          rows: [disposition],
        } = await records.list(actor, 'disposition', queryOf(filter, 'id', 1));
        if (!disposition) throw fail('ticket_not_found', { ticket: query.ticket });
        return disposition;
      },
    });

  return { database, processes, records, trucksOnBoard, byTicket };
};

type Tools = ReturnType<typeof toolsOf>;

/** The rows of trucks with what their queues know of them, and the queues themselves. */
const boardWith = async ({ database, processes }: Tools, rows: readonly AnyRecord[]) => {
  const stations = [
    ...new Set(rows.map((row) => row.weighingStationId).filter((station) => typeof station === 'number')),
  ];
  const boards = (await Promise.all(stations.map((station) => processes.queues.board(station)))).filter(
    (board) => board !== undefined,
  );
  const trucks = new Map(
    boards.flatMap((board) => board.trucks.map((truck) => [truck.dispositionId, truck] as const)),
  );
  const [standings, served] = await Promise.all([
    standingsOf(
      database.sql,
      rows.map(({ id }) => id),
    ),
    servedLastHour(database.sql, stations),
  ]);
  return {
    rows: rows.map((row) => {
      const truck = trucks.get(row.id);
      const state = standings.get(row.id);
      return {
        ...row,
        standing: state ? standing(state) : row.carsQueueStatus,
        allowed: state ? allowedMoves(state) : [],
        place: truck?.place ?? null,
        held: truck?.held ?? false,
        since: truck?.since ?? null,
      };
    }),
    count: rows.length,
    boards: boards.map((board) => ({
      weighingStationId: board.weighingStationId,
      settings: board.settings,
      trucksOnTerminal: board.trucksOnTerminal,
      measured: board.measured,
      yardFull: board.yardFull ?? false,
      serviceMinutes: board.serviceMinutes ?? null,
      stalledSince: board.stalledSince ?? null,
      servedLastHour: served.get(board.weighingStationId) ?? 0,
    })),
  };
};

/** The trucks on the board, and the delivery orders that have some there. */
const boardEndpoints = (tools: Tools): AnyEndpoint[] => [
  serve(queueContracts.trucks, {
    tag,
    summary: 'Trucks on the board, with place and expected call where the queue knows them',
    access: ['operator'],
    handle: async ({ actor, query }) => {
      const filter = {
        ...(query.weighingStationId ? { weighingStation: query.weighingStationId } : {}),
        ...(query.orderId ? { order: query.orderId } : {}),
        ...(query.searchStr ? { searchStr: query.searchStr } : {}),
      };
      const rows = await tools.trucksOnBoard(actor, filter, boardFields);
      return boardWith(tools, rows);
    },
  }),
  serve(queueContracts.orders, {
    tag,
    summary: 'Delivery orders that have trucks on the board',
    access: ['operator'],
    handle: async ({ actor }) => {
      const rows = await tools.trucksOnBoard(actor, { order: { filled: true } }, ['order']);
      const orders = new Map<number, { id: number; presentation: string; trucks: number }>();
      for (const { order } of rows as (AnyRecord & { order: { id: number; presentation: string } })[]) {
        orders.set(order.id, { ...order, trucks: (orders.get(order.id)?.trucks ?? 0) + 1 });
      }
      return { rows: [...orders.values()], count: orders.size };
    },
  }),
];

const ticketEndpoints = ({ byTicket }: Tools): AnyEndpoint[] => [
  byTicket(queueContracts.truckByTicket, 'The truck on the board that a ticket stands for', onBoardFilter),
  byTicket(queueContracts.dispositionByTicket, 'The disposition that a ticket stands for'),
];

const arrangeEndpoint = ({ processes, records }: Tools): AnyEndpoint[] => [
  serve(queueContracts.arrange, {
    tag,
    summary:
      'Holds a waiting truck back, releases it, moves it within the queue or changes its priority, with the reason',
    access: ['operator'],
    refuses: [503],
    handle: async ({ actor, params, body, requestId }) => {
      await records.mustSee(actor, 'disposition', body.dispositionId, 'modify');
      const change = changeOf(params.change, body, actor);
      return processes.queues.arrange(params.weighingStationId, change, requestId);
    },
  }),
];

export function queueEndpoints(dependencies: QueueDependencies): AnyEndpoint[] {
  const tools = toolsOf(dependencies);
  return [...boardEndpoints(tools), ...ticketEndpoints(tools), ...arrangeEndpoint(tools)];
}
