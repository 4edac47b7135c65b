import { sql, type RawBuilder } from 'kysely';
import { fieldOf, type Declaration } from '#domain/kernel/declaration.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import { may } from '#domain/platform/access.rules.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { planAnew } from '../preparedStatements.ts';
import { columnOf, tableOf } from '../schema/naming.ts';
import type { Sql } from '../sql.ts';
import { hitsAlike, hitsOf, hitsThrough } from './searchHits.ts';
import type { SearchWish } from './searchWish.ts';

/** A record that was found. */
export interface SearchHit {
  readonly object: string;
  readonly id: number;
  /** Its searched texts, in lines; null if it was found only because it refers to a hit. */
  readonly texts: string | null;
  /** How much a name resembles the words, from 0 to 1; null if the record contains them or refers to a hit. */
  readonly likeness: number | null;
}

/**
 * How similar a typed word must be to a part of a name, from 0 to 1. Found by trial with transposed, missing and wrong
 * letters in Polish names.
 */
const leastLikeness = '0.45';

/**
 * Finds records of every object that the person may read, in one statement. If nothing contains the words, a second statement
 * finds names that resemble them.
 * @param most how many records of each object are found that refer to a hit, or that resemble the words
 * @param only the objects to search; without it, all are searched. With it, no similar names are searched. A caller that needs a
 *   first answer soon names few objects: most of the time of a search is spent on planning its statement, and that time grows
 *   with the number of objects.
 */
export async function searchEverywhere(
  db: Sql,
  registry: Registry,
  actor: Actor,
  request: SearchWish,
  most: number,
  only?: readonly string[],
): Promise<SearchHit[]> {
  const readable = registry.all.filter(
    (each) => isSearched(each) && may(actor, 'read', each) && (only?.includes(each.name) ?? true),
  );
  if (readable.length === 0) return [];
  const found = await readHits(db, containing(readable, registry, actor, request, most));
  if (found.length > 0 || only) return found;
  const resembling = readable.flatMap((each) => {
    const hits = hitsAlike(each, actor, registry, request, most);
    return hits ? [labelled(each, sql`id, null as texts, likeness::float8`, hits)] : [];
  });
  if (resembling.length === 0) return [];
  // The threshold is set for this transaction only.
  return db.transaction().execute(async (tx) => {
    await sql`select set_config('pg_trgm.word_similarity_threshold', ${leastLikeness}, true)`.execute(tx);
    return readHits(tx, sql.join(resembling, sql` union all `));
  });
}

/** Reports are not searched. Nor are copies of older states of records: people find the records themselves. */
const isSearched = ({ kind, copiesRecords }: Declaration): boolean => kind !== 'report' && !copiesRecords;

/** Reads the hits. The statement is planned each time, because its best plan depends on the words. */
const readHits = async (db: Sql, statement: RawBuilder<unknown>): Promise<SearchHit[]> => {
  const { rows } = await sql<SearchHit>`${planAnew} ${statement}`.execute(db);
  return rows;
};

/** Selects from a statement about one object, with the name of the object as the first column of a `SearchHit`. */
const labelled = ({ name }: Declaration, columns: RawBuilder<unknown>, from: RawBuilder<unknown>) =>
  sql`(select cast(${name} as text) as object, ${columns} from (${from}) as of_one)`;

/**
 * The statement that finds the records that contain the words, and those that refer to such a record. The hits of each object
 * are a table of the `with` clause, because both parts of the answer read them: so they are searched once.
 */
const containing = (
  readable: readonly Declaration[],
  registry: Registry,
  actor: Actor,
  request: SearchWish,
  most: number,
): RawBuilder<unknown> => {
  const own = readable.flatMap((each) => {
    const hits = hitsOf(each, actor, registry, request);
    return hits ? [{ each, hits, as: hitsName(each) }] : [];
  });
  const searchedObjects = new Set(own.map(({ each }) => each.name));
  const through = readable.flatMap((each) =>
    searchedReferences(each)
      .filter(({ to }) => searchedObjects.has(to))
      .map(({ column, to }) => {
        const hits = hitsThrough(each, actor, registry, { column, hits: hitsName({ name: to }) }, most);
        return labelled(each, sql`id, null as texts, null::float8 as likeness`, hits);
      }),
  );
  const hitTables = own.map(({ hits, as }) => sql`${sql.table(as)} as materialized (${hits})`);
  const all = own.map(({ each, as }) =>
    labelled(each, sql`id, texts, null::float8 as likeness`, sql`select id, texts from ${sql.table(as)}`),
  );
  return sql`with ${sql.join(hitTables)} ${sql.join([...all, ...through], sql` union all `)}`;
};

/** The name that the hits of an object have in the `with` clause. */
const hitsName = (declaration: Pick<Declaration, 'name'>): string => `${tableOf(declaration)}_hits`;

/**
 * The references that the search of an object follows: the plate of a truck finds its visits. Only search paths of one step, as
 * `vehicle.name`, are followed.
 */
const searchedReferences = (declaration: Declaration): { column: string; to: string }[] => {
  const names = declaration.search.flatMap((path) => {
    const [name = '', ...rest] = path.split('.');
    return rest.length === 1 ? [name] : [];
  });
  return [...new Set(names)].flatMap((name) => {
    const field = fieldOf(declaration, name);
    return field?.type === 'reference' ? [{ column: columnOf(name, field), to: field.to }] : [];
  });
};
