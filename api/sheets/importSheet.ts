import { attempt } from '#database/attempt.ts';
import type { Database } from '#database/connect.ts';
import type { Transaction } from '#database/transaction.ts';
import type { Declaration } from '#domain/kernel/declaration.ts';
import { fail, KejaError, type FieldError } from '#domain/kernel/fail.ts';
import type { Filter } from '#domain/kernel/filter.ts';
import type { AnyRecord, RecordInput } from '#domain/kernel/record.ts';
import { isShortText, tidied } from '#domain/kernel/shortText.ts';
import type { ImportCounts, ImportOptions } from '#domain/platform/sheets/import.contracts.ts';
import { may } from '#domain/platform/access.rules.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { readCell } from '#domain/platform/sheets/readCell.ts';
import { findByKey, keyText } from './findByKey.ts';
import { findReferences } from './findReferences.ts';
import type { ImportRun } from './importRun.ts';
import { planImport, type ImportPlan } from './importPlan.ts';
import type { ReadRow, ReadSheet } from './parseSheet.ts';
import { rowInput, type CellChange, type FoundReferences } from './rowInput.ts';

/** What the import did with one row. */
export interface ImportedRow {
  /** The number of the row in the sheet. */
  readonly row: number;
  readonly action: 'added' | 'changed' | 'unchanged' | 'refused';
  /** The record of the row; null if the row was refused and has none. */
  readonly id: number | null;
  readonly presentation: string;
  readonly changes: readonly CellChange[];
  /** Why the row was refused; empty otherwise. */
  readonly errors: readonly FieldError[];
}

/** The part of an object's records that a sheet is imported into: their filter, and the values that new records get. */
export interface ImportedPart {
  readonly within: Filter;
  readonly given: RecordInput;
}

interface ImportTarget {
  readonly part?: ImportedPart | undefined;
  /** Receives the progress. */
  readonly run: Pick<ImportRun, 'refused' | 'rows' | 'written' | 'counted'>;
}

export interface ImportResult {
  /** Whether anything was written. */
  readonly written: boolean;
  readonly plan: ImportPlan;
  readonly rows: readonly ImportedRow[];
}

/**
 * Checks the rights before the file is read, because reading a file is expensive.
 * @throws no_access, owned_by_workflow
 */
export function mustImport(actor: Actor, declaration: Declaration): void {
  const { name: object, writtenBy: owner } = declaration;
  if (!may(actor, 'modify', declaration)) throw fail('no_access', { object });
  if (owner) throw fail('owned_by_workflow', { object, owner });
}

/**
 * Writes the rows of a sheet through the record service in one transaction: all of them, or with `partly` those that are
 * valid. A preview does the same and rolls it back, so that its answer is exact.
 *
 * @param once writes in a transaction and stores the answer; for a repeated request it returns the stored answer instead
 * @throws sheet_no_columns, sheet_key_missing
 */
export async function importSheet(
  database: Database,
  declaration: Declaration,
  actor: Actor,
  sheet: ReadSheet,
  options: ImportOptions & ImportTarget & { readonly preview: boolean },
  once: (write: (tx: Transaction) => Promise<string>) => Promise<string>,
): Promise<ImportResult> {
  const plan = planImport(database.registry, declaration, sheet, options);
  const rolledBack = new Error('rolled back');
  let rows: ImportedRow[] | undefined;
  try {
    const stored = await once(async (tx) => {
      rows = await writeRows(tx, database, declaration, actor, sheet, plan, options);
      const counts = countsOf(rows);
      options.run.counted(counts);
      if (options.preview || (counts.refused > 0 && !options.partly)) throw rolledBack;
      await options.run.written(tx, counts);
      // The changes of single cells are not stored, because a large sheet has very many. A repeated request does not get them.
      return JSON.stringify(rows.map((row) => ({ ...row, changes: [] })));
    });
    return { written: true, plan, rows: rows ?? (JSON.parse(stored) as ImportedRow[]) };
  } catch (error) {
    if (error !== rolledBack) throw error;
    return { written: false, plan, rows: rows ?? [] };
  }
}

export function countsOf(rows: readonly ImportedRow[]): ImportCounts {
  const counts = { added: 0, changed: 0, unchanged: 0, refused: 0 };
  for (const { action } of rows) counts[action] += 1;
  return counts;
}

const writeRows = async (
  tx: Transaction,
  { registry }: Database,
  declaration: Declaration,
  actor: Actor,
  { rows }: ReadSheet,
  plan: ImportPlan,
  { mode, part, run }: ImportOptions & ImportTarget,
): Promise<ImportedRow[]> => {
  run.rows(0, rows.length);
  const keys = rows.map((row) => keyOf(plan, row));
  const key = plan.key.map(({ column }) => column);
  // The records that exist already, by the text of their key.
  const existing =
    key.length === 0
      ? new Map()
      : await findByKey(tx.records, actor, declaration, key, keys.filter(isComplete), part?.within);
  const references: FoundReferences = new Map(
    await Promise.all(
      [...wordsByTarget(plan, rows)].map(async ([target, words]) => {
        const found = await findReferences(tx.records, actor, registry.byName(target), [...words]);
        return [target, found] as const;
      }),
    ),
  );
  const isById = key.some(({ path }) => path === 'id');
  // The number of the row in which each key came first.
  const firstRowOf = new Map<string, number>();
  const results: ImportedRow[] = [];
  for (const [index, row] of rows.entries()) {
    run.rows(index, rows.length);
    const rowKey = keys[index] ?? [];
    const text = keyText(rowKey);
    const matches: AnyRecord[] = existing.get(text) ?? [];
    const keyFault =
      key.length > 0 ? keyError(rowKey, matches, firstRowOf.get(text), mode, isById) : undefined;
    const error =
      unreadableKey(plan, row, rowKey) ?? (keyFault && { field: key[0]?.path ?? '', ...keyFault });
    if (!firstRowOf.has(text)) firstRowOf.set(text, row.number);
    const result = error
      ? refusedRow(row, matches[0], [error])
      : await writeRow(tx, declaration, actor, plan, row, matches[0], references, part?.given);
    if (result.action === 'refused') await run.refused(result.errors);
    results.push(result);
  }
  run.rows(rows.length, rows.length);
  return results;
};

/**
 * The values of a row's key, in the spelling in which records hold them: a name with a blank behind it is the same name. The
 * value of an empty cell is null, and that of a cell that cannot be read is undefined.
 */
const keyOf = ({ key }: ImportPlan, row: ReadRow): unknown[] =>
  key.map(({ place, column: { field } }) => {
    const value = readCell(field, row.cells[place] ?? null);
    return typeof value === 'string' && isShortText(field) ? tidied(value) || null : value;
  });

const isComplete = (key: readonly unknown[]): boolean =>
  key.every((value) => value !== null && value !== undefined);

/** The error of a key that cannot be read. Without it the row would count as one without a key, and would be added. */
const unreadableKey = (
  { key }: ImportPlan,
  row: ReadRow,
  rowKey: readonly unknown[],
): FieldError | undefined => {
  const planned = key[rowKey.indexOf(undefined)];
  if (!planned) return undefined;
  const value = String(row.cells[planned.place]);
  return { field: planned.column.path, code: 'sheet_value_invalid', params: { value } };
};

/**
 * Why the key of a row does not name the record to write. Undefined if it does, or if the row makes a new record.
 * @param matches the records with this key
 * @param earlierRow the number of an earlier row with the same key; undefined if there is none
 * @param isById whether the key contains the id
 */
const keyError = (
  key: readonly unknown[],
  matches: readonly AnyRecord[],
  earlierRow: number | undefined,
  mode: ImportOptions['mode'],
  isById: boolean,
): Omit<FieldError, 'field'> | undefined => {
  // A new row at the end of an export has no id yet: that row is added.
  if (!isComplete(key)) return mode === 'update' ? { code: 'sheet_key_empty' } : undefined;
  if (earlierRow !== undefined) return { code: 'sheet_key_twice', params: { row: earlierRow } };
  if (matches.length > 1) return { code: 'sheet_key_ambiguous', params: { count: matches.length } };
  // A number that the system assigns cannot be chosen: the new record would get another one.
  if (matches.length === 0 && (mode === 'update' || isById)) return { code: 'sheet_record_unknown' };
  return matches.length === 1 && mode === 'add' ? { code: 'sheet_record_known' } : undefined;
};

/** The texts of all references in the sheet, by the object that they name. */
const wordsByTarget = (plan: ImportPlan, rows: readonly ReadRow[]): Map<string, Set<string>> => {
  const words = new Map<string, Set<string>>();
  for (const { place, column } of plan.written) {
    if (column.field.type !== 'reference') continue;
    const targetWords = words.get(column.field.to) ?? new Set<string>();
    words.set(column.field.to, targetWords);
    for (const row of rows) {
      const word = readCell(column.field, row.cells[place] ?? null);
      if (typeof word === 'string') targetWords.add(word);
    }
  }
  return words;
};

const refusedRow = (
  { number }: ReadRow,
  existing: AnyRecord | undefined,
  errors: readonly FieldError[],
): ImportedRow => ({
  row: number,
  action: 'refused',
  id: existing?.id ?? null,
  presentation: String(existing?.presentation ?? ''),
  changes: [],
  errors,
});

/** Writes one row under a savepoint: a refused row is rolled back, and the others continue. */
const writeRow = async (
  tx: Transaction,
  { name }: Declaration,
  actor: Actor,
  plan: ImportPlan,
  row: ReadRow,
  existing: AnyRecord | undefined,
  references: FoundReferences,
  given: RecordInput = {},
): Promise<ImportedRow> => {
  const { input, changes, errors } = rowInput(plan.written, row, existing, references);
  if (errors.length > 0) return refusedRow(row, existing, errors);
  if (existing && changes.length === 0) return { ...refusedRow(row, existing, []), action: 'unchanged' };
  const record = await attempt(tx, () =>
    existing
      ? tx.records.update(actor, name, existing.id, input)
      : tx.records.create(actor, name, { ...input, ...given }),
  );
  if (record instanceof KejaError) return refusedRow(row, existing, errorsOf(record));
  return {
    row: row.number,
    action: existing ? 'changed' : 'added',
    id: record.id,
    presentation: String(record.presentation ?? ''),
    changes,
    errors: [],
  };
};

const errorsOf = (error: KejaError): readonly FieldError[] =>
  error.errors.length > 0 ? error.errors : [{ field: '', code: error.code, params: error.params }];
