import type { Layout } from './arrange.ts';

export const directions = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
} as const;
export type Direction = keyof typeof directions;

export const isDirection = (key: string): key is Direction => key in directions;

/** Stages are wide: a step down or up is as far as two to the side. */
const distance = (x: number, y: number): number => Math.abs(x) + 2 * Math.abs(y);

/** How far to the side of the way something may lie, for each step ahead. */
const widest = 2;

/** The nearest stage in a direction, seen from another one; none where nothing lies there. */
export const neighbour = (
  places: Layout,
  stageIds: readonly number[],
  from: number,
  direction: Direction,
): number | undefined => {
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
};
