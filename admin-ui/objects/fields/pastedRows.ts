import type { FieldMeta } from '#domain/kernel/meta.ts';
import type { Language } from '#domain/kernel/language.ts';
import { readYesNo } from '#domain/labels/yesNo.ts';
import { readDate, readDateTime, readTime, type ReadTime } from '../../parts/typedTimes.ts';
import { isWholeNumber, parseDecimal } from '../typedNumbers.ts';

/** The content of a pasted cell: a value, or the name of a record. */
type PastedCell = { readonly value: unknown } | { readonly words: string };

/**
 * A cell, and the tab or the line break that ends it. Spreadsheets quote a cell that contains a tab, a line break or a
 * quotation mark, and double its own marks. A mark without a closing one before the end of the cell is a part of the text.
 */
const cellPattern = /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/gy;

/** The cells of a spreadsheet on the clipboard; undefined for a single cell, which is pasted as text. */
export function pastedCells(text: string): readonly (readonly string[])[] | undefined {
  const pasted = text.replaceAll('\r\n', '\n').replace(/\n+$/, '');
  const lines: string[][] = [];
  let line: string[] = [];
  for (const [, quoted, plain = '', end] of pasted.matchAll(cellPattern)) {
    line.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end === '\t') continue;
    lines.push(line);
    line = [];
    // At the end of the text the pattern would match once more, as an empty cell.
    if (end === '') break;
  }
  return lines.length === 1 && lines[0]?.length === 1 ? undefined : lines;
}

/** A pasted line: the values that are known at once, and the cells that name records. */
export interface PastedLine {
  readonly values: Readonly<Record<string, unknown>>;
  readonly sought: readonly { readonly into: FieldMeta; readonly words: string }[];
}

const numbers = new Set(['decimal', 'money', 'tonnes', 'integer']);
/** How a day or a time is read, as in the input of its field. */
const timeReaders: Readonly<Record<string, (language: Language, text: string) => ReadTime>> = {
  date: readDate,
  datetime: readDateTime,
  time: readTime,
};

/** Removes a unit or a currency after a number, as spreadsheets show it. */
const withoutUnit = (text: string): string => text.replace(/\s*(zł|pln|eur|usd|€|\$|%|t|kg)\.?$/i, '');

/**
 * Parses a cell for its field. What cannot be parsed is kept, and its input shows the error. Only a field of several lines
 * keeps line breaks.
 */
export function pastedCell(field: FieldMeta, cell: string, language: Language): PastedCell {
  const text = field.multiline ? cell : cell.replace(/\s*\n\s*/g, ' ');
  if (text === '') return { value: field.defaultValue };
  if (field.type === 'reference') return { words: text };
  if (field.type === 'boolean') return { value: readYesNo(text) ?? false };
  if (field.type === 'enumeration') {
    const wanted = text.toLowerCase();
    const found = field.values.find(
      ({ value, label }) => value.toLowerCase() === wanted || label.toLowerCase() === wanted,
    );
    return { value: found?.value ?? text };
  }
  const time = timeReaders[field.type]?.(language, text);
  if (time && 'value' in time) return { value: time.value };
  if (!numbers.has(field.type)) return { value: text };
  const number = parseDecimal(language, withoutUnit(text));
  if (number === undefined) return { value: text };
  // Any other number stays a text in a field of integers, and its input refuses it.
  return { value: field.type === 'integer' && isWholeNumber(number) ? Number(number) : number };
}

/** The fields for pasted columns, from the named column on; read-only fields are skipped. */
export function pastedInto(columns: readonly FieldMeta[], first: string): readonly FieldMeta[] {
  const writable = columns.filter(({ readOnly }) => !readOnly);
  const at = writable.findIndex(({ name }) => name === first);
  return at < 0 ? [] : writable.slice(at);
}

/**
 * The values of a pasted line for these columns. A value in a field with `marks` also sets the tick that `marks` names. A
 * cell that names a record is `null` until the record is found.
 */
export function pastedLine(
  columns: readonly FieldMeta[],
  cells: readonly string[],
  language: Language,
): PastedLine {
  const values: Record<string, unknown> = {};
  const sought: { readonly into: FieldMeta; readonly words: string }[] = [];
  for (const [at, into] of columns.slice(0, cells.length).entries()) {
    const pasted = pastedCell(into, cells[at] ?? '', language);
    if ('words' in pasted) sought.push({ into, words: pasted.words });
    const value = 'words' in pasted ? null : pasted.value;
    values[into.name] = value;
    if (into.marks && (value ?? '') !== '') values[into.marks] = true;
  }
  return { values, sought };
}
