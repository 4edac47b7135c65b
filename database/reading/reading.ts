import { sql } from 'kysely';
import type { Declaration } from '#domain/kernel/declaration.ts';
import { fail } from '#domain/kernel/fail.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import { may } from '#domain/platform/access.rules.ts';
import type { Actor } from '#domain/platform/actor.ts';
import type { Sql } from '../sql.ts';
import { rootAlias } from './joins.ts';

/** A connection or transaction over which records are read, and the declarations of all objects. */
export interface Reading {
  readonly sql: Sql;
  readonly registry: Registry;
}

/** The id of the record that a statement is about. */
export const rootId = sql.ref(`${rootAlias}.id`);

/**
 * The declaration of an object that the actor may read. Notes the read for the access log.
 * @param id the record that is read; null for a list
 * @throws no_access
 */
export function readable(
  registry: Registry,
  actor: Actor,
  object: string,
  id: number | null = null,
): Declaration {
  const declaration = registry.byName(object);
  if (!may(actor, 'read', declaration)) throw fail('no_access', { object });
  actor.noteRead?.(object, id);
  return declaration;
}
