import { useEffect, useMemo, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';

type Row = Readonly<Record<string, unknown>>;

/**
 * Remembers for each row of a table part the chosen records whose values were filled into the row: for a line of an order
 * the product that gave its unit. A choice whose values have not arrived yet does not count, and a cleared cell keeps its last
 * choice. A row is known by its key, because its index changes when rows are moved.
 */
export function useLastChosen(source: string, rows: readonly { readonly key: string }[]) {
  const form = useFormContext();
  /** By the key of a row: its last choices by cell. At first these are the values that the row came with. */
  const [last] = useState(() => new Map<string, Row>());
  /** The keys of the rows in their present order. */
  const keys = useRef<readonly string[]>([]);
  useEffect(() => {
    keys.current = rows.map(({ key }) => key);
    for (const [index, key] of keys.current.entries())
      if (!last.has(key)) last.set(key, { ...(form.getValues(`${source}.${index}`) as Row) });
  }, [form, last, rows, source]);
  return useMemo(
    () => ({
      /** The choice whose values the row has; undefined if there is none. */
      before: (index: number, cell: string): unknown => last.get(keys.current[index] ?? '')?.[cell],
      /** Notes the choice whose values the row has now. */
      note: (index: number, cell: string, value: unknown): void => {
        const key = keys.current[index];
        if (key !== undefined) last.set(key, { ...last.get(key), [cell]: value });
      },
    }),
    [last],
  );
}
