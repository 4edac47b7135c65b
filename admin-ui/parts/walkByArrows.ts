import type { KeyboardEvent } from 'react';

/** The up and down arrows move the focus to the next row of a list. For the `onKeyDown` of each row. */
export function walkByArrows(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const { nextElementSibling, previousElementSibling } = event.currentTarget;
  const next = event.key === 'ArrowDown' ? nextElementSibling : previousElementSibling;
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}
