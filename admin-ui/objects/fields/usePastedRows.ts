import { useRef, type ClipboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext } from 'react-hook-form';
import type { FieldMeta } from '#domain/kernel/meta.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { offerOf } from './offered.ts';
import { pastedCells, pastedInto, pastedLine, type PastedLine } from './pastedRows.ts';
import { focusInRow, rowIndexOf } from './rowFocus.ts';
import { columnsOf } from './rowParts.tsx';
import { usePastedNames, type PastedNames } from './usePastedNames.ts';
import { useWaitingSaves } from './useWaitingSaves.ts';

type Row = Record<string, unknown>;

/** How many pasted rows are looked up at the same time. */
const rowsAtOnce = 6;

interface PastedRowsProps {
  readonly field: FieldMeta;
  readonly source: string;
  readonly table: RefObject<HTMLTableElement | null>;
  readonly rows: readonly { readonly key: string }[];
  readonly append: (rows: Row[]) => void;
  /** A new row with the default values of these fields. */
  readonly blank: (fields: readonly FieldMeta[]) => Row;
  /** Fills in the cells of a row that follow from what is chosen in it. */
  readonly fill: (index: number) => Promise<void>;
}

/**
 * Pastes cells of a spreadsheet, beginning at the focused input; adds missing rows. The rows are in the form at once. The
 * records that they name are looked up afterwards, and a save waits for them.
 */
export function usePastedRows({ field, source, table, rows, append, blank, fill }: PastedRowsProps) {
  const form = useFormContext();
  const language = useLanguage();
  const saves = useWaitingSaves(table);
  /** The keys of the rows as they stand now. People insert, move and remove rows while records are looked up. */
  const keys = useRef<readonly string[]>([]);
  keys.current = rows.map(({ key }) => key);
  const lookUp = useNamedRecords(source, keys, fill);

  /** Writes the lines into the rows from the index `first` on, and appends rows for the lines that are left. */
  const writeLines = (lines: readonly PastedLine[], first: number): void => {
    const existingCount = Math.max(0, Math.min(lines.length, keys.current.length - first));
    for (const [offset, { values }] of lines.slice(0, existingCount).entries())
      for (const [name, value] of Object.entries(values))
        form.setValue(`${source}.${first + offset}.${name}`, value, { shouldDirty: true });
    const newRows = lines.slice(existingCount).map(({ values }) => ({ ...blank(field.children), ...values }));
    // Drawn at once, because the new rows have keys only then.
    if (newRows.length > 0) flushSync(() => append(newRows));
  };

  const paste = (event: ClipboardEvent): void => {
    const cells = pastedCells(event.clipboardData.getData('text/plain'));
    const first = rowIndexOf(event.target);
    const input = event.target instanceof HTMLInputElement ? event.target : undefined;
    // The name of an input is its path, such as `products.3.quantity`; this is the name of its cell.
    const name = input?.name.split('.').at(-1) ?? '';
    const columns = pastedInto(columnsOf(field).columns, name);
    // A single cell has no `cells`: the browser pastes it as text.
    if (!cells || first === undefined || columns.length === 0) return;
    event.preventDefault();
    const lines = cells.map((line) => pastedLine(columns, line, language));
    writeLines(lines, first);
    const pastedKeys = lines.map((_line, offset) => keys.current[first + offset]);
    saves.waitFor(lookUp(lines, pastedKeys), input);
    focusInRow(table.current, first + lines.length - 1, name);
  };
  return { paste, isLooking: saves.areWaiting };
}

/**
 * Gives a function that looks up the records that pasted lines name, and fills them into the rows with these keys. It skips
 * rows that are gone by then.
 */
const useNamedRecords = (
  source: string,
  keys: RefObject<readonly string[]>,
  fill: PastedRowsProps['fill'],
) => {
  const form = useFormContext();
  const namesOfPaste = usePastedNames();
  /** The index of the row with this key; -1 if the row is gone. */
  const indexOf = (key: string | undefined): number => (key === undefined ? -1 : keys.current.indexOf(key));
  /** The path of a cell in the row with this key; undefined if the row is gone. */
  const cellPath = (key: string | undefined, cell: string): string | undefined => {
    const index = indexOf(key);
    return index < 0 ? undefined : `${source}.${index}.${cell}`;
  };
  const cellValue = (key: string | undefined, cell: string): unknown => {
    const path = cellPath(key, cell);
    return path && (form.getValues(path) as unknown);
  };

  const fillIn = async (line: PastedLine, key: string | undefined, names: PastedNames): Promise<void> => {
    const valuesOf = {
      beside: (cell: string) => cellValue(key, cell),
      inForm: (name: string) => form.getValues(name) as unknown,
    };
    const findCells = async (cells: PastedLine['sought']) => {
      const answers = await Promise.all(
        cells.map(async ({ into, words }) => ({
          into,
          record: await names.find(into, words, offerOf(into, valuesOf)),
        })),
      );
      for (const { into, record } of answers) {
        const path = cellPath(key, into.name);
        // Somebody may have removed the row or chosen another record meanwhile.
        if (!record || !path || (form.getValues(path) ?? null) !== null) continue;
        form.setValue(path, record, { shouldDirty: true });
        // The cell that notes that a person has given this value, so that it is not computed.
        const markPath = into.marks && cellPath(key, into.marks);
        if (markPath) form.setValue(markPath, true, { shouldDirty: true });
      }
    };
    // With `like`, a cell offers only records that fit another cell of its row, which is therefore found before.
    await findCells(line.sought.filter(({ into }) => !into.like));
    await findCells(line.sought.filter(({ into }) => into.like));
    const index = indexOf(key);
    if (index >= 0) await fill(index);
  };

  const lookUp = async (lines: readonly PastedLine[], pastedKeys: readonly (string | undefined)[]) => {
    const names = namesOfPaste();
    for (let from = 0; from < lines.length; from += rowsAtOnce)
      await Promise.all(
        lines
          .slice(from, from + rowsAtOnce)
          .map((line, offset) => fillIn(line, pastedKeys[from + offset], names)),
      );
    names.sayUnknown();
  };
  return lookUp;
};
