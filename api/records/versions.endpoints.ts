import type { Database } from '#database/connect.ts';
import { fail } from '#domain/kernel/fail.ts';
import type { Language } from '#domain/kernel/language.ts';
import { fieldLabel } from '#domain/labels/index.ts';
import { may } from '#domain/platform/access.rules.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { versionContracts } from '#domain/platform/version.contracts.ts';
import type { Difference } from '#domain/platform/versionValues.rules.ts';
import { compareVersions } from '#domain/platform/versions.rules.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { doOnce } from '../http/writeOnce.ts';
import { nameFor, shownTo } from './hiddenNames.ts';
import { headOf, versionById, versionsOf, type Version, type VersionHead } from './recordVersions.ts';
import { restoreVersion } from './restoreVersion.ts';

const tag = 'versions';

interface VersionDependencies {
  readonly database: Database;
}

const toolsOf = ({ database }: VersionDependencies) => {
  const headFor = (actor: Actor, version: Version): VersionHead => ({
    ...headOf(version),
    author: nameFor(database.registry, actor, 'user', version.author),
  });
  /**
   * What each version changed, as far as the actor may see it; `versions` are sorted newest first. The last of them has nothing
   * to be compared with, so its difference is empty.
   */
  const changesIn = async (actor: Actor, versions: readonly Version[], language: Language) => {
    const [newest] = versions;
    if (!newest) return [];
    const { declaration } = newest;
    const data = await shownTo(
      database,
      actor,
      declaration,
      versions.map((version) => version.data),
    );
    return data.map((after, index) => {
      const before = data[index + 1];
      const difference = before ? compareVersions(declaration, before, after) : { fields: [], rows: [] };
      return labelled(difference, declaration.name, language);
    });
  };

  return { database, headFor, changesIn };
};

type Tools = ReturnType<typeof toolsOf>;

const readingEndpoints = ({ database, headFor, changesIn }: Tools): AnyEndpoint[] => [
  serve(versionContracts.list, {
    tag,
    summary: 'The versions of a record, newest first',
    access: 'signedIn',
    handle: async ({ actor, language, params: { objectType, id } }) => {
      const { versions, more, before } = await versionsOf(database, actor, objectType, id);
      const declaration = database.registry.byName(objectType);
      const mayRestore = !declaration.writtenBy && may(actor, 'modify', declaration);
      // `changes` has one entry more than `versions` if there is a version before them.
      const changes = await changesIn(actor, before ? [...versions, before] : versions, language);
      const rows = versions.map((version, index) => ({
        ...headFor(actor, version),
        ...(changes[index] ?? { fields: [], rows: [] }),
      }));
      return { rows, more, mayRestore };
    },
  }),
  serve(versionContracts.compare, {
    tag,
    summary: 'What differs between two versions of a record',
    access: 'signedIn',
    handle: async ({ actor, language, query }) => {
      const from = await versionById(database, actor, query.from);
      const to = await versionById(database, actor, query.to);
      const { declaration } = from;
      if (declaration.name !== to.declaration.name || from.objectId !== to.objectId)
        throw fail('query_invalid', { parameter: 'to' });
      const [before = {}, after = {}] = await shownTo(database, actor, declaration, [from.data, to.data]);
      const difference = compareVersions(declaration, before, after);
      return {
        from: headFor(actor, from),
        to: headFor(actor, to),
        ...labelled(difference, declaration.name, language),
      };
    },
  }),
];

const restoreEndpoint = ({ database }: Tools): AnyEndpoint[] => [
  serve(versionContracts.restore, {
    tag,
    summary: 'Writes the values of an earlier version; answers the record and what could not be taken back',
    access: 'signedIn',
    handle: async ({ actor, language, params, body, request }) => {
      const version = await versionById(database, actor, params.id);
      const { name } = version.declaration;
      const { id, left } = await doOnce(database, actor, request, request.body, async (tx) => {
        const restored = await restoreVersion(tx, database.registry, actor, version, body.updatedAt);
        return { id: restored.record.id, left: [...restored.left] };
      });
      return {
        record: await database.records.get(actor, name, id),
        left: left.map((each) => ({ ...each, label: fieldLabel(language, name, each.field) })),
      };
    },
  }),
];

/**
 * The versions of a record: their timeline, the differences of two, and the restore. `versionsOf` and `versionById` refuse
 * people who may not read the record. The restore is a write by the record service, which refuses people who may not change it.
 */
export function versionEndpoints(dependencies: VersionDependencies): AnyEndpoint[] {
  const tools = toolsOf(dependencies);
  return [...readingEndpoints(tools), ...restoreEndpoint(tools)];
}

const labelled = ({ fields, rows }: Difference, object: string, language: Language) => ({
  fields: fields.map((each) => ({ ...each, label: fieldLabel(language, object, each.path) })),
  rows: rows.map((row) => ({
    ...row,
    label: fieldLabel(language, object, row.part),
    changes: row.changes.map((each) => ({
      ...each,
      label: fieldLabel(language, object, `${row.part}.${each.path}`),
    })),
  })),
});
