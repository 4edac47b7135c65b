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
  const found = new Set<Declaration>([root]);
  /** Adds several levels of documents, beginning at `root`. `isNext` says whether a document follows one of the level before. */
  const addLevels = (isNext: (each: Declaration, before: Declaration) => boolean): void => {
    let level: readonly Declaration[] = [root];
    for (let depth = 0; depth < mostLevels; depth += 1) {
      level = documents.filter((each) => level.some((before) => isNext(each, before)));
      for (const each of level) found.add(each);
    }
  };
  // A document refers to the one that it was made from. So below are those that refer to it, above those that it refers to.
  addLevels((each, before) => refers(each, before));
  addLevels((each, before) => refers(before, each));
  return [...found].map(({ name }) => name);
}
