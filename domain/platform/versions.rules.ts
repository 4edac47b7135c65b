import { fieldsOf, type Declaration } from '../kernel/declaration.ts';
import type { EnumValue } from '../kernel/enumeration.ts';
import type { Field, Fields } from '../kernel/field.ts';
import { idKey, type AnyRecord } from '../kernel/record.ts';
import { ownRecordsOnly, personalOnly } from './access.rules.ts';
import type { Actor } from './actor.ts';
import { versionAction, type versioningMethod } from './enums.ts';
import { rowChanges } from './versionRows.rules.ts';
import { valueChanges, type Difference, type VersionData } from './versionValues.rules.ts';

export type VersionAction = EnumValue<typeof versionAction>;
export type VersioningMethod = EnumValue<typeof versioningMethod>;

/** After which writes each setting keeps a version. `initial` is no write: it is the record before the first kept change. */
const keptActions: Readonly<Record<VersioningMethod, readonly VersionAction[]>> = {
  create: ['create'],
  update: ['initial', 'update', 'mark', 'unmark'],
  confirm: ['confirm', 'undoConfirm'],
  all: versionAction.values,
};

/** Whether the setting wants a version after this write. */
export function keeps(method: VersioningMethod, action: VersionAction): boolean {
  return keptActions[method].includes(action);
}

/** The action of a write; `before` is absent for a new record. */
export function actionOf(record: VersionData, before: VersionData | undefined): VersionAction {
  if (!before) return 'create';
  if (record.confirmed !== before.confirmed) return record.confirmed === true ? 'confirm' : 'undoConfirm';
  if (record.markedToDelete === before.markedToDelete) return 'update';
  return record.markedToDelete === true ? 'mark' : 'unmark';
}

/** `id` and `createdAt` never change, and `updatedAt` changes with every write: a person would call none of them a change. */
const uncompared = new Set(['id', 'createdAt', 'updatedAt']);

/** The differences between two versions of a record; references are compared by id, not by name. */
export function compareVersions(declaration: Declaration, from: VersionData, to: VersionData): Difference {
  const fields = Object.entries(fieldsOf(declaration)).filter(([name]) => !uncompared.has(name));
  const parts = fields.flatMap(([name, field]) =>
    field.type === 'rows' ? [rowChanges(name, field.fields, from[name], to[name])] : [],
  );
  return { fields: valueChanges(Object.fromEntries(fields), from, to), rows: parts.flat() };
}

export function isEmptyDifference({ fields, rows }: Difference): boolean {
  return fields.length === 0 && rows.length === 0;
}

/**
 * Whether the actor may see an earlier state of a record. People of a firm, and owners of personal records, must not see what the
 * record was before it became theirs.
 */
export function wasOpenTo(actor: Actor, declaration: Declaration, data: VersionData): boolean {
  if (personalOnly(actor, declaration) && data[idKey(declaration.personal)] !== actor.userId) return false;
  if (!ownRecordsOnly(actor, declaration)) return true;
  // The condition is not checked on versions, so people of a firm see none.
  if (declaration.forFirmsWhen) return false;
  // A version holds no values of other records, so a path through a reference proves nothing. The path `id` stands for the record
  // itself, which is a firm.
  return declaration.belongsTo
    .filter((path) => !path.includes('.'))
    .some((path) => data[path === 'id' ? path : idKey(path)] === actor.counterpartyId);
}

/**
 * The input that restores a version: only what differs between the current record and the version, and only fields that a person may
 * write. With `updatedAt` the write is refused if the record has changed since; without differences the input is empty.
 */
export function restoring(
  { fields }: Declaration,
  current: AnyRecord,
  version: VersionData,
  { fields: changed, rows }: Difference,
): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const { path } of changed) {
    // The path of a parameter is `additional.<key>`.
    const [name = ''] = path.split('.');
    if (name === 'additional') input.additional = restoredParameters(current.additional, version.additional);
    const field = fieldIn(fields, name);
    if (field && field.type !== 'rows' && !field.readOnly && !field.fixed)
      input[name] = version[name] ?? null;
  }
  for (const part of new Set(rows.map((row) => row.part))) {
    const field = fieldIn(fields, part);
    if (field?.type === 'rows')
      input[part] = rowsIn(version[part]).map((row) => restoredRow(field.fields, row, rowsIn(current[part])));
  }
  return Object.keys(input).length === 0 ? {} : { ...input, updatedAt: current.updatedAt };
}

/** Parameters are merged by key on writing, so a parameter that was added later must be set to null. */
const restoredParameters = (current: unknown, version: unknown): VersionData => ({
  ...Object.fromEntries(Object.keys((current ?? {}) as VersionData).map((key) => [key, null])),
  ...((version ?? {}) as VersionData),
});

/** An existing row keeps its fields that only the server writes; in a restored row they start with their defaults. */
const restoredRow = (cells: Fields, row: VersionData, currentRows: readonly VersionData[]): VersionData => {
  const currentRow = currentRows.find(({ id }) => id === row.id) ?? {};
  const values = Object.entries(cells).map(([name, cell]) => [
    name,
    (cell.readOnly ? currentRow : row)[name] ?? null,
  ]);
  return { id: row.id, ...Object.fromEntries(values) };
};

const rowsIn = (value: unknown): readonly VersionData[] =>
  Array.isArray(value) ? (value as VersionData[]) : [];

const fieldIn = (fields: Fields, name: string): Field | undefined =>
  Object.hasOwn(fields, name) ? fields[name] : undefined;
