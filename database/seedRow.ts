/**
 * A row to begin with: its object, the field that tells it apart, and its values. A reference is written as
 * the value that tells its record apart.
 */
export interface SeedRow {
  readonly object: string;
  readonly by: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Rows of one object, told apart by one field. */
export const rowsOf = (
  object: string,
  by: string,
  values: readonly Readonly<Record<string, unknown>>[],
): SeedRow[] => values.map((row) => ({ object, by, values: row }));
