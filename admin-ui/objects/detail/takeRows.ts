import { flushSync } from 'react-dom';
import type { UseFormReturn } from 'react-hook-form';
import { fillValue } from '../../parts/fillValue.ts';
import { holdsText } from '../../parts/settledInputs.ts';
import { isSame, type WrittenField } from './meaning.ts';
import { rowId, rowIndexOfKey, rowKeyAt, rowsAt, type Row } from './mergeRows.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * A table part in which somebody is typing a text that is no value yet, although another person has changed the same table part.
 * @param base the record as the form began with it
 * @param theirs the record as the other person has stored it
 */
export function changedPartWithText(
  fields: readonly WrittenField[],
  base: Values,
  theirs: Values,
): WrittenField | undefined {
  return fields.find(
    (written) => written.field.type === 'rows' && holdsText(written.path) && !isSame(written, base, theirs),
  );
}

/**
 * Puts merged rows into a table part of the form. If the rows are the same ones in the same order, only changed cells are
 * written. Otherwise all rows are drawn anew, and the caret is put back where it was.
 */
export function takeRows(form: UseFormReturn, part: string, rows: readonly Row[]): void {
  const rowsInForm = rowsAt(form.getValues(), part);
  const areSame =
    rowsInForm.length === rows.length &&
    rows.every((row, index) => rowId(row) === rowId(rowsInForm[index] ?? {}));
  if (areSame)
    return rows.forEach((row, index) => takeCells(form, `${part}.${index}`, rowsInForm[index] ?? {}, row));
  const focused = focusedCell(part);
  const key = focused && rowKeyAt(rowsInForm, focused.index);
  // React cannot render synchronously inside an effect, so this waits for a microtask. No key press is handled before a
  // microtask runs.
  queueMicrotask(() => {
    // After a reset, the form does not know which names are table parts until they are drawn again. Without this line
    // it would neither add nor remove rows.
    // oxlint-disable-next-line no-underscore-dangle -- React Hook Form has no public way to say it
    form.control._names.array.add(part);
    flushSync(() => form.setValue(part, rows, { shouldDirty: true }));
    if (!focused) return;
    const index = rowIndexOfKey(rows, key);
    if (index < 0) return;
    const newInput = document.getElementsByName(`${part}.${index}.${focused.cell}`)[0];
    newInput?.focus();
    if (newInput instanceof HTMLInputElement && newInput.type === 'text')
      newInput.setSelectionRange(focused.from, focused.to);
  });
}

const takeCells = (form: UseFormReturn, rowPath: string, before: Row, row: Row): void => {
  for (const [name, value] of Object.entries(row))
    if (JSON.stringify(before[name] ?? null) !== JSON.stringify(value ?? null))
      fillValue(form, `${rowPath}.${name}`, value ?? null, { shouldDirty: true });
};

interface FocusedCell {
  /** The index of the row. */
  readonly index: number;
  /** The name of the field. */
  readonly cell: string;
  /** The selected characters, as positions in the text; null in an input that is no text. */
  readonly from: number | null;
  readonly to: number | null;
}

const focusedCell = (part: string): FocusedCell | undefined => {
  const input = document.activeElement;
  if (!(input instanceof HTMLInputElement)) return undefined;
  const [partName, index, cell] = input.name.split('.');
  if (partName !== part || index === undefined || cell === undefined) return undefined;
  const isText = input.type === 'text';
  return {
    index: Number(index),
    cell,
    from: isText ? input.selectionStart : null,
    to: isText ? input.selectionEnd : null,
  };
};
