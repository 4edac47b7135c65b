import { z } from 'zod';
import type { Database } from '#database/connect.ts';
import { fail } from '#domain/kernel/fail.ts';
import type { Language } from '#domain/kernel/language.ts';
import { fieldLabel } from '#domain/labels/index.ts';
import { may } from '#domain/platform/access.rules.ts';
import type { Actor } from '#domain/platform/actor.ts';
import type { Difference } from '#domain/platform/versionValues.rules.ts';
import { compareVersions } from '#domain/platform/versions.rules.ts';
import { endpoint, type AnyEndpoint } from '../http/endpoint.ts';
import { recordId } from '../http/recordId.ts';
import { writeOnce } from '../http/writeOnce.ts';
import { nameFor, shownTo } from './hiddenNames.ts';
import { headOf, versionNamed, versionsOf, type Version, type VersionHead } from './recordVersions.ts';
import { restoreVersion, type Left } from './restoreVersion.ts';

const reference = z.object({ id: z.number(), presentation: z.string() });
const head = z.object({
  id: z.number(),
  version: z.number(),
  action: z.string(),
  at: z.string(),
  author: reference.nullable(),
  presentation: z.string(),
});
const change = z.object({ path: z.string(), label: z.string(), old: z.unknown(), new: z.unknown() });
const rowChange = z.object({
  part: z.string(),
  label: z.string(),
  id: z.number(),
  kind: z.enum(['added', 'removed', 'changed']),
  rowNumber: z.number(),
  changes: z.array(change),
});
const tag = 'versions';

/** The versions of a record, for who may read the record: their timeline, what differs between two, and the way back. */
export const versionEndpoints = ({ database }: { database: Database }): AnyEndpoint[] => {
  const headFor = (actor: Actor, version: Version): VersionHead => ({
    ...headOf(version),
    author: nameFor(database.registry, actor, 'user', version.author),
  });
  return [
    endpoint({
      method: 'get',
      path: '/object_versions/of/:objectType/:id',
      tag,
      summary: 'The versions of a record, newest first',
      access: 'signedIn',
      params: z.object({ objectType: z.string(), id: recordId }),
      answer: z.object({ rows: z.array(head), more: z.boolean(), mayRestore: z.boolean() }),
      handle: async ({ actor, params: { objectType, id } }) => {
        const { versions, more } = await versionsOf(database, actor, objectType, id);
        const declaration = database.registry.byName(objectType);
        const mayRestore = !declaration.writtenBy && may(actor, 'modify', declaration);
        return { rows: versions.map((version) => headFor(actor, version)), more, mayRestore };
      },
    }),
    endpoint({
      method: 'get',
      path: '/object_versions/compare',
      tag,
      summary: 'What differs between two versions of a record',
      access: 'signedIn',
      query: z.object({ from: recordId, to: recordId }),
      answer: z.object({ from: head, to: head, fields: z.array(change), rows: z.array(rowChange) }),
      handle: async ({ actor, language, query }) => {
        const from = await versionNamed(database, actor, query.from);
        const to = await versionNamed(database, actor, query.to);
        const { declaration } = from;
        if (declaration.name !== to.declaration.name || from.objectId !== to.objectId)
          throw fail('query_invalid', { parameter: 'to' });
        const [old = {}, now = {}] = await shownTo(database, actor, declaration, [from.data, to.data]);
        const difference = compareVersions(declaration, old, now);
        return {
          from: headFor(actor, from),
          to: headFor(actor, to),
          ...labelled(difference, declaration.name, language),
        };
      },
    }),
    endpoint({
      method: 'post',
      path: '/object_versions/:id/restore',
      tag,
      summary: 'Writes the values of an earlier version; answers the record and what could not be taken back',
      access: 'signedIn',
      params: z.object({ id: recordId }),
      body: z.object({ updatedAt: z.iso.datetime().optional() }),
      answer: z.object({
        record: z.looseObject({ id: z.number() }),
        left: z.array(z.object({ field: z.string(), label: z.string(), name: z.string() })),
      }),
      handle: async ({ actor, language, params, body, request }) => {
        const version = await versionNamed(database, actor, params.id);
        const { name } = version.declaration;
        let left: readonly Left[] = [];
        const { id } = await writeOnce(database, actor, request, async (tx) => {
          const restored = await restoreVersion(tx, database.registry, actor, version, body.updatedAt);
          ({ left } = restored);
          return restored.record;
        });
        return {
          record: await database.records.get(actor, name, id),
          left: left.map((each) => ({ ...each, label: fieldLabel(language, name, each.field) })),
        };
      },
    }),
  ];
};

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
