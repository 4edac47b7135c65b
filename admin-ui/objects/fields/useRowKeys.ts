import type { KeyboardEvent, RefObject } from 'react';
import { settleInputs } from '../../parts/settledInputs.ts';
import { isEnter } from '../../parts/useKeys.ts';
import { focusNext, focusRow, rowAt, rowIndexOf } from './rowFocus.ts';

export interface RowActions {
  readonly add: () => void;
  /** Adds a row that may not be needed: it is removed before the save if it is still empty. */
  readonly addNext: () => void;
  readonly copy: (index: number) => void;
  readonly remove: (index: number) => void;
  readonly move: (from: number, to: number) => void;
}

/**
 * Keyboard control of rows. Enter moves to the next field of the row, also in its opened fields, from the last field to
 * the next row, and from the last row to a new one. A typed search is looked up first. With Alt: an arrow moves the row,
 * Shift and the down arrow copy it, Delete removes it, and Enter presses the button that a module adds to the row.
 */
export function useRowKeys(table: RefObject<HTMLTableElement | null>, actions: RowActions) {
  const goOn = async (input: HTMLInputElement, index: number) => {
    // If this Enter chooses an option of a list, its input has the value only after the event.
    await new Promise((resolve) => setTimeout(resolve));
    if (!(await settleInputs(input.closest('td')))) return;
    if (document.activeElement !== input) return;
    if (focusNext(table.current, index, input) || focusRow(table.current, index + 1)) return;
    actions.addNext();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { target } = event;
    const index = rowIndexOf(target);
    const isInput = target instanceof HTMLInputElement && event.currentTarget.contains(target);
    if (!isInput || index === undefined || !isEnter(event)) return;
    event.preventDefault();
    void goOn(target, index);
  };
  /** Handled before the inputs get the key: an arrow would open a picker. */
  const onKeyDownCapture = (event: KeyboardEvent) => {
    const index = rowIndexOf(event.target);
    if (index === undefined || !event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      const moduleButton = rowAt(table.current, index)?.querySelector<HTMLButtonElement>(
        'button[data-row-act]',
      );
      if (!moduleButton) return;
      event.preventDefault();
      event.stopPropagation();
      moduleButton.click();
      return;
    }
    const action = altKeys[`${event.shiftKey ? 'Shift+' : ''}${event.key}`];
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action(actions, index);
  };
  return { onKeyDown, onKeyDownCapture };
}

const altKeys: Readonly<Record<string, (actions: RowActions, index: number) => void>> = {
  ArrowUp: ({ move }, index) => move(index, index - 1),
  ArrowDown: ({ move }, index) => move(index, index + 1),
  'Shift+ArrowDown': ({ copy }, index) => copy(index),
  Delete: ({ remove }, index) => remove(index),
};
