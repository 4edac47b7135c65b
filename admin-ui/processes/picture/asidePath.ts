import type { EdgeProps } from '@xyflow/react';

type Line = Pick<EdgeProps, 'sourceX' | 'sourceY' | 'targetX' | 'targetY'>;

const radius = 10;
/** The distance above its target, in pixels, at which a line turns towards it. */
const approach = 18;

/**
 * A line that goes out to the right, down beside the stages that it passes, and back to its target.
 * @param aside how far it goes to the right, in pixels
 * @returns the SVG path, and x and y of its label
 */
export function asidePath(
  { sourceX, sourceY, targetX, targetY }: Line,
  aside: number,
): [string, number, number] {
  const x = sourceX + aside;
  const y = targetY - approach;
  const down = y > sourceY ? radius : -radius;
  const back = targetX < x ? -radius : radius;
  const path = [
    `M ${sourceX} ${sourceY} H ${x - radius} Q ${x} ${sourceY} ${x} ${sourceY + down}`,
    `V ${y - down} Q ${x} ${y} ${x + back} ${y}`,
    `H ${targetX - back} Q ${targetX} ${y} ${targetX} ${y + radius} V ${targetY}`,
  ].join(' ');
  return [path, x, (sourceY + y) / 2];
}
