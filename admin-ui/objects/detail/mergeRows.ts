import type { FieldMeta } from '#domain/kernel/meta.ts';
import { valueAtPath } from '../../views/form/valueAtPath.ts';
import { isCompared, isSame, type WrittenField } from './meaning.ts';

type Values = Readonly<Record<string, unknown>>;
export type Row = Readonly<Record<string, unknown>>;

/** What somebody else ("they") changed in one row of a table part: a cell, or the whole row if it was added or removed. */
export interface RowChange {
  readonly id: number;
  /** The row as it was before; absent if they added it. */
  readonly was: Row | undefined;
  /** The row as they left it; absent if they removed it. */
  readonly now: Row | undefined;
  /**
   * The index of the row, from zero, among their rows. For a row that they removed: its index among the rows as they were
   * read.
   */
  readonly index: number;
  /** The changed cell; absent if the whole row was added or removed. */
  readonly cell?: FieldMeta;
  /** Whether the cell was changed to another value here too. */
  readonly clashes: boolean;
}

export interface MergedRows {
  /** The rows of both. A cell that both changed holds what was typed here. */
  readonly rows: readonly Row[];
  readonly changes: readonly RowChange[];
}

/** One thing in three states, such as a record or the rows of a table part. */
export interface States<Value> {
  /** As it was read. */
  readonly base: Value;
  /** As the form holds it now. */
  readonly mine: Value;
  /** As somebody else has stored it since. */
  readonly theirs: Value;
}

/** The rows of a table part. */
export function rowsAt(values: Values, path: string): readonly Row[] {
  const value = valueAtPath(values, path);
  return Array.isArray(value) ? (value as Row[]) : [];
}

/** The number under which the row was stored; undefined for a new one. */
export function rowId(row: Row): number | undefined {
  return typeof row.id === 'number' ? row.id : undefined;
}

/**
 * A key that stays the same while other rows are added or removed: the stored number of the row, or its place among the
 * new rows.
 */
export function rowKeyAt(rows: readonly Row[], index: number): string {
  const id = rows[index] && rowId(rows[index]);
  return id ? `${id}` : `new ${rows.slice(0, index).filter((row) => !rowId(row)).length}`;
}

/** Where the row with this key (`rowKeyAt`) is now; -1 if it is gone. */
export function rowIndexOfKey(rows: readonly Row[], key: string | undefined): number {
  return rows.findIndex((_row, index) => rowKeyAt(rows, index) === key);
}

const byId = (rows: readonly Row[]): ReadonlyMap<number, Row> =>
  new Map(rows.flatMap((row) => (rowId(row) === undefined ? [] : [[rowId(row) as number, row]])));

/** Whether this is a table part in which all rows have a stored number. Only then can the rows of both states be matched. */
export function hasNumberedRows({ path, field }: WrittenField, base: Values, theirs: Values): boolean {
  return (
    field.type === 'rows' && [base, theirs].every((values) => rowsAt(values, path).every((row) => rowId(row)))
  );
}

/**
 * Merges the rows that somebody else stored into those of the form. If one of the two removed a row and the other changed
 * it, the row stays, so that nothing that was typed is lost silently.
 */
export function mergeRows({ path, field }: WrittenField, states: States<Values>): MergedRows {
  const base = rowsAt(states.base, path);
  const mine = rowsAt(states.mine, path);
  const theirs = rowsAt(states.theirs, path);
  const rowsById = { base: byId(base), mine: byId(mine), theirs: byId(theirs) };
  const cells = field.children.filter(isCompared).map((cell) => ({ path: cell.name, field: cell }));
  const differingCells = (one: Row, other: Row) => cells.filter((cell) => !isSame(cell, one, other));
  const changes: RowChange[] = [];
  /** For each row of the form that stays, the row that takes its place. */
  const merged = new Map<Row, Row>();
  for (const row of mine) {
    const id = rowId(row);
    const [was, now] = [rowsById.base.get(id as number), rowsById.theirs.get(id as number)];
    // A row that was added here.
    if (id === undefined || !was) merged.set(row, row);
    else if (!now) {
      // They removed it. It stays only if it was changed here.
      changes.push({ id, was, now, index: base.indexOf(was), clashes: false });
      if (differingCells(was, row).length > 0) merged.set(row, row);
    } else {
      const cellChanges = differingCells(was, now).map((cell): RowChange => {
        const clashes = !isSame(cell, row, was) && !isSame(cell, row, now);
        return { id, was, now, index: theirs.indexOf(now), cell: cell.field, clashes };
      });
      changes.push(...cellChanges);
      merged.set(row, rowOfBoth(field, row, now, cellChanges));
    }
  }
  // Rows that they added, and rows that I removed and they changed.
  const added = theirs.filter((row) => {
    const id = rowId(row) as number;
    const was = rowsById.base.get(id);
    return !rowsById.mine.has(id) && (!was || differingCells(was, row).length > 0);
  });
  for (const now of added) {
    const id = rowId(now) as number;
    changes.push({ id, was: rowsById.base.get(id), now, index: theirs.indexOf(now), clashes: false });
  }
  return { rows: inOrder({ base, mine, theirs }, merged, added), changes };
}

/**
 * My row with the cells that only they changed, and with the cells that only the server writes. A computed cell is not
 * taken, because the form computes it from its own values.
 */
const rowOfBoth = ({ children }: FieldMeta, mine: Row, theirs: Row, changes: readonly RowChange[]): Row => {
  const takes = ({ name, readOnly, computed }: FieldMeta): boolean => {
    const isOfServer = readOnly && !computed;
    return isOfServer || changes.some(({ cell, clashes }) => cell?.name === name && !clashes);
  };
  const takenCells = children.filter(takes).map(({ name }) => [name, theirs[name] ?? null]);
  return { ...mine, ...Object.fromEntries(takenCells) };
};

/**
 * Returns the merged rows in the order that somebody else stored, or in the order of the form if a row was moved in the form.
 * A row that only the other side has is put after the row that precedes it on that side.
 * @param merged the rows of the form, each with the row that replaces it
 * @param added the rows that only `theirs` has and that are added to the form
 */
const inOrder = (
  { base, mine, theirs }: States<readonly Row[]>,
  merged: ReadonlyMap<Row, Row>,
  added: readonly Row[],
): readonly Row[] => {
  /** The ids of those rows that are also `among` the others, in the order of the rows. No row has the id 0. */
  const idsInOrder = (rows: readonly Row[], among: readonly Row[]) => {
    const presentIds = byId(among);
    return rows.flatMap((row) => (presentIds.has(rowId(row) ?? 0) ? [rowId(row)] : [])).join();
  };
  const isMoved = idsInOrder(mine, base) !== idsInOrder(base, mine);
  // The merged rows, once in the order of the form and once in the order that somebody else stored.
  const myEntries = [...merged].map(([from, row]) => ({ row, id: rowId(from) }));
  const theirEntries = theirs.flatMap((from) => {
    const myEntry = myEntries.find(({ id }) => id === rowId(from));
    if (myEntry) return [myEntry];
    return added.includes(from) ? [{ row: from, id: rowId(from) }] : [];
  });
  // The first list gives the order. The rows that only the second one has are put between.
  const [first, second] = isMoved ? [myEntries, theirEntries] : [theirEntries, myEntries];
  const ordered = [...first];
  for (const [at, each] of second.entries()) {
    if (ordered.some(({ row }) => row === each.row)) continue;
    // A row that nothing precedes becomes the first one: its `findIndex` is -1.
    const before = second[at - 1];
    ordered.splice(ordered.findIndex(({ row }) => row === before?.row) + 1, 0, each);
  }
  return ordered.map(({ row }) => row);
};
