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

const kept: Readonly<Record<VersioningMethod, readonly VersionAction[]>> = {
  create: ['create'],
  update: ['initial', 'update', 'mark', 'unmark'],
  confirm: ['confirm', 'undoConfirm'],
  all: versionAction.values,
};

/** Whether a version is kept after this write where the setting says so. */
export const keeps = (method: VersioningMethod, action: VersionAction): boolean =>
  kept[method].includes(action);

/** What a write has done to a record; `before` is absent for a new one. */
export const actionOf = (record: VersionData, before: VersionData | undefined): VersionAction => {
  if (!before) return 'create';
  if (record.confirmed !== before.confirmed) return record.confirmed === true ? 'confirm' : 'undoConfirm';
  if (record.markedToDelete === before.markedToDelete) return 'update';
  return record.markedToDelete === true ? 'mark' : 'unmark';
};

/** Every write moves these: they say nothing of the record. */
const uncompared = new Set(['id', 'createdAt', 'updatedAt']);

/** What differs between two versions of a record; a reference by whom it leads to, not by what it was called. */
export const compareVersions = (declaration: Declaration, from: VersionData, to: VersionData): Difference => {
  const fields = Object.entries(fieldsOf(declaration)).filter(([name]) => !uncompared.has(name));
  const parts = fields.flatMap(([name, field]) =>
    field.type === 'rows' ? [rowChanges(name, field.fields, from[name], to[name])] : [],
  );
  return { fields: valueChanges(Object.fromEntries(fields), from, to), rows: parts.flat() };
};

export const isSame = ({ fields, rows }: Difference): boolean => fields.length === 0 && rows.length === 0;

/**
 * Whether an earlier state of a record was the actor's to see. Whoever is bound to a firm, or owns the record, must not
 * learn from its history what it was before it came to them.
 */
export const wasOpenTo = (actor: Actor, declaration: Declaration, data: VersionData): boolean => {
  if (personalOnly(actor, declaration) && data[idKey(declaration.personal)] !== actor.userId) return false;
  if (!ownRecordsOnly(actor, declaration)) return true;
  return declaration.belongsTo
    .filter((path) => !path.includes('.'))
    .some((path) => data[path === 'id' ? path : idKey(path)] === actor.counterpartyId);
};

/** What a restored version asks to be written: only what differs, and only what a person may write. */
export const restoring = (
  { fields }: Declaration,
  now: AnyRecord,
  wanted: VersionData,
  { fields: changed, rows }: Difference,
): Record<string, unknown> => {
  const input: Record<string, unknown> = {};
  for (const { path } of changed) {
    const [name = ''] = path.split('.');
    if (name === 'additional') input.additional = restoredParameters(now.additional, wanted.additional);
    const field = fieldIn(fields, name);
    if (field && field.type !== 'rows' && !field.readOnly) input[name] = wanted[name] ?? null;
  }
  for (const part of new Set(rows.map((row) => row.part))) {
    const field = fieldIn(fields, part);
    if (field?.type === 'rows')
      input[part] = rowsIn(wanted[part]).map((row) => restoredRow(field.fields, row, rowsIn(now[part])));
  }
  return Object.keys(input).length === 0 ? {} : { ...input, updatedAt: now.updatedAt };
};

/** Parameters are merged key by key where they are written: one that came later is taken back by name. */
const restoredParameters = (now: unknown, wanted: unknown): VersionData => ({
  ...Object.fromEntries(Object.keys((now ?? {}) as VersionData).map((key) => [key, null])),
  ...((wanted ?? {}) as VersionData),
});

/** A row that still stands keeps what only the server writes in it; one that comes back begins anew there. */
const restoredRow = (cells: Fields, row: VersionData, standing: readonly VersionData[]): VersionData => {
  const current = standing.find(({ id }) => id === row.id) ?? {};
  const values = Object.entries(cells).map(([name, cell]) => [
    name,
    (cell.readOnly ? current : row)[name] ?? null,
  ]);
  return { id: row.id, ...Object.fromEntries(values) };
};

const rowsIn = (value: unknown): readonly VersionData[] =>
  Array.isArray(value) ? (value as VersionData[]) : [];

const fieldIn = (fields: Fields, name: string): Field | undefined =>
  Object.hasOwn(fields, name) ? fields[name] : undefined;
