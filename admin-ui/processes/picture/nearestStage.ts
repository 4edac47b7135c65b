import type { Layout } from './arrange.ts';

/** A step to the right and a step down, for each arrow key. */
const directions = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
} as const;
export type Direction = keyof typeof directions;

export function isDirection(key: string): key is Direction {
  return key in directions;
}

/** Stages are wide, so a vertical distance counts twice. */
const distance = (x: number, y: number): number => Math.abs(x) + 2 * Math.abs(y);

/** A stage lies in the direction if it is at most this many pixels to the side for each pixel ahead. */
const mostBesidePerAhead = 2;

/** The nearest stage in a direction from another one; undefined if there is none. */
export function nearestStage(
  places: Layout,
  stageIds: readonly number[],
  from: number,
  direction: Direction,
): number | undefined {
  const origin = places[String(from)];
  if (!origin) return undefined;
  const [right, down] = directions[direction];
  const candidates = stageIds.flatMap((stageId) => {
    const place = places[String(stageId)];
    if (!place || stageId === from) return [];
    const [x, y] = [place.x - origin.x, place.y - origin.y];
    const ahead = x * right + y * down;
    const beside = Math.abs(x * down) + Math.abs(y * right);
    const isInDirection = ahead > 0 && ahead * mostBesidePerAhead >= beside;
    return isInDirection ? [{ stageId, distance: distance(x, y) }] : [];
  });
  return candidates.toSorted((one, other) => one.distance - other.distance)[0]?.stageId;
}
