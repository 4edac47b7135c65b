import type { Sql } from '#database/sql.ts';
import { trucksOf } from '#database/terminal/queuedTrucks.ts';
import { lastServices } from '#database/terminal/stationFacts.ts';
import { queueSettingsOf } from '#database/terminal/stations.ts';
import { fail } from '#domain/kernel/fail.ts';
import type { StationQueueActivities, StationReading } from '#workflows/terminal/stationQueue.activities.ts';
import { writeArrangement } from './arrangement.ts';
import { withRefusals } from '../refusals.ts';
import type { Dependencies } from '../dependencies.ts';

const readStation = async (db: Sql, weighingStationId: number): Promise<StationReading> => {
  const station = await queueSettingsOf(db, weighingStationId);
  if (!station) throw fail('record_not_found', { object: 'weighingStation', id: weighingStationId });
  const { queueOn, ...settings } = station;
  return { queueOn, settings };
};

/** The activities of `stationQueue`: they read stations and trucks, and write an operator's change of a truck's place. */
export function stationQueueActivities({ database }: Dependencies): StationQueueActivities {
  const { sql: db } = database;
  return withRefusals<StationQueueActivities>({
    openStationQueue: async ({ weighingStationId }) => {
      const station = await readStation(db, weighingStationId);
      // How many trucks of the station may be on the terminal at once.
      const places = Math.max(1, station.settings.carsBufferTerminal);
      const [trucks, services] = await Promise.all([
        trucksOf(db, weighingStationId),
        lastServices(db, weighingStationId, places),
      ]);
      return { ...station, trucks, services };
    },
    readStation: ({ weighingStationId }) => readStation(db, weighingStationId),
    noteArrangement: (arrangement) =>
      database.once(arrangement.key, (tx) => writeArrangement(tx, arrangement)),
  });
}
