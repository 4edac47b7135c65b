import type { KeyboardEvent } from 'react';

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
  const [along, across] = step;
  const next =
    across === 0
      ? barsIn(row)[barsIn(row).indexOf(bar) + along]
      : barsIn(row + across).toSorted(
          (a, b) => Math.abs(middleOf(a) - middleOf(bar)) - Math.abs(middleOf(b) - middleOf(bar)),
        )[0];
  next?.focus();
}
