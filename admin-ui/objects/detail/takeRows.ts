import { flushSync } from 'react-dom';
import type { UseFormReturn } from 'react-hook-form';
import { fillValue } from '../../parts/fillValue.ts';
import { rowId, rowsAt, type Row } from './mergeRows.ts';

/** Which row this is, also after others were added or removed: the number it was stored under, or its place among new ones. */
const keyAt = (rows: readonly Row[], index: number): string => {
  const id = rows[index] && rowId(rows[index]);
  return id ? `${id}` : `new ${rows.slice(0, index).filter((row) => !rowId(row)).length}`;
};

/**
 * Puts merged rows into a table part of the form. Where the rows are the same ones in the same order, only changed cells are
 * written. Otherwise all rows are drawn anew, and the caret goes back to where somebody types.
 */
export function takeRows(form: UseFormReturn, part: string, rows: readonly Row[]): void {
  const present = rowsAt(form.getValues(), part);
  const areSame =
    present.length === rows.length && rows.every((row, index) => rowId(row) === rowId(present[index] ?? {}));
  if (areSame)
    return rows.forEach((row, index) => takeCells(form, `${part}.${index}`, present[index] ?? {}, row));
  const focused = focusedCell(part);
  const key = focused && keyAt(present, focused.index);
  // React cannot draw at once while it runs effects. No key is handled before a microtask.
  queueMicrotask(() => {
    flushSync(() => form.setValue(part, rows, { shouldDirty: true }));
    const index = focused ? rows.findIndex((_row, at) => keyAt(rows, at) === key) : -1;
    if (!focused || index < 0) return;
    const again = document.getElementsByName(`${part}.${index}.${focused.cell}`)[0];
    again?.focus();
    if (again instanceof HTMLInputElement && again.type === 'text')
      again.setSelectionRange(focused.from, focused.to);
  });
}

const takeCells = (form: UseFormReturn, at: string, before: Row, row: Row): void => {
  for (const [name, value] of Object.entries(row))
    if (JSON.stringify(before[name] ?? null) !== JSON.stringify(value ?? null))
      fillValue(form, `${at}.${name}`, value ?? null, { shouldDirty: true });
};

interface FocusedCell {
  readonly index: number;
  readonly cell: string;
  readonly from: number | null;
  readonly to: number | null;
}

const focusedCell = (part: string): FocusedCell | undefined => {
  const input = document.activeElement;
  if (!(input instanceof HTMLInputElement)) return undefined;
  const [of, index, cell] = input.name.split('.');
  if (of !== part || index === undefined || cell === undefined) return undefined;
  const isText = input.type === 'text';
  return {
    index: Number(index),
    cell,
    from: isText ? input.selectionStart : null,
    to: isText ? input.selectionEnd : null,
  };
};
