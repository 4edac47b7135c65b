import type { Database } from '#database/connect.ts';
import type { Declaration } from '#domain/kernel/declaration.ts';
import { parsePath } from '#domain/kernel/fieldPath.ts';
import { parseFilter } from '#domain/kernel/filter.ts';
import type { Language } from '#domain/kernel/language.ts';
import { idKey, type AnyRecord } from '#domain/kernel/record.ts';
import { objectLabel } from '#domain/labels/index.ts';
import type { SubordinateDocument, Subordination } from '#domain/subordination.contracts.ts';
import { mostLevels, referencesOf } from '#domain/subordination.rules.ts';
import { may } from '#domain/platform/access.rules.ts';
import type { Actor } from '#domain/platform/actor.ts';

/** The most documents of one kind on one level. */
const mostAtOnce = 200;

interface TreeEntry {
  readonly declaration: Declaration;
  readonly record: AnyRecord;
  readonly node: SubordinateDocument;
}

/**
 * The documents around a document, as far as the actor may read. `tree` is the document with those that refer to it, `basis` are
 * those to which it refers, the nearest first; both directly and through others. One query for each kind on each level.
 */
export async function subordinationOf(
  { records, registry }: Database,
  actor: Actor,
  language: Language,
  declaration: Declaration,
  id: number,
): Promise<Subordination> {
  const readable = registry.all.filter((object) => object.kind === 'document' && may(actor, 'read', object));
  const addedKeys = new Set<string>();
  let more = false;

  /** The entry of a record; undefined if the record is known already. */
  const addOnce = (object: Declaration, record: AnyRecord): TreeEntry | undefined => {
    const key = `${object.name} ${record.id}`;
    if (addedKeys.has(key)) return undefined;
    addedKeys.add(key);
    return { declaration: object, record, node: nodeOf(object, record, language) };
  };

  const readPage = async (object: Declaration, filter: object): Promise<AnyRecord[]> => {
    const sort = [{ path: parsePath(registry, object, 'id'), desc: false }];
    const query = { filter: parseFilter(registry, object, filter), sort, limit: mostAtOnce, offset: 0 };
    const page = await records.list(actor, object.name, query);
    more ||= page.next !== undefined;
    return page.rows;
  };

  /** The documents that refer to those of a level and are not known yet. Each becomes a child of the document it refers to. */
  const documentsBelow = async (level: readonly TreeEntry[]): Promise<TreeEntry[]> => {
    const next: TreeEntry[] = [];
    for (const child of readable) {
      for (const [name, target] of referencesOf(child)) {
        const parents = level.filter(({ declaration: parent }) => parent.name === target);
        if (parents.length === 0) continue;
        for (const row of await readPage(child, { [name]: parents.map(({ record }) => record.id) })) {
          const entry = addOnce(child, row);
          if (!entry) continue;
          next.push(entry);
          parents.find(({ record }) => record.id === row[idKey(name)])?.node.children.push(entry.node);
        }
      }
    }
    return next;
  };

  /** The documents to which those of a level refer and that are not known yet. */
  const documentsAbove = async (level: readonly TreeEntry[]): Promise<TreeEntry[]> => {
    const next: TreeEntry[] = [];
    for (const target of readable) {
      const targetIds = level.flatMap(({ declaration: from, record }) =>
        referencesOf(from).flatMap(([name, to]) => (to === target.name ? [record[idKey(name)]] : [])),
      );
      const ids = targetIds.filter((targetId) => typeof targetId === 'number');
      if (ids.length === 0) continue;
      next.push(...(await readPage(target, { id: ids })).flatMap((row) => addOnce(target, row) ?? []));
    }
    return next;
  };

  const root = addOnce(declaration, await records.get(actor, declaration.name, id)) as TreeEntry;
  const above = await everyLevel(root, documentsAbove);
  const below = await everyLevel(root, documentsBelow);
  // Asked last, because what is found here counts as known, although it is not in the answer.
  const further = [...(await documentsAbove(deepestOf(above))), ...(await documentsBelow(deepestOf(below)))];
  const basis = above.flat().map(({ node: { children: _none, ...node } }) => node);
  return { basis, tree: root.node, more: more || further.length > 0 };
}

/** The documents that `nextLevel` finds, level by level, beginning at the root. The root itself is left out. */
const everyLevel = async (
  root: TreeEntry,
  nextLevel: (level: readonly TreeEntry[]) => Promise<TreeEntry[]>,
): Promise<TreeEntry[][]> => {
  const levels: TreeEntry[][] = [];
  let level = [root];
  while (level.length > 0 && levels.length < mostLevels) {
    level = await nextLevel(level);
    levels.push(level);
  }
  return levels;
};

/**
 * The documents on the last level that is answered, to ask whether there are more behind them. They are copies with `children` of
 * their own, so that what is found behind them does not get into the answer.
 */
const deepestOf = (levels: readonly (readonly TreeEntry[])[]): TreeEntry[] =>
  (levels[mostLevels - 1] ?? []).map((entry) => ({ ...entry, node: { ...entry.node, children: [] } }));

const nodeOf = (declaration: Declaration, record: AnyRecord, language: Language): SubordinateDocument => ({
  object: declaration.name,
  title: objectLabel(language, declaration.name).one,
  id: record.id,
  presentation: String(record.presentation),
  date: String(record.date),
  markedToDelete: record.markedToDelete,
  children: [],
});
