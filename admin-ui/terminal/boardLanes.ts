import type { QueuedDisposition } from '../data/journey.ts';
import type { useText } from '../i18n/useText.ts';
import { boardColumns, boardOf } from './boardColumns.ts';
import type { Station } from './useStations.ts';

// The board shows the trucks in lanes, side by side. Within the lane of a station or an order they come in the order of the columns
// that the board has by status.

/** What the trucks of one lane have in common. */
export const boardViews = ['status', 'station', 'order'] as const;
export type BoardView = (typeof boardViews)[number];

export interface BoardLane {
  readonly key: string;
  readonly title: string;
  readonly trucks: readonly QueuedDisposition[];
}

type Text = ReturnType<typeof useText>;

/** The lanes of the board with their trucks; in lanes by station or order, the called trucks come first. */
export function lanesOf(
  view: BoardView,
  trucks: readonly QueuedDisposition[],
  stations: readonly Station[],
  text: Text,
): readonly BoardLane[] {
  if (view === 'status') {
    const board = boardOf(trucks);
    return boardColumns.map((key) => ({ key, title: text(`queue.columns.${key}`), trucks: board[key] }));
  }
  return view === 'station' ? byStation(trucks, stations, text) : byOrder(trucks, text);
}

/** The trucks of one lane by status: those that may drive in soonest come first, those that have not arrived come last. */
const inOrder = (trucks: readonly QueuedDisposition[]): readonly QueuedDisposition[] => {
  const board = boardOf(trucks);
  return ['called', 'reserve', 'waiting', 'aside', 'terminal', 'onTheWay'].flatMap(
    (column) => board[column as keyof typeof board],
  );
};

const byStation = (
  trucks: readonly QueuedDisposition[],
  stations: readonly Station[],
  text: Text,
): readonly BoardLane[] => {
  const trucksAt = (id: number | null) =>
    inOrder(trucks.filter(({ weighingStationId }) => weighingStationId === id));
  // A station that was taken out of use has a lane as long as trucks are there, so that none is lost from sight.
  const names = new Map<number, string>(stations.map(({ id, name }) => [id, name]));
  for (const { weighingStationId: id, weighingStation } of trucks)
    if (id !== null && !names.has(id)) names.set(id, weighingStation?.presentation ?? String(id));
  const lanes = [...names].map(([id, title]) => ({ key: String(id), title, trucks: trucksAt(id) }));
  const withoutStation = trucksAt(null);
  const laneWithoutStation = { key: 'none', title: text('board.noStation'), trucks: withoutStation };
  return withoutStation.length > 0 ? [...lanes, laneWithoutStation] : lanes;
};

/** A lane for each order of these trucks, the oldest order first, and at the end one for trucks without an order. */
const byOrder = (trucks: readonly QueuedDisposition[], text: Text): readonly BoardLane[] => {
  const orders = new Map<number | null, string>();
  for (const { order } of trucks) orders.set(order?.id ?? null, order?.presentation ?? text('board.noOrder'));
  return [...orders]
    .toSorted(([one], [other]) => (one ?? Infinity) - (other ?? Infinity))
    .map(([id, title]) => ({
      key: String(id),
      title,
      trucks: inOrder(trucks.filter(({ order }) => (order?.id ?? null) === id)),
    }));
};
