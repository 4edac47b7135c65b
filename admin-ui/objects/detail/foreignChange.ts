import type { UseFormReturn } from 'react-hook-form';
import { rowName } from '../fields/rowName.ts';
import type { WrittenField } from './meaning.ts';
import type { MergedPart } from './merge.ts';
import { rowId, rowsAt, type Row, type RowChange } from './mergeRows.ts';

type Values = Readonly<Record<string, unknown>>;

/** What somebody else changed while this form was open: a field, a cell of a row, or a row that was added or removed. */
export interface ForeignChange extends WrittenField {
  /** How it is called, with its row. */
  readonly label: string;
  /** The row of a table part in which it was changed. */
  readonly row?: number;
  readonly was: unknown;
  readonly now: unknown;
  /** Who changed it, if known, and when. */
  readonly by: string | undefined;
  readonly at: string;
  /** What was typed here, if the field was changed here too. */
  readonly mine?: unknown;
  readonly kept?: 'mine' | 'theirs';
}

/** The changes of a table part for people: of each cell, or the name of a row that was added or removed. */
export function rowChanges(part: MergedPart, mine: Values): readonly Omit<ForeignChange, 'by' | 'at'>[] {
  const { field } = part;
  const nameOf = (row: Row | undefined): string => (row ? (rowName(field, row) ?? '') : '');
  const told = (change: RowChange): Omit<ForeignChange, 'by' | 'at'> => {
    const { id, was, now, index, cell, clashes } = change;
    const number = `${field.label} ${index + 1}`;
    if (!cell) {
      const [before, after] = now ? ['', nameOf(now)] : [nameOf(was), ''];
      const shown = { ...field, type: 'text' as const };
      return { field: shown, path: `${part.path}#${id}`, label: number, was: before, now: after };
    }
    const own = rowsAt(mine, part.path).find((row) => rowId(row) === id);
    return {
      field: cell,
      path: `${part.path}#${id}.${cell.name}`,
      label: `${number} (${nameOf(now)}), ${cell.label}`,
      row: id,
      was: was?.[cell.name],
      now: now?.[cell.name],
      ...(clashes ? { mine: own?.[cell.name], kept: 'mine' as const } : {}),
    };
  };
  return part.changes.map(told);
}

/** Where in the form the changed value stands now; undefined if its row is gone. */
export function changePlace(form: UseFormReturn, { path, row, field }: ForeignChange): string | undefined {
  if (row === undefined) return path;
  const part = path.split('#')[0] as string;
  const index = rowsAt(form.getValues(), part).findIndex((each) => rowId(each) === row);
  return index < 0 ? undefined : `${part}.${index}.${field.name}`;
}
