import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import type { ClipboardEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FieldMeta } from '#domain/kernel/meta.ts';
import type { Reference } from '#domain/kernel/record.ts';
import { registry } from '#domain/objects.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { useText } from '../../i18n/useText.ts';
import { popup } from '../../parts/popup.ts';
import { chosenBy } from './chosenBy.ts';
import { offered } from './offered.ts';
import { pastedCell, pastedCells, pastedInto, type PastedCell } from './pastedRows.ts';
import { focusInRow, rowIndexOf } from './rowFocus.ts';
import { columnsOf } from './rowParts.tsx';
import { choicesQuery } from './useChoices.ts';

type Row = Record<string, unknown>;

/** A pasted line as a row, with the ticks that its values mark. */
const rowOf = async (
  columns: readonly FieldMeta[],
  line: readonly string[],
  read: (into: FieldMeta, written: string) => Promise<unknown>,
): Promise<Row> => {
  const row: Row = {};
  for (const [at, into] of columns.slice(0, line.length).entries()) {
    const value = await read(into, line[at] ?? '');
    row[into.name] = value;
    if (into.marks && (value ?? '') !== '') row[into.marks] = true;
  }
  return row;
};

interface PastedRowsProps {
  readonly field: FieldMeta;
  readonly source: string;
  readonly append: (rows: Row[]) => void;
  readonly blank: (fields: readonly FieldMeta[]) => Row;
  /** Fills in the cells of a row that follow from what is chosen in it. */
  readonly fill: (index: number) => Promise<void>;
}

/** Pastes cells of a spreadsheet, beginning at the focused input; adds missing rows. */
export function usePastedRows({ field, source, append, blank, fill }: PastedRowsProps) {
  const form = useFormContext();
  const client = useQueryClient();
  const language = useLanguage();
  const notify = useNotify();
  const text = useText();

  const find = async (into: FieldMeta, words: string): Promise<Reference | undefined> => {
    const path = registry.all.find(({ name }) => name === into.ref)?.path;
    if (!path) return undefined;
    const found = await client
      .fetchQuery(choicesQuery(path, words, offered({ where: into.where, without: into.without })))
      .catch(() => undefined);
    const meant = found && chosenBy(words, found.choices, found.count);
    return meant && 'one' in meant ? { id: meant.one.id, presentation: meant.one.presentation } : undefined;
  };

  const take = async (
    cells: readonly (readonly string[])[],
    first: number,
    columns: readonly FieldMeta[],
    onDone: (last: number) => void,
  ) => {
    const unknown = new Set<string>();
    const valueOf = async (into: FieldMeta, read: PastedCell): Promise<unknown> => {
      if ('value' in read) return read.value;
      const found = await find(into, read.words);
      if (!found) unknown.add(read.words);
      return found ?? null;
    };
    const read = (into: FieldMeta, written: string) => valueOf(into, pastedCell(into, written, language));
    const rows: Row[] = [];
    for (const line of cells) rows.push(await rowOf(columns, line, read));
    const standing = (form.getValues(source) as unknown[]).length;
    const there = Math.max(0, Math.min(rows.length, standing - first));
    append(rows.slice(there).map((row) => ({ ...blank(field.children), ...row })));
    for (const [at, row] of rows.slice(0, there).entries())
      for (const [name, value] of Object.entries(row))
        form.setValue(`${source}.${first + at}.${name}`, value, { shouldDirty: true });
    for (const at of rows.keys()) await fill(first + at);
    onDone(first + rows.length - 1);
    if (unknown.size === 0) return;
    const message = text('detail.pasteUnknown', { words: [...unknown].join(', ') });
    notify(message, { type: 'warning', autoHideDuration: popup.shownMs, messageArgs: { _: message } });
  };

  return (event: ClipboardEvent): void => {
    const cells = pastedCells(event.clipboardData.getData('text/plain'));
    const first = rowIndexOf(event.target);
    const name = event.target instanceof HTMLInputElement ? event.target.name.split('.').at(-1) : undefined;
    const columns = pastedInto(columnsOf(field).columns, name ?? '');
    if (!cells || first === undefined || columns.length === 0) return;
    event.preventDefault();
    const { currentTarget: table } = event;
    // The focus goes to the last pasted row, once it is rendered.
    void take(cells, first, columns, (last) =>
      requestAnimationFrame(() => focusInRow(table, last, name ?? '')),
    );
  };
}
