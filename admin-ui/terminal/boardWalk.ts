export type ArrowKey = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End';

/** The truck that a key goes to: up and down within its column, left and right to the next column that has trucks. */
export function placeAfterKey(lanes: readonly (readonly number[])[], from: number, key: ArrowKey): number {
  const at = lanes.findIndex((lane) => lane.includes(from));
  const lane = lanes[at] ?? [];
  const row = lane.indexOf(from);
  switch (key) {
    case 'ArrowUp':
      return lane[row - 1] ?? from;
    case 'ArrowDown':
      return lane[row + 1] ?? from;
    case 'Home':
      return lane[0] ?? from;
    case 'End':
      return lane.at(-1) ?? from;
    case 'ArrowLeft':
      return inLane(lanes.slice(0, at).findLast(hasTrucks), row) ?? from;
    case 'ArrowRight':
      return inLane(lanes.slice(at + 1).find(hasTrucks), row) ?? from;
  }
}

const hasTrucks = (lane: readonly number[]): boolean => lane.length > 0;

/** The same row in another column, or its last row. */
const inLane = (lane: readonly number[] | undefined, row: number): number | undefined =>
  lane?.[Math.min(row, lane.length - 1)];
