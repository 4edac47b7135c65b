import { sql } from 'kysely';
import type { Registry } from '#domain/kernel/registry.ts';
import { may } from '#domain/platform/access.rules.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { tableOf } from '../schema/naming.ts';
import type { Sql } from '../sql.ts';
import { seesEvery, visibleTo } from './visibility.ts';

/** The most actors in one query. Each is one column of the answer; Postgres allows far more columns. */
const mostAtOnce = 200;

/**
 * Whether each of the actors may read the record, in their order. There is one query for up to `mostAtOnce` actors, and none for
 * actors who may read every record of the object, or no record of it.
 */
export async function seenBy(
  connection: Sql,
  registry: Registry,
  actors: readonly Actor[],
  object: string,
  id: number,
): Promise<boolean[]> {
  const declaration = registry.byName(object);
  const allowed = actors.filter((actor) => may(actor, 'read', declaration));
  const limited = allowed.filter((actor) => !seesEvery(actor, declaration));
  const seeing = new Set(allowed.filter((actor) => seesEvery(actor, declaration)));
  for (let from = 0; from < limited.length; from += mostAtOnce) {
    const some = limited.slice(from, from + mostAtOnce);
    const answers = some.map(
      (actor, index) => sql`${visibleTo(actor, registry, declaration, 't')} as ${sql.ref(`a${index}`)}`,
    );
    const { rows } = await sql<Record<string, boolean>>`select ${sql.join(answers)}
      from ${sql.table(tableOf(declaration))} as t where t.id = ${id}`.execute(connection);
    some.filter((_, index) => rows[0]?.[`a${index}`]).forEach((actor) => seeing.add(actor));
  }
  return actors.map((actor) => seeing.has(actor));
}
