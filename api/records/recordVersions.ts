import type { Database } from '#database/connect.ts';
import type { Declaration } from '#domain/kernel/declaration.ts';
import { fail } from '#domain/kernel/fail.ts';
import { parsePath } from '#domain/kernel/fieldPath.ts';
import { parseFilter } from '#domain/kernel/filter.ts';
import type { AnyRecord, Reference } from '#domain/kernel/record.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import type { RecordService } from '#database/recordService.ts';
import { systemActor, type Actor } from '#domain/platform/actor.ts';
import type { VersionData } from '#domain/platform/versionValues.rules.ts';
import { wasOpenTo, type VersionAction } from '#domain/platform/versions.rules.ts';

/** A version as the timeline of its record shows it. */
export interface VersionHead {
  readonly id: number;
  readonly version: number;
  readonly action: VersionAction;
  /** When the record got this content. */
  readonly at: string;
  readonly author: Reference | null;
  readonly presentation: string;
}

export interface Version extends VersionHead {
  readonly declaration: Declaration;
  readonly objectId: number;
  readonly data: VersionData;
}

type Dependencies = Pick<Database, 'records' | 'registry'>;

/** A record that is written all day has too many versions to read at once. */
const mostAtOnce = 200;

/** Versions show what a record contains. So the access log notes that they are read, as it does for the record itself. */
const mustRead = async (records: RecordService, actor: Actor, object: string, id: number): Promise<void> => {
  await records.mustSee(actor, object, id);
  actor.noteRead?.(object, id);
};

interface NewestVersions {
  /** Newest first. */
  readonly versions: readonly Version[];
  /** Whether there are older versions. */
  readonly more: boolean;
  /**
   * The version before the oldest of `versions`. A comparison with it shows what the oldest one has changed. Undefined if there
   * is none, or if the actor may not read it.
   */
  readonly before: Version | undefined;
}

/**
 * The newest versions of a record that the actor may read. The system reads them, because who may see a version follows from
 * its record and not from the object `objectVersion`.
 */
export async function versionsOf(
  { records, registry }: Dependencies,
  actor: Actor,
  object: string,
  id: number,
): Promise<NewestVersions> {
  if (!registry.has(object)) throw fail('object_not_found', { object });
  await mustRead(records, actor, object, id);
  const declaration = registry.byName('objectVersion');
  const page = await records.list(systemActor, declaration.name, {
    filter: parseFilter(registry, declaration, { objectType: object, objectId: id }),
    sort: [{ path: parsePath(registry, declaration, 'version'), desc: true }],
    limit: mostAtOnce + 1,
    offset: 0,
  });
  const visibleVersions = (rows: readonly AnyRecord[]) =>
    rows
      .map((version) => versionOf(registry, version))
      .filter((version) => wasOpenTo(actor, version.declaration, version.data));
  // The page has one row more than is answered: the version before them.
  const versions = visibleVersions(page.rows.slice(0, mostAtOnce));
  const [before] = visibleVersions(page.rows.slice(mostAtOnce));
  return { versions, more: page.rows.length > mostAtOnce, before };
}

/** One version by its id, for an actor who may read its record. */
export async function versionById(
  { records, registry }: Dependencies,
  actor: Actor,
  id: number,
): Promise<Version> {
  const record = await records.get(systemActor, 'objectVersion', id);
  const version = versionOf(registry, record);
  await mustRead(records, actor, version.declaration.name, version.objectId);
  if (!wasOpenTo(actor, version.declaration, version.data))
    throw fail('record_not_found', { object: 'objectVersion', id });
  return version;
}

const versionOf = (registry: Registry, record: AnyRecord): Version => {
  const data = record.objectData as VersionData;
  return {
    id: record.id,
    version: record.version as number,
    action: record.action as VersionAction,
    at: String(data.updatedAt ?? record.createdAt),
    author: record.author as Reference | null,
    presentation: String(record.objectPresentation ?? ''),
    declaration: registry.byName(String(record.objectType)),
    objectId: record.objectId as number,
    data,
  };
};

export function headOf({ id, version, action, at, author, presentation }: Version): VersionHead {
  return {
    id,
    version,
    action,
    at,
    author,
    presentation,
  };
}
