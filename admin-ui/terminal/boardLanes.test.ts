import { expect, it } from 'vitest';
import type { QueuedDisposition } from '../data/journey.ts';
import { lanesOf } from './boardLanes.ts';
import type { Station } from './useStations.ts';

const station = (id: number, name: string) => ({ id, name }) as Station;
const truckAt = (id: number, weighingStation: { id: number; presentation: string } | null) =>
  ({
    id,
    standing: 'Accepted',
    place: null,
    since: '2026-11-21T10:00:00.000Z',
    weighingStation,
    weighingStationId: weighingStation?.id ?? null,
  }) as QueuedDisposition;

it('the board by station shows each truck once, also those of a station that was taken out of use', () => {
  const trucks = [
    truckAt(1, { id: 7, presentation: 'Waga Północ' }),
    truckAt(2, { id: 9, presentation: 'Waga Stara' }),
    truckAt(3, null),
  ];
  const lanes = lanesOf(
    'station',
    trucks,
    [station(7, 'Waga Północ'), station(8, 'Waga Południe')],
    (key) => key,
  );
  expect(lanes.map(({ title, trucks: shown }) => [title, shown.map(({ id }) => id)])).toEqual([
    ['Waga Północ', [1]],
    ['Waga Południe', []],
    ['Waga Stara', [2]],
    ['board.noStation', [3]],
  ]);
});
