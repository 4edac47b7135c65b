/**
 * An initial row: its object, the field that identifies it, and its values. A reference is written as the identifying value
 * of its record.
 */
export interface SeedRow {
  readonly object: string;
  readonly by: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Rows of one object, identified by one field. */
export function rowsOf(
  object: string,
  by: string,
  values: readonly Readonly<Record<string, unknown>>[],
): SeedRow[] {
  return values.map((row) => ({ object, by, values: row }));
}
