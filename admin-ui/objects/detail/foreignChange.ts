import type { UseFormReturn } from 'react-hook-form';
import { valueAtPath } from '../../views/form/valueAtPath.ts';
import { rowName } from '../fields/rowName.ts';
import type { WrittenField } from './meaning.ts';
import type { Merge, MergedPart } from './merge.ts';
import { rowId, rowsAt, type Row, type RowChange, type States } from './mergeRows.ts';

type Values = Readonly<Record<string, unknown>>;

/** What somebody else changed while this form was open: a field, a cell of a row, or a row that was added or removed. */
export interface ForeignChange extends WrittenField {
  /**
   * What tells this change from others: the path of the field in the form; of a row `<part>#<row id>`, and of its cell
   * `<part>#<row id>.<cell>`. `changePlace` finds the input of a cell.
   */
  readonly path: string;
  /** The label of the field; for a cell or a row, with the number of the row. */
  readonly label: string;
  /** The id of the row, if a cell of a table part was changed. */
  readonly row?: number;
  readonly was: unknown;
  readonly now: unknown;
  /** Who changed it; undefined if that is not known. */
  readonly by: string | undefined;
  /** When it was changed. */
  readonly at: string;
  /** What was typed here, if the field was changed here too. */
  readonly mine?: unknown;
  /** Whose value the form holds, if both changed the field. */
  readonly kept?: 'mine' | 'theirs';
}

/** A change whose author is not known yet. */
type UnsignedChange = Omit<ForeignChange, 'by' | 'at'>;

/**
 * Returns what somebody else changed, as the notice above the form lists it: `taken` are fields that the form takes over,
 * `clashing` those that were changed to something else here, and `parts` the table parts that were merged row by row. If a field
 * was changed here too, the form keeps what was typed here.
 */
export function foreignChanges(
  { taken, clashing, parts }: Merge,
  { base, mine, theirs }: States<Values>,
): readonly UnsignedChange[] {
  const changeOf = (written: WrittenField): UnsignedChange => ({
    ...written,
    label: written.field.label,
    was: valueAtPath(base, written.path),
    now: valueAtPath(theirs, written.path),
  });
  return [
    ...taken.map(changeOf),
    ...parts.flatMap((part) => rowChanges(part, mine)),
    ...clashing.map((field) => ({
      ...changeOf(field),
      mine: valueAtPath(mine, field.path),
      kept: 'mine' as const,
    })),
  ];
}

/** The changes of a table part: of each cell, or the name of a row that was added or removed. */
const rowChanges = (part: MergedPart, mine: Values): readonly UnsignedChange[] => {
  const { field } = part;
  const nameOf = (row: Row | undefined): string => (row ? (rowName(field, row) ?? '') : '');
  const changeOf = (change: RowChange): UnsignedChange => {
    const { id, was, now, index, cell, clashes } = change;
    const number = `${field.label} ${index + 1}`;
    if (!cell) {
      // Of an added row there was nothing before, and of a removed one nothing is left.
      const [before, after] = now ? ['', nameOf(now)] : [nameOf(was), ''];
      // What is shown of the row is its name, a text, and not the table part.
      const shown = { ...field, type: 'text' as const };
      return { field: shown, path: `${part.path}#${id}`, label: number, was: before, now: after };
    }
    const myRow = rowsAt(mine, part.path).find((row) => rowId(row) === id);
    return {
      field: cell,
      path: `${part.path}#${id}.${cell.name}`,
      label: `${number} (${nameOf(now)}), ${cell.label}`,
      row: id,
      was: was?.[cell.name],
      now: now?.[cell.name],
      ...(clashes ? { mine: myRow?.[cell.name], kept: 'mine' as const } : {}),
    };
  };
  return part.changes.map(changeOf);
};

/** Adds the `latest` changes to the `earlier` ones. If both have a change of the same path, only the latest one stays. */
export function withLatest(
  earlier: readonly ForeignChange[],
  latest: readonly ForeignChange[],
): readonly ForeignChange[] {
  const paths = new Set(latest.map(({ path }) => path));
  return [...earlier.filter(({ path }) => !paths.has(path)), ...latest];
}

/** Where in the form the changed value is now; undefined if its row is gone. */
export function changePlace(form: UseFormReturn, { path, row, field }: ForeignChange): string | undefined {
  if (row === undefined) return path;
  const [part = ''] = path.split('#');
  const index = rowsAt(form.getValues(), part).findIndex((each) => rowId(each) === row);
  return index < 0 ? undefined : `${part}.${index}.${field.name}`;
}
