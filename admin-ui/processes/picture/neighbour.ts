import type { Layout } from './arrange.ts';

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

/** The largest sideways distance, for each unit ahead. */
const widest = 2;

/** The nearest stage in a direction from another one; undefined if there is none. */
export function neighbour(
  places: Layout,
  stageIds: readonly number[],
  from: number,
  direction: Direction,
): number | undefined {
  const here = places[String(from)];
  if (!here) return undefined;
  const [right, down] = directions[direction];
  const reached = stageIds.flatMap((stageId) => {
    const there = places[String(stageId)];
    if (!there || stageId === from) return [];
    const [x, y] = [there.x - here.x, there.y - here.y];
    const along = x * right + y * down;
    const beside = Math.abs(x * down) + Math.abs(y * right);
    return along > 0 && along * widest >= beside ? [{ stageId, far: distance(x, y) }] : [];
  });
  return reached.toSorted((one, other) => one.far - other.far)[0]?.stageId;
}
