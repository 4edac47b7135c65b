import { sql, type RawBuilder } from 'kysely';
import type { FieldPath } from '#domain/kernel/fieldPath.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { fromColumn } from '../schema/columns.ts';
import type { Joins } from './joins.ts';
import { presentationOf } from './select.ts';

/** A further column of a list, read through references. */
export interface PathColumn {
  /** The path as the caller wrote it; the value is served under it. */
  readonly written: string;
  readonly path: FieldPath;
}

/** The names under which a query selects the value and the presentation of the column at this index of the list. */
const valueAt = (index: number): string => `path$${index}`;
const nameAt = (index: number): string => `path$${index}$presentation`;

/** The value at the end of each path; for a reference also the presentation, as far as this actor may see it. */
export function selectPaths(
  registry: Registry,
  actor: Actor,
  columns: readonly PathColumn[],
  joins: Joins,
): RawBuilder<unknown>[] {
  return columns.flatMap(({ path }, index) => {
    const { column, field } = joins.at(path.names);
    const value = sql`${column} as ${sql.ref(valueAt(index))}`;
    if (field.type !== 'reference') return [value];
    return [value, sql`${presentationOf(registry, actor, field, column)} as ${sql.ref(nameAt(index))}`];
  });
}

/** The values by the paths as the caller wrote them, a reference as `{id, presentation}`. */
export function readPaths(
  columns: readonly PathColumn[],
  row: Record<string, unknown>,
): Record<string, unknown> {
  return Object.fromEntries(
    columns.map(({ written, path }, index) => {
      const value = fromColumn(path.field, row[valueAt(index)]);
      const isReference = path.field.type === 'reference' && value !== null;
      return [written, isReference ? { id: value, presentation: row[nameAt(index)] ?? '' } : value];
    }),
  );
}
