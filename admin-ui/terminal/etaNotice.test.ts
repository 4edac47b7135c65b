import { expect, it } from 'vitest';
import { etaNotice } from './etaNotice.ts';

const [on, off] = [1, 2];
const stations = [
  { id: on, queueOn: true },
  { id: off, queueOn: false },
];
const at = (ids: readonly number[]) => ids.map((weighingStationId) => ({ weighingStationId }));

it.each([
  // title, stations of the trucks, stations with a board, chosen station (0: all), notice
  ['nothing is missing where the queue answers', [on], [on], on, null],
  ['nothing is missing at a station without trucks', [], [], on, null],
  ['a queue that does not answer is told of at its station', [on], [], on, 'etasUnavailable'],
  ['a queue that does not answer is told of among all stations', [on, off], [], 0, 'etasUnavailable'],
  ['a queue that is off is told of at its station', [off], [], off, 'etasMissing'],
  ['a queue that is off is not told of among all stations', [off], [], 0, null],
] as const)('%s', (_title, trucks, boards, stationId, notice) => {
  expect(etaNotice({ answer: { rows: at(trucks), boards: at(boards) }, stations, stationId })).toBe(notice);
});
