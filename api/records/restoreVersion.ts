import { seesEvery } from '#database/reading/visibility.ts';
import type { Transaction } from '#database/transaction.ts';
import { fieldsOf } from '#domain/kernel/declaration.ts';
import type { Fields } from '#domain/kernel/field.ts';
import { idKey, isReference, type AnyRecord, type Reference } from '#domain/kernel/record.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import { may } from '#domain/platform/access.rules.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { withoutStaffFields } from '#domain/platform/staffFields.rules.ts';
import type { VersionData } from '#domain/platform/versionValues.rules.ts';
import { compareVersions, restoring } from '#domain/platform/versions.rules.ts';
import { findRecords } from './findRecords.ts';
import type { Version } from './recordVersions.ts';

/** A reference that was not restored, with the name of the record to which it led; empty if the actor may not know it. */
type NotRestored = { readonly field: string; readonly name: string };

/** The record as it is now; `left` are the references that were not restored. */
export interface Restored {
  readonly record: AnyRecord;
  readonly left: readonly NotRestored[];
}

/**
 * Writes the values of an earlier version through the record service, so that all rules for people apply. A reference to a
 * record that no longer exists, or that the actor may not read, is not restored, and is reported.
 * @param updatedAt of the record as the caller has last seen it
 */
export async function restoreVersion(
  { records }: Transaction,
  registry: Registry,
  actor: Actor,
  { declaration, objectId, data }: Version,
  updatedAt: string | undefined,
): Promise<Restored> {
  const { name: object } = declaration;
  const record = await records.get(actor, object, objectId);
  const left: NotRestored[] = [];
  const mayRead = (to: string): boolean => may(actor, 'read', registry.byName(to));
  const isReachable = async (to: string, id: number): Promise<boolean> =>
    mayRead(to) && (await findRecords({ records, registry }, actor, to, { id })).length > 0;
  /**
   * The name of a record that was not found. It may exist and be hidden from the actor, so its name is given only to actors who
   * see every record of the object.
   */
  const nameOf = (to: string, { presentation }: Reference): string =>
    mayRead(to) && seesEvery(actor, registry.byName(to)) ? presentation : '';

  /**
   * The values to write. A reference to a record that the actor cannot read keeps its present value. The result is undefined
   * for a row that requires such a reference and has no present value of it: the row is left out.
   * @param prefix the name of the table part and a dot, for a row; empty for the record itself
   */
  const reachableValues = async (
    fields: Fields,
    wanted: VersionData,
    present: VersionData,
    prefix = '',
  ): Promise<VersionData | undefined> => {
    const values: Record<string, unknown> = { ...wanted };
    let isComplete = true;
    for (const [name, field] of Object.entries(fields)) {
      const value = wanted[name];
      if (field.type === 'rows' && Array.isArray(value)) {
        const rows: VersionData[] = [];
        const presentRows = (present[name] ?? []) as readonly VersionData[];
        for (const row of value as VersionData[]) {
          const presentRow = presentRows.find(({ id }) => id === row.id) ?? {};
          const reachableRow = await reachableValues(field.fields, row, presentRow, `${name}.`);
          if (reachableRow) rows.push(reachableRow);
        }
        values[name] = rows;
      }
      const isChangedReference =
        field.type === 'reference' && isReference(value) && value.id !== present[idKey(name)];
      if (!isChangedReference || (await isReachable(field.to, value.id))) continue;
      left.push({ field: prefix + name, name: nameOf(field.to, value) });
      Object.assign(values, { [name]: present[name] ?? null, [idKey(name)]: present[idKey(name)] ?? null });
      if (prefix !== '' && field.required && !values[idKey(name)]) isComplete = false;
    }
    return isComplete ? values : undefined;
  };

  // Only rows can be left out, so the values of the record itself are never undefined.
  const versionData = withoutStaffFields(actor, fieldsOf(declaration), data);
  const valuesToWrite = (await reachableValues(fieldsOf(declaration), versionData, record)) ?? versionData;
  const input = restoring(
    declaration,
    record,
    valuesToWrite,
    compareVersions(declaration, record, valuesToWrite),
  );
  if (Object.keys(input).length === 0) return { record, left };
  return {
    record: await records.update(actor, object, objectId, { ...input, ...(updatedAt ? { updatedAt } : {}) }),
    left,
  };
}
