import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '#database/connect.ts';
import { fail } from '#domain/kernel/fail.ts';
import { endpoint, type AnyEndpoint } from '../http/endpoint.ts';
import type { Processes } from '../temporal/processes.ts';

/** So many of those who are next are shown; who stands further back reads the place on the kiosk or the telephone. */
const nextShown = 8;

interface Display {
  readonly name: string;
  readonly language: string;
  readonly weighing_station_id: number | null;
  readonly yard_id: number | null;
}

interface Station {
  readonly id: number;
  readonly name: string;
  readonly code: string | null;
}

interface Truck {
  readonly id: number;
  readonly plate: string;
  readonly station: number;
  readonly status: string;
  readonly since: Date | null;
}

/** What a screen in the yard shows: plates and where they go, and nothing else of anybody. */
export const displayEndpoints = ({
  database,
  processes,
}: {
  database: Database;
  processes: Processes;
}): AnyEndpoint[] => {
  const { sql: db } = database;

  const displayOf = async (token: string): Promise<Display> => {
    const { rows } = await sql<Display>`
      select name, language, weighing_station_id, yard_id from queue_display
      where display_token = ${token} and not marked_to_delete`.execute(db);
    const [display] = rows;
    if (!display) throw fail('record_not_found', { object: 'queueDisplay' });
    return display;
  };

  const stationsOf = async ({ weighing_station_id, yard_id }: Display): Promise<readonly Station[]> =>
    (
      await sql<Station>`
        select id, name, code from weighing_station where not marked_to_delete
          and case when ${weighing_station_id}::int is not null then id = ${weighing_station_id}
            when ${yard_id}::int is not null then yard_id = ${yard_id} else queue_on end
        order by name, id`.execute(db)
    ).rows;

  const trucksAt = async (stations: readonly Station[]): Promise<readonly Truck[]> =>
    (
      await sql<Truck>`
        select d.id, v.name as plate, d.weighing_station_id as station, d.cars_queue_status as status,
          d.entry_allowed_at as since
        from disposition d join vehicle v on v.id = d.vehicle_id
        where d.weighing_station_id = any(${stations.map(({ id }) => id)}) and not d.marked_to_delete
          and d.cars_queue_status in ('EntryAllowed', 'EntryReserved', 'Accepted')
        order by coalesce(d.entry_allowed_at, d.arrived_at) desc`.execute(db)
    ).rows;

  const nextAt = async (station: Station, trucks: readonly Truck[]) => {
    const board = await processes.queues.board(station.id).catch(() => undefined);
    const plates = new Map(trucks.map(({ id, plate }) => [id, plate]));
    const waiting = (board?.trucks ?? []).filter(({ place, held }) => place?.eta && !held);
    return waiting.slice(0, nextShown).flatMap(({ dispositionId, place }) => {
      const plate = plates.get(dispositionId);
      return plate && place ? [{ plate, place: place.carsAhead + 1, eta: place.eta }] : [];
    });
  };

  return [
    endpoint({
      method: 'get',
      path: '/display/:token',
      tag: 'terminal',
      summary: 'What a screen in the yard shows: who is called where, and who is next',
      access: 'anyone',
      params: z.object({ token: z.string().max(60) }),
      answer: z.object({
        name: z.string(),
        language: z.string(),
        now: z.string(),
        called: z.array(z.object({ plate: z.string(), station: z.string(), since: z.string().nullable() })),
        stations: z.array(
          z.object({ name: z.string(), next: z.array(z.looseObject({ plate: z.string() })) }),
        ),
      }),
      handle: async ({ params }) => {
        const display = await displayOf(params.token);
        const stations = await stationsOf(display);
        const trucks = await trucksAt(stations);
        const names = new Map(stations.map(({ id, name }) => [id, name]));
        return {
          name: display.name,
          language: display.language,
          now: new Date().toISOString(),
          called: trucks
            .filter(({ status }) => status === 'EntryAllowed')
            .map(({ plate, station, since }) => ({
              plate,
              station: names.get(station) ?? '',
              since: since && new Date(since).toISOString(),
            })),
          stations: await Promise.all(
            stations.map(async (station) => ({ name: station.name, next: await nextAt(station, trucks) })),
          ),
        };
      },
    }),
  ];
};
