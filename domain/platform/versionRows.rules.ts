import type { Fields } from '../kernel/field.ts';
import { idKey } from '../kernel/record.ts';
import {
  valueChanges,
  type Difference,
  type FieldChange,
  type RowChange,
  type VersionData,
} from './versionValues.rules.ts';

type Row = VersionData & { readonly id: number };

const rowsOf = (value: unknown): readonly Row[] => (Array.isArray(value) ? (value as Row[]) : []);
/**
 * The path of a change of a row's position. Its values are positions among the rows that are in both versions; `rowNumber` of a
 * `RowChange` is the position among all rows of one version.
 */
const rankPath = 'rowNumber';

/**
 * The changes to the rows of a table part, matched by id. A row that only moved up because another one was removed is not
 * changed: positions are compared among the rows that are in both.
 */
export function rowChanges(part: string, fields: Fields, from: unknown, to: unknown): RowChange[] {
  const [oldRows, newRows] = [rowsOf(from), rowsOf(to)];
  const [oldIds, newIds] = [idsOf(oldRows), idsOf(newRows)];
  const oldRanks = ranksOf(oldRows, newIds);
  const newRanks = ranksOf(newRows, oldIds);
  const removed = oldRows.flatMap((row, at): RowChange[] =>
    newIds.has(row.id)
      ? []
      : [{ part, id: row.id, kind: 'removed', rowNumber: at + 1, changes: valueChanges(fields, row, {}) }],
  );
  const present = newRows.flatMap((row, at): RowChange[] => {
    const before = oldRows.find(({ id }) => id === row.id);
    const place = { part, id: row.id, rowNumber: at + 1 };
    if (!before) return [{ ...place, kind: 'added', changes: valueChanges(fields, {}, row) }];
    const changes = [...rankChange(oldRanks, newRanks, row.id), ...valueChanges(fields, before, row)];
    return changes.length === 0 ? [] : [{ ...place, kind: 'changed', changes }];
  });
  return [...removed, ...present];
}

const idsOf = (rows: readonly Row[]): ReadonlySet<number> => new Set(rows.map(({ id }) => id));

/** The positions, from 1, among the rows that are in both. */
const ranksOf = (rows: readonly Row[], common: ReadonlySet<number>): ReadonlyMap<number, number> =>
  new Map(rows.filter(({ id }) => common.has(id)).map(({ id }, at) => [id, at + 1]));

const rankChange = (
  oldRanks: ReadonlyMap<number, number>,
  newRanks: ReadonlyMap<number, number>,
  id: number,
): FieldChange[] => {
  const [oldRank, newRank] = [oldRanks.get(id) ?? 0, newRanks.get(id) ?? 0];
  return oldRank === newRank ? [] : [{ path: rankPath, old: oldRank, new: newRank }];
};

/** A version with changes applied: `applyDifference(a, compareVersions(a, b))` is equal to `b`. */
export function applyDifference(data: VersionData, { fields, rows }: Difference): VersionData {
  const parts = [...new Set(rows.map(({ part }) => part))].map((part) => [
    part,
    changedRows(
      rowsOf(data[part]),
      rows.filter((row) => row.part === part),
    ),
  ]);
  return { ...withChanges(data, fields), ...Object.fromEntries(parts) };
}

/** The rows of a table part with changes applied, numbered from 1. */
const changedRows = (rows: readonly Row[], changes: readonly RowChange[]): VersionData[] => {
  const changeOf = (row: Row) => changes.find(({ id }) => id === row.id);
  const rowsAfter = rows
    .filter((row) => changeOf(row)?.kind !== 'removed')
    .map((row, at) => {
      const cells = changeOf(row)?.changes ?? [];
      // A row whose position has not changed keeps the position that it has among the rows that remain.
      const rank = cells.find(({ path }) => path === rankPath)?.new ?? at + 1;
      return {
        rank: Number(rank),
        row: withChanges(
          row,
          cells.filter(({ path }) => path !== rankPath),
        ),
      };
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ row }) => row);
  // The added rows follow one another as in the later version, so each comes to its place behind those that are there already.
  for (const { kind, id, rowNumber, changes: cells } of changes)
    if (kind === 'added') rowsAfter.splice(rowNumber - 1, 0, withChanges({ id }, cells));
  return rowsAfter.map((row, at) => ({ ...row, rowNumber: at + 1 }));
};

/**
 * The values with changes applied. A path with a dot names a parameter, as `additional.axles`; a changed reference changes its id
 * too.
 */
const withChanges = (data: VersionData, changes: readonly FieldChange[]): VersionData => {
  const result: Record<string, unknown> = { ...data };
  for (const { path, new: value } of changes) {
    const dot = path.indexOf('.');
    if (dot > 0) {
      const name = path.slice(0, dot);
      result[name] = { ...(result[name] as object | null), [path.slice(dot + 1)]: value };
      continue;
    }
    result[path] = value;
    if (idKey(path) in result) result[idKey(path)] = (value as { id?: number } | null)?.id ?? null;
  }
  return result;
};
