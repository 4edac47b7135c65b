import { sql, type RawBuilder } from 'kysely';
import type { FieldPath } from '#domain/kernel/filter.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { fromColumn } from '../schema/columns.ts';
import type { Joins } from './joins.ts';
import { presentationOf } from './select.ts';

/** A further column of a list, read behind references. */
export interface PathColumn {
  /** The path as it was asked for, under which the value is served. */
  readonly written: string;
  readonly path: FieldPath;
}

const valueAt = (index: number): string => `path$${index}`;
const nameAt = (index: number): string => `path$${index}$presentation`;

/** What stands at the end of each path; beside a reference, what names its record to this actor. */
export const selectPaths = (
  registry: Registry,
  actor: Actor,
  columns: readonly PathColumn[],
  joins: Joins,
): RawBuilder<unknown>[] =>
  columns.flatMap(({ path }, index) => {
    const { column, field } = joins.at(path.names);
    const value = sql`${column} as ${sql.ref(valueAt(index))}`;
    if (field.type !== 'reference') return [value];
    return [value, sql`${presentationOf(registry, actor, field, column)} as ${sql.ref(nameAt(index))}`];
  });

/** The values by the paths they were asked for, a reference as `{id, presentation}`. */
export const readPaths = (
  columns: readonly PathColumn[],
  row: Record<string, unknown>,
): Record<string, unknown> =>
  Object.fromEntries(
    columns.map(({ written, path }, index) => {
      const value = fromColumn(path.field, row[valueAt(index)]);
      const isReference = path.field.type === 'reference' && value !== null;
      return [written, isReference ? { id: value, presentation: row[nameAt(index)] ?? '' } : value];
    }),
  );
