import { useEffect, useMemo, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';

type Row = Readonly<Record<string, unknown>>;

/** What was last chosen in each row, even if the row is moved; clearing the cell keeps it. */
export function useLastChosen(source: string, rows: readonly { readonly key: string }[]) {
  const form = useFormContext();
  const [last] = useState(() => new Map<string, Row>());
  const keys = useRef<readonly string[]>([]);
  useEffect(() => {
    keys.current = rows.map(({ key }) => key);
    for (const [index, key] of keys.current.entries())
      if (!last.has(key)) last.set(key, { ...(form.getValues(`${source}.${index}`) as Row) });
  }, [form, last, rows, source]);
  return useMemo(
    () => ({
      /** @returns the previous choice; undefined if there was none */
      replace: (index: number, cell: string, value: unknown): unknown => {
        const key = keys.current[index];
        if (key === undefined) return undefined;
        const before = last.get(key);
        last.set(key, { ...before, [cell]: value });
        return before?.[cell];
      },
    }),
    [last],
  );
}
