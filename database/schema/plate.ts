import { sql, type RawBuilder } from 'kysely';
import { plateFolding } from '#domain/goods/plate.ts';

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/**
 * SQL for a plate in capitals without spaces and dashes, as `foldPlate` does for typed text. Indexes use the same expression.
 * @param column an SQL expression from code, never from user input
 */
export function foldedPlateIn(column: string): string {
  return `translate(upper(${column}), ${quoted(plateFolding.from)}, ${quoted(plateFolding.to)})`;
}

/** The same for an SQL fragment of a query. */
export function foldedPlate(column: RawBuilder<unknown>): RawBuilder<string> {
  const [before = '', after = ''] = foldedPlateIn('?').split('?');
  return sql<string>`${sql.raw(before)}${column}${sql.raw(after)}`;
}
