import { sql, type RawBuilder } from 'kysely';
import { fieldOf, fieldsOf, ownSearch, type Declaration } from '#domain/kernel/declaration.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { foldPlate } from '#domain/goods/plate.ts';
import { columnOf, tableOf } from '../schema/naming.ts';
import { plainLetters } from '../schema/plainLetters.ts';
import { foldedPlate } from '../schema/plate.ts';
import { isTelephone } from '../schema/telephone.ts';
import { contained } from './contained.ts';
import type { Place } from './joins.ts';
import type { SearchWish } from './searchWish.ts';
import { ownTexts, wordsSought } from './searchWords.ts';
import { visibleTo } from './visibility.ts';

type Condition = RawBuilder<boolean>;

const alias = 's';
const id = sql.ref(`${alias}.id`);

/**
 * How many records of an object that contain the words are read, of which the best are shown. If there are more, people type
 * more characters.
 */
const candidates = 100;
/** How many records are read in which a whole column equals what was typed. */
const mostExactHits = 5;
/** How many hits of an object are followed to the records that refer to them. */
const hitsFollowed = 20;
/** How many characters of the texts are read, to find out how well they fit. */
const charactersCompared = 200;
/** Telephone numbers are compared by so many last digits; a number with fewer digits is not compared. */
const telephoneDigits = 9;

const anyOf = (conditions: readonly Condition[]): Condition =>
  sql<boolean>`(${sql.join(conditions, sql` or `)})`;

/** The records of one object that are not marked for deletion and that the person may see. */
const fromVisible = (declaration: Declaration, actor: Actor, registry: Registry): RawBuilder<unknown> =>
  sql`from ${sql.table(tableOf(declaration))} as ${sql.table(alias)}
    where not ${sql.ref(`${alias}.marked_to_delete`)} and ${visibleTo(actor, registry, declaration, alias)}`;

/**
 * Selects `id` and `texts` (the searched texts in lines) of the records that contain all words of the request, or what was typed
 * in another spelling. Whether the actor may read the object at all, the caller has checked. Records that have exactly the typed
 * text are selected separately: `candidates` might cut them off among many others that contain the words. The answer is
 * undefined if the object has no texts that are searched.
 */
export function hitsOf(declaration: Declaration, actor: Actor, registry: Registry, request: SearchWish) {
  const texts = ownTexts(declaration, declaration.search, alias);
  if (texts.length === 0) return undefined;
  const words = wordsSought(request.words, declaration, actor).map((word) =>
    anyOf(texts.map(({ column, field }) => contained(column, field, word))),
  );
  const alternatives = [
    sql<boolean>`(${sql.join(words, sql` and `)})`,
    ...spelledOtherwise(declaration, texts, request),
  ];
  const own = ownSearch(declaration).map((name) => sql.ref(`${alias}.${columnOf(name, { type: 'text' })}`));
  const row = sql`select ${id}, left(concat_ws(chr(10), ${sql.join(own)}), ${charactersCompared}::int) as texts
    ${fromVisible(declaration, actor, registry)}`;
  const contains = sql`(${row} and ${anyOf(alternatives)} limit ${candidates}::int)`;
  const exactHits = indexedColumns(declaration).map(
    (column) => sql`(${row} and ${column} = any(${spellingsOf(request.typed)}) limit ${mostExactHits}::int)`,
  );
  return sql.join([...exactHits, contains], sql` union all `);
}

/** The searched columns in which an index finds a whole value. */
const indexedColumns = (declaration: Declaration): RawBuilder<unknown>[] =>
  ownSearch(declaration).flatMap((name) => {
    const field = fieldOf(declaration, name);
    const beginsIndex =
      declaration.sort.field === name || declaration.indexes.some(([first]) => first === name);
    return field?.type === 'text' && (field.unique || field.index || beginsIndex)
      ? [sql.ref(`${alias}.${columnOf(name, field)}`)]
      : [];
  });

/** What was typed, and the same in capitals, in small letters and with capital first letters. */
const spellingsOf = (typed: string): string[] => {
  // The expression matches each letter that does not follow a letter.
  const capital = typed.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
  return [...new Set([typed, typed.toUpperCase(), typed.toLowerCase(), capital])];
};

/**
 * Conditions for what was typed in another spelling than it is stored: a plate in parts, a number with blanks and dashes, or a
 * telephone number.
 */
const spelledOtherwise = (
  declaration: Declaration,
  texts: readonly Place[],
  { typed, words, digits }: SearchWish,
) => {
  const plates = words.length < 2 ? [] : texts.filter(({ field }) => field.type === 'text' && field.plate);
  const asPlate = plates.map(({ column, field }) => contained(column, field, foldPlate(typed)));
  if (digits === undefined) return asPlate;
  const numbers = texts.filter(({ field }) => field.type === 'text' && field.format !== undefined);
  const telephones = Object.entries(fieldsOf(declaration)).flatMap(([name, field]) =>
    field.type === 'text' && field.anySpelling && digits.length >= telephoneDigits
      ? [isTelephone(`"${alias}"."${columnOf(name, field)}"`, digits)]
      : [],
  );
  return [...asPlate, ...numbers.map(({ column, field }) => contained(column, field, digits)), ...telephones];
};

/**
 * Selects `id` of the records that refer to a hit of another object: the newest ones for each hit. The column is compared by two
 * bounds instead of `=`. Postgres then uses the index of the column, which has this order, and not the primary key of the whole
 * table.
 * @param by the column that refers, and the name of the table in which `searchEverywhere` has put the hits
 */
export function hitsThrough(
  declaration: Declaration,
  actor: Actor,
  registry: Registry,
  by: { readonly column: string; readonly hits: string },
  most: number,
) {
  const column = sql.ref(`${alias}.${by.column}`);
  const hit = sql.ref('hit.id');
  return sql`select ${sql.ref('through.id')} from (select id from ${sql.table(by.hits)} limit ${hitsFollowed}::int) as hit
    cross join lateral (select ${id} ${fromVisible(declaration, actor, registry)} and ${column} >= ${hit} and ${column} <= ${hit}
      order by ${column} desc, ${id} desc limit ${most}::int) as through limit ${most}::int`;
}

/**
 * Selects `id` and `likeness` of the records whose name resembles the words, the most similar first. The answer is undefined
 * for objects that have no names: they have numbers, and a number that is nearly right is another number.
 */
export function hitsAlike(
  declaration: Declaration,
  actor: Actor,
  registry: Registry,
  request: SearchWish,
  most: number,
) {
  const names = ownTexts(declaration, declaration.search, alias).filter(
    ({ field }) => field.type === 'text' && field.format === undefined,
  );
  if (declaration.kind !== 'catalog' || names.length === 0 || request.alike.length === 0) return undefined;
  // A name and a typed word are compared after both were simplified in the same way.
  const compared = names.map(({ column, field }) => {
    const isPlate = field.type === 'text' && field.plate === true;
    return {
      text: isPlate ? foldedPlate(column) : plainLetters(column),
      simplified: (word: string) =>
        isPlate ? sql`${foldPlate(word)}::text` : plainLetters(sql`cast(${word} as text)`),
    };
  });
  // `%>` of pg_trgm: a part of the text resembles the word by more than the threshold that `searchEverywhere` sets.
  const resembles = request.alike.map((word) =>
    anyOf(compared.map(({ text, simplified }) => sql<boolean>`${text} %> ${simplified(word)}`)),
  );
  const likeness = request.alike.map(
    (word) =>
      sql`greatest(${sql.join(
        compared.map(({ text, simplified }) => sql`word_similarity(${simplified(word)}, ${text})`),
      )})`,
  );
  return sql`select id, likeness from (
    select ${id}, (${sql.join(likeness, sql` + `)}) / ${request.alike.length}::int as likeness
    ${fromVisible(declaration, actor, registry)} and ${sql.join(resembles, sql` and `)} limit ${candidates}::int
  ) as found order by likeness desc, id desc limit ${most}::int`;
}
