import { useEffect, useRef, type RefObject } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FieldMeta } from '#domain/kernel/meta.ts';
import { holdsText, watchSettling } from '../../parts/settledInputs.ts';
import { fieldsPayload } from '../detail/payload.ts';

type Row = Readonly<Record<string, unknown>>;

/** A new row with the default values of its fields. */
export function blankRow(fields: readonly FieldMeta[]): Record<string, unknown> {
  return Object.fromEntries(fields.map(({ name, defaultValue }) => [name, defaultValue]));
}

const isBlank = (fields: readonly FieldMeta[], row: Row | undefined): boolean =>
  JSON.stringify(fieldsPayload(fields, row ?? {})) ===
  JSON.stringify(fieldsPayload(fields, blankRow(fields)));

interface UnneededRowsProps {
  readonly field: FieldMeta;
  readonly source: string;
  readonly table: RefObject<HTMLTableElement | null>;
  readonly rows: readonly { readonly key: string }[];
  readonly remove: (index: number) => void;
}

/**
 * Enter in the last field of a table part adds another row, which is one too many if the list is complete. Such a row is
 * removed before the save if it is still empty.
 */
export function useUnneededRows({ field, source, table, rows, remove }: UnneededRowsProps) {
  const form = useFormContext();
  /** Whether the row that is rendered next is one that may not be needed. */
  const isNextUnneeded = useRef(false);
  /** The keys of the rows that may not be needed. */
  const addedKeys = useRef(new Set<string>());
  useEffect(() => {
    const last = rows.at(-1);
    if (isNextUnneeded.current && last) addedKeys.current.add(last.key);
    isNextUnneeded.current = false;
  }, [rows]);

  const removeUnneeded = useRef<() => void>(undefined);
  removeUnneeded.current = () => {
    const lastIndex = rows.length - 1;
    const key = rows[lastIndex]?.key;
    if (key === undefined || !addedKeys.current.has(key)) return;
    const name = `${source}.${lastIndex}`;
    // A row in which a text is typed is needed, even if the text is no value yet.
    if (!holdsText(name) && isBlank(field.children, form.getValues(name) as Row)) remove(lastIndex);
  };
  useEffect(
    () =>
      watchSettling({
        element: () => table.current,
        // Called before each save. True: an empty row does not stop the save.
        settle: () => {
          removeUnneeded.current?.();
          return Promise.resolve(true);
        },
      }),
    [table],
  );
  return {
    /** Marks the row that is added now as one that may not be needed. */
    markAddedRow: () => {
      isNextUnneeded.current = true;
    },
  };
}
