import type { KeyboardEvent } from 'react';

/** For each key: how many plans to go along the row, and how many rows to go down. */
const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const middleOf = (bar: Element): number => {
  const { left, right } = bar.getBoundingClientRect();
  return (left + right) / 2;
};

/** Moves the focus by the arrow keys: left and right along a row, up and down to the nearest plan of the next row. */
export function moveAmongBars(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const bar = (event.target as HTMLElement).closest<HTMLElement>('[data-bar]');
  if (!step || !bar) return;
  event.preventDefault();
  const rows = [...event.currentTarget.querySelectorAll('[data-row]')];
  const row = rows.findIndex((each) => each.contains(bar));
  const barsIn = (index: number) => [...(rows[index]?.querySelectorAll<HTMLElement>('[data-bar]') ?? [])];
  const [along, down] = step;
  const distanceTo = (other: Element) => Math.abs(middleOf(other) - middleOf(bar));
  const nearestIn = (index: number) => barsIn(index).toSorted((a, b) => distanceTo(a) - distanceTo(b))[0];
  const next = down === 0 ? barsIn(row)[barsIn(row).indexOf(bar) + along] : nearestIn(row + down);
  next?.focus();
}
