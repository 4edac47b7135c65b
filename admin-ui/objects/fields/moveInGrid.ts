import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, { readonly down: number; readonly right: number }>> = {
  ArrowUp: { down: -1, right: 0 },
  ArrowDown: { down: 1, right: 0 },
  ArrowLeft: { down: 0, right: -1 },
  ArrowRight: { down: 0, right: 1 },
};

/** Arrow keys move between the checkboxes of a table; cells without an enabled checkbox are skipped. */
export function moveInGrid(event: KeyboardEvent<HTMLTableElement>): void {
  const step = steps[event.key];
  const from = event.target instanceof HTMLInputElement ? event.target.closest('td') : null;
  if (!step || !from || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  const rows = [...event.currentTarget.rows];
  let row = rows.findIndex((each) => each.contains(from));
  let column = from.cellIndex;
  for (;;) {
    row += step.down;
    column += step.right;
    const cell = rows[row]?.cells[column];
    if (!cell) return;
    const tick = cell.querySelector<HTMLInputElement>('input[type="checkbox"]:enabled');
    if (!tick) continue;
    tick.focus();
    return;
  }
}
