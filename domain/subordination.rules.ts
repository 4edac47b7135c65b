import type { Declaration } from './kernel/declaration.ts';
import type { Registry } from './kernel/registry.ts';

/** How many levels of documents a tree has, above its document and below it. */
export const mostLevels = 4;

/** The names of the reference fields of an object, each with the object that it refers to. */
export function referencesOf({ fields }: Pick<Declaration, 'fields'>): [name: string, to: string][] {
  return Object.entries(fields).flatMap(([name, field]) =>
    field.type === 'reference' ? [[name, field.to] as [string, string]] : [],
  );
}

/** The names of the kinds of documents that the tree of a `root` may contain: those below it, those above it, and its own. */
export function kindsInTreeOf(registry: Registry, root: Declaration): readonly string[] {
  const documents = registry.all.filter(({ kind }) => kind === 'document');
  const refers = (from: Declaration, to: Declaration) =>
    referencesOf(from).some(([, target]) => target === to.name);
  /** `root` and the documents on the levels in one direction. `isNext` says whether one follows another of the level before. */
  const levelsFrom = (isNext: (each: Declaration, before: Declaration) => boolean): Set<Declaration> => {
    const seen = new Set<Declaration>([root]);
    let level: readonly Declaration[] = [root];
    for (let depth = 0; depth < mostLevels; depth += 1) {
      level = documents.filter((each) => !seen.has(each) && level.some((before) => isNext(each, before)));
      for (const each of level) seen.add(each);
    }
    return seen;
  };
  // A document refers to the one that it was made from. So below are those that refer to it, above those that it refers to.
  const below = levelsFrom((each, before) => refers(each, before));
  const above = levelsFrom((each, before) => refers(before, each));
  return [...below.union(above)].map(({ name }) => name);
}
