import { useEffect, useMemo, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';

type Row = Readonly<Record<string, unknown>>;

/**
 * The choices whose values each row has, even if the row is moved; clearing the cell keeps them. A choice that was replaced
 * before its values arrived is not among them.
 */
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
