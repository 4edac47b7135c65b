import type { Database } from '#database/connect.ts';
import {
  displayByToken,
  stationsOfDisplay,
  trucksToShow,
  type DisplayedStation,
  type DisplayedTruck,
} from '#database/terminal/queueDisplay.ts';
import { driverLanguageOf } from '#domain/terminal/driverLanguage.ts';
import { fail } from '#domain/kernel/fail.ts';
import { displayContracts } from '#domain/terminal/display.contracts.ts';
import { isCallable } from '#domain/terminal/queue.rules.ts';
import type { BoardTruck } from '#workflows/terminal/stationQueue.messages.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import type { Processes } from '../temporal/processes.ts';

/** The screen shows at most so many of the next trucks; other drivers see their place on the kiosk or their phone. */
const mostNext = 8;

/**
 * The next trucks that may be called, without a time while none can be called: the terminal stands still, or the yard that the
 * station shares is full.
 * @param plates of the trucks, by the ids of their dispositions
 */
export function nextTrucks(trucks: readonly BoardTruck[], plates: ReadonlyMap<number, string>) {
  const next = trucks.flatMap((truck) => {
    const { dispositionId, carsQueueStatus: status, place } = truck;
    const plate = plates.get(dispositionId);
    if (!place || plate === undefined || !isCallable({ ...truck, status })) return [];
    return [{ plate, place: place.carsAhead + 1, eta: place.eta?.stalledSince ? null : place.eta }];
  });
  return next.slice(0, mostNext);
}

/**
 * The data of a screen in the yard: plates and where they go, and no other personal data. Nobody signs in at such a screen: the
 * secret token in its address is what opens the data.
 */
export function displayEndpoints({
  database,
  processes,
}: {
  database: Database;
  processes: Processes;
}): AnyEndpoint[] {
  const nextAt = async (station: DisplayedStation, trucks: readonly DisplayedTruck[]) => {
    const board = await processes.queues.board(station.id);
    return nextTrucks(board?.trucks ?? [], new Map(trucks.map(({ id, plate }) => [id, plate])));
  };

  return [
    serve(displayContracts.shown, {
      tag: 'terminal',
      summary: 'What a screen in the yard shows: who is called where, and who is next',
      access: 'anyone',
      handle: async ({ params }) => {
        const display = await displayByToken(database.sql, params.token);
        if (!display) throw fail('record_not_found', { object: 'queueDisplay' });
        const stations = await stationsOfDisplay(database.sql, display);
        const trucks = await trucksToShow(database.sql, stations);
        const stationsById = new Map(stations.map((station) => [station.id, station]));
        return {
          name: display.name,
          language: display.language,
          now: new Date().toISOString(),
          called: trucks
            // `late`: the time in which the called truck had to leave the parking is over.
            .filter(({ status, late }) => status === 'EntryAllowed' && !late)
            .map((truck) => {
              const language = driverLanguageOf(truck);
              const station = stationsById.get(truck.station);
              return {
                plate: truck.plate,
                station: station?.lang?.[language] || (station?.name ?? ''),
                language,
                since: truck.since && new Date(truck.since).toISOString(),
              };
            }),
          stations: await Promise.all(
            stations.map(async (station) => ({ name: station.name, next: await nextAt(station, trucks) })),
          ),
        };
      },
    }),
  ];
}
