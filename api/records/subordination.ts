import type { Database } from '#database/connect.ts';
import type { Declaration } from '#domain/kernel/declaration.ts';
import { parseFilter, parsePath } from '#domain/kernel/filter.ts';
import type { Language } from '#domain/kernel/language.ts';
import { idKey, type AnyRecord } from '#domain/kernel/record.ts';
import { objectLabel } from '#domain/labels/index.ts';
import type { SubordinateDocument, Subordination } from '#domain/subordination.contracts.ts';
import { may } from '#domain/platform/access.rules.ts';
import type { Actor } from '#domain/platform/actor.ts';

/** How many levels of documents are read. */
const deepest = 4;
/** The most documents of one kind on one level. */
const mostAtOnce = 200;

interface Found {
  readonly declaration: Declaration;
  readonly record: AnyRecord;
  readonly node: SubordinateDocument;
}

/** The tree of documents that refer to one another, as far as the actor may read; one query for each kind on each level. */
export async function subordinationOf(
  { records, registry }: Database,
  actor: Actor,
  language: Language,
  declaration: Declaration,
  id: number,
): Promise<Subordination> {
  const readable = registry.all.filter((object) => object.kind === 'document' && may(actor, 'read', object));
  const seen = new Set<string>();
  let more = false;

  const take = (object: Declaration, record: AnyRecord): Found | undefined => {
    const key = `${object.name} ${record.id}`;
    if (seen.has(key)) return undefined;
    seen.add(key);
    return { declaration: object, record, node: nodeOf(object, record, language) };
  };

  const find = async (object: Declaration, filter: object): Promise<AnyRecord[]> => {
    const sort = [{ path: parsePath(registry, object, 'id'), desc: false }];
    const query = { filter: parseFilter(registry, object, filter), sort, limit: mostAtOnce, offset: 0 };
    const page = await records.list(actor, object.name, query);
    more ||= page.next !== undefined;
    return page.rows;
  };

  const below = async (level: readonly Found[]): Promise<Found[]> => {
    const next: Found[] = [];
    for (const child of readable) {
      for (const [name, target] of referencesOf(child)) {
        const parents = level.filter(({ declaration: parent }) => parent.name === target);
        if (parents.length === 0) continue;
        for (const row of await find(child, { [name]: parents.map(({ record }) => record.id) })) {
          const found = take(child, row);
          if (!found) continue;
          next.push(found);
          parents.find(({ record }) => record.id === row[idKey(name)])?.node.children.push(found.node);
        }
      }
    }
    return next;
  };

  const above = async (level: readonly Found[]): Promise<Found[]> => {
    const next: Found[] = [];
    for (const target of readable) {
      const named = level.flatMap(({ declaration: from, record }) =>
        referencesOf(from).flatMap(([name, to]) => (to === target.name ? [record[idKey(name)]] : [])),
      );
      const ids = named.filter((some) => typeof some === 'number');
      if (ids.length === 0) continue;
      next.push(...(await find(target, { id: ids })).flatMap((row) => take(target, row) ?? []));
    }
    return next;
  };

  const root = take(declaration, await records.get(actor, declaration.name, id)) as Found;
  const basis = await everyLevel(root, above);
  await everyLevel(root, below);
  return { basis: basis.map(({ node: { children: _none, ...node } }) => node), tree: root.node, more };
}

/** All documents that `next` finds from one level to the next, beginning at the root. The root itself is left out. */
const everyLevel = async (
  root: Found,
  next: (level: readonly Found[]) => Promise<Found[]>,
): Promise<Found[]> => {
  const all: Found[] = [];
  for (let level = [root], depth = 0; level.length > 0 && depth < deepest; depth += 1) {
    level = await next(level);
    all.push(...level);
  }
  return all;
};

const referencesOf = (declaration: Declaration): [name: string, to: string][] =>
  Object.entries(declaration.fields).flatMap(([name, field]) =>
    field.type === 'reference' ? [[name, field.to] as [string, string]] : [],
  );

const nodeOf = (declaration: Declaration, record: AnyRecord, language: Language): SubordinateDocument => ({
  object: declaration.name,
  title: objectLabel(language, declaration.name).one,
  id: record.id,
  presentation: String(record.presentation),
  date: String(record.date),
  markedToDelete: record.markedToDelete,
  children: [],
});
