import type { Database } from '#database/connect.ts';
import { fieldsOf, type Declaration } from '#domain/kernel/declaration.ts';
import type { Fields } from '#domain/kernel/field.ts';
import { isReference, type Reference } from '#domain/kernel/record.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import { may } from '#domain/platform/access.rules.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { withoutStaffFields } from '#domain/platform/staffFields.rules.ts';
import type { VersionData } from '#domain/platform/versionValues.rules.ts';
import { findRecords } from './findRecords.ts';

type Dependencies = Pick<Database, 'records' | 'registry'>;

/**
 * The data of versions as the actor may see them: without fields for staff if the actor is from outside, and with the name
 * of a referred record only if the actor may see that record now. With full rights all names are shown as they were, even
 * of records that no longer exist.
 */
export async function shownTo(
  dependencies: Dependencies,
  actor: Actor,
  declaration: Declaration,
  stored: readonly VersionData[],
): Promise<VersionData[]> {
  const fields = fieldsOf(declaration);
  const versions = stored.map((data) => withoutStaffFields(actor, fields, data));
  if (actor.fullRights) return versions;
  const linksByObject = Map.groupBy(
    versions.flatMap((data) => linksIn(fields, data)),
    ({ to }) => to,
  );
  const visible = new Map<string, ReadonlySet<number>>();
  for (const [to, links] of linksByObject)
    visible.set(to, await visibleIds(dependencies, actor, to, new Set(links.map(({ id }) => id))));
  return versions.map((data) => withoutHiddenNames(fields, data, visible));
}

/** A reference in the data of a version: the object and the id of the referred record. */
interface Link {
  readonly to: string;
  readonly id: number;
}

const linksIn = (fields: Fields, data: VersionData): Link[] =>
  Object.entries(fields).flatMap(([name, field]): Link[] => {
    const value = data[name];
    if (field.type === 'rows' && Array.isArray(value))
      return (value as VersionData[]).flatMap((row) => linksIn(field.fields, row));
    return field.type === 'reference' && isReference(value) ? [{ to: field.to, id: value.id }] : [];
  });

const visibleIds = async (
  dependencies: Dependencies,
  actor: Actor,
  object: string,
  ids: ReadonlySet<number>,
): Promise<ReadonlySet<number>> => {
  if (!dependencies.registry.has(object) || !may(actor, 'read', dependencies.registry.byName(object)))
    return new Set();
  const found = await findRecords(dependencies, actor, object, { id: [...ids] });
  return new Set(found.map(({ id }) => id));
};

/**
 * The data of a version, with an empty name for each reference to a record that is not among the visible ones.
 * @param visible the ids of the records that the actor may read, by object
 */
const withoutHiddenNames = (
  fields: Fields,
  data: VersionData,
  visible: ReadonlyMap<string, ReadonlySet<number>>,
): VersionData => {
  const shownData: Record<string, unknown> = { ...data };
  for (const [name, field] of Object.entries(fields)) {
    const value = data[name];
    if (field.type === 'rows' && Array.isArray(value))
      shownData[name] = (value as VersionData[]).map((row) => withoutHiddenNames(field.fields, row, visible));
    if (field.type === 'reference' && isReference(value) && !visible.get(field.to)?.has(value.id))
      shownData[name] = { id: value.id, presentation: '' };
  }
  return shownData;
};

/** A reference to a record of the object `to`; without its name if the actor may not read that object. */
export function nameFor(
  registry: Registry,
  actor: Actor,
  to: string,
  reference: Reference | null,
): Reference | null {
  return reference && !may(actor, 'read', registry.byName(to))
    ? { id: reference.id, presentation: '' }
    : reference;
}
