import type { UseFormReturn } from 'react-hook-form';
import { valueAtPath } from '../../views/form/valueAtPath.ts';
import { rowName } from '../fields/rowName.ts';
import type { WrittenField } from './meaning.ts';
import type { Merge, MergedPart } from './merge.ts';
import { rowId, rowsAt, type Row, type RowChange, type States } from './mergeRows.ts';

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

/** A change of which it is not yet known who made it. */
type UnsignedChange = Omit<ForeignChange, 'by' | 'at'>;

/** What somebody else changed, for people. Where a field was changed here too, what was typed here is kept. */
export function foreignChanges(
  { taken, clashing, parts }: Merge,
  { base, mine, theirs }: States<Values>,
): readonly UnsignedChange[] {
  const told = (written: WrittenField): UnsignedChange => ({
    ...written,
    label: written.field.label,
    was: valueAtPath(base, written.path),
    now: valueAtPath(theirs, written.path),
  });
  return [
    ...taken.map(told),
    ...parts.flatMap((part) => rowChanges(part, mine)),
    ...clashing.map((field) => ({
      ...told(field),
      mine: valueAtPath(mine, field.path),
      kept: 'mine' as const,
    })),
  ];
}

/** The changes of a table part: of each cell, or the name of a row that was added or removed. */
const rowChanges = (part: MergedPart, mine: Values): readonly UnsignedChange[] => {
  const { field } = part;
  const nameOf = (row: Row | undefined): string => (row ? (rowName(field, row) ?? '') : '');
  const told = (change: RowChange): UnsignedChange => {
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
};

/** The changes to show after new ones came: the latest of each place. */
export function withLatest(
  known: readonly ForeignChange[],
  found: readonly ForeignChange[],
): readonly ForeignChange[] {
  const paths = new Set(found.map(({ path }) => path));
  return [...known.filter(({ path }) => !paths.has(path)), ...found];
}

/** Where in the form the changed value is now; undefined if its row is gone. */
export function changePlace(form: UseFormReturn, { path, row, field }: ForeignChange): string | undefined {
  if (row === undefined) return path;
  const part = path.split('#')[0] as string;
  const index = rowsAt(form.getValues(), part).findIndex((each) => rowId(each) === row);
  return index < 0 ? undefined : `${part}.${index}.${field.name}`;
}
