import type { RefObject } from 'react';
import type { TaskMove } from '#domain/processes/task.rules.ts';
import { useBareKey } from '../parts/useKeys.ts';
import type { Task } from './taskCalls.ts';
import { useKeptFocus } from './useKeptFocus.ts';

interface TaskKeys {
  readonly rows: readonly Task[];
  /** The index of the current row. It may be greater than the last one, because the list may have become shorter. */
  readonly active: number;
  readonly activate: (index: number) => void;
  /** The body of the table that contains the rows. */
  readonly body: RefObject<HTMLElement | null>;
  readonly movesOf: (task: Task) => readonly TaskMove[];
  readonly onMove: (task: Task, move: TaskMove) => void;
}

/**
 * The index of the row that is so many steps after the current one, within the list. On an empty list it is 0, so that the first
 * task that comes can be reached.
 */
export function rowAfter(active: number, steps: number, count: number): number {
  const last = Math.max(count - 1, 0);
  return Math.min(Math.max(Math.min(active, last) + steps, 0), last);
}

/** Arrow keys go from task to task; for the current one, T takes it, S starts it, E marks it as done, A accepts it. */
export function useTaskKeys({ rows, active, activate, body, movesOf, onMove }: TaskKeys): void {
  const walk = (steps: 1 | -1) => {
    const hasFocus = body.current?.contains(document.activeElement) === true;
    // From elsewhere on the page, the first key only goes to the current task.
    const next = rowAfter(active, hasFocus ? steps : 0, rows.length);
    activate(next);
    body.current?.querySelectorAll<HTMLElement>('tr').item(next)?.focus();
  };
  const move = (requested: TaskMove) => {
    const task = rows[Math.min(active, rows.length - 1)];
    if (task && movesOf(task).includes(requested)) onMove(task, requested);
  };
  useKeptFocus(body, rows, active);
  useBareKey('ArrowDown', () => walk(1));
  useBareKey('ArrowUp', () => walk(-1));
  useBareKey('t', () => move('claim'));
  useBareKey('s', () => move('start'));
  useBareKey('e', () => move('execute'));
  useBareKey('a', () => move('accept'));
}
