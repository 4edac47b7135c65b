import { sql, type RawBuilder } from 'kysely';
import { fieldOf, isFoundByTranslation, type Declaration } from '#domain/kernel/declaration.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import { numberInPhrase } from '#domain/labels/phrases.ts';
import { may } from '#domain/platform/access.rules.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { columnOf, tableOf } from '../schema/naming.ts';
import { wordsIn } from '../schema/translatedWords.ts';
import { contained } from './contained.ts';
import type { Place } from './joins.ts';
import { visibleTo } from './visibility.ts';

type Condition = RawBuilder<boolean>;

/** The actor who searches, and the objects that exist. */
interface Searcher {
  readonly registry: Registry;
  readonly actor: Actor;
}

/**
 * The condition that every word is found in one of the search fields, or in one of the record's translated names. An object without
 * search fields is never found.
 * @param alias of the record's table in the statement
 */
export function searchWords(
  words: readonly string[],
  declaration: Declaration,
  searcher: Searcher,
  alias: string,
): Condition {
  if (declaration.search.length === 0) return sql<boolean>`false`;
  const conditions = wordsSought(words, declaration, searcher.actor).map((word) =>
    wordFound(word, declaration, declaration.search, searcher, alias),
  );
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/**
 * The words to look for. The phrase that names a document is not stored, only its number is: if the words together are such a
 * phrase, only the number is sought.
 */
export function wordsSought(
  words: readonly string[],
  { name, namedByPhrase }: Declaration,
  { language }: Actor,
): string[] {
  const number = namedByPhrase && numberInPhrase(language, name, words.join(' '));
  return number ? [number] : [...new Set(words)];
}

/** The condition that a word is in one of the search fields `paths`: fields of the record, or paths through references. */
function wordFound(
  word: string,
  declaration: Declaration,
  paths: readonly string[],
  searcher: Searcher,
  alias: string,
): Condition {
  const own = ownTexts(declaration, paths, alias).map(({ column, field }) => contained(column, field, word));
  const through = [...throughReferences(paths)].flatMap(([name, rest]) =>
    referredFound(word, declaration, name, rest, searcher, alias),
  );
  const hits = [...own, ...through];
  return hits.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(hits, sql` or `)})`;
}

/** The searched texts of the record itself: its fields, and its translated names as one text where they are searched. */
export function ownTexts(declaration: Declaration, paths: readonly string[], alias: string): Place[] {
  const texts = paths
    .filter((path) => !path.includes('.'))
    .map((name): Place => {
      const field = fieldOf(declaration, name) ?? { type: 'text' };
      return { column: sql.ref(`${alias}.${columnOf(name, field)}`), field };
    });
  // For the record that is sought, `paths` is the very list of its declaration. For a record that is only referred to, it is a list
  // that `throughReferences` has made, and the translated names are not searched.
  if (paths !== declaration.search || !isFoundByTranslation(declaration)) return texts;
  return [...texts, { column: sql.raw(`(${wordsIn(`"${alias}"."lang"`)})`), field: { type: 'text' } }];
}

/** The dotted paths, grouped by the reference they begin with. */
function throughReferences(paths: readonly string[]): Map<string, string[]> {
  const grouped = new Map<string, string[]>();
  for (const path of paths) {
    const dot = path.indexOf('.');
    if (dot < 0) continue;
    const name = path.slice(0, dot);
    grouped.set(name, [...(grouped.get(name) ?? []), path.slice(dot + 1)]);
  }
  return grouped;
}

/**
 * Finds the referred records first, as an array. The index of the reference then finds the records that refer to them, even
 * beside an "or", where a join would read the whole table. Objects that the actor may not read are not searched.
 */
function referredFound(
  word: string,
  declaration: Declaration,
  name: string,
  paths: readonly string[],
  searcher: Searcher,
  alias: string,
): Condition[] {
  const { registry, actor } = searcher;
  const field = fieldOf(declaration, name);
  if (field?.type !== 'reference') return [];
  const target = registry.byName(field.to);
  if (!may(actor, 'read', target)) return [];
  const inner = `${alias}_${columnOf(name, field)}`;
  const found = wordFound(word, target, paths, searcher, inner);
  return [
    sql<boolean>`${sql.ref(`${alias}.${columnOf(name, field)}`)} = any(array(
      select ${sql.ref(`${inner}.id`)} from ${sql.table(tableOf(target))} as ${sql.table(inner)}
      where ${found} and ${visibleTo(actor, registry, target, inner)}))`,
  ];
}
