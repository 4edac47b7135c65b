import type { FieldType } from '#domain/kernel/field.ts';
import type { Language } from '#domain/kernel/language.ts';
import type { FieldMeta } from '#domain/kernel/meta.ts';
import { nameIn, type Named } from '#domain/kernel/named.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { ViewTotal } from '#domain/platform/view.ts';

/** One column of a table: a field of the record, or of one that it leads to. */
export interface Column {
  readonly path: string;
  readonly field: FieldMeta;
  /** What heads it. */
  readonly label: string;
  /** The way to it in words, `Pojazd › Tara`. */
  readonly title: string;
  /** What it sorts by; undefined where nothing sorts. */
  readonly sortBy?: string | undefined;
  /** As it was set by hand. */
  readonly width?: number | undefined;
  readonly pinned?: 'left' | 'right' | undefined;
  readonly total?: ViewTotal | undefined;
}

/** A column with its place. */
export interface PlacedColumn extends Column {
  readonly px: number;
  /** How far from its edge a pinned column stays. */
  readonly offset?: { readonly side: 'left' | 'right'; readonly px: number } | undefined;
}

/** What stands in a column: in the record itself, or served beside it under the path; a name in its reader's language. */
export const valueIn = (record: AnyRecord, { path, field }: Column, language: Language): unknown => {
  const value = record[path];
  if (path !== field.name || !field.translatedBy || typeof value !== 'string') return value;
  return nameIn(language, { name: value, lang: record[field.translatedBy] as Named['lang'] });
};

const usual: Readonly<Record<FieldType, number>> = {
  text: 150,
  integer: 90,
  decimal: 105,
  tonnes: 105,
  money: 120,
  boolean: 70,
  date: 96,
  datetime: 136,
  time: 80,
  enumeration: 0,
  reference: 160,
  translated: 150,
  json: 180,
  rows: 80,
};

/** Which columns take what room is left: names are cut first, so they grow first. */
const grows: ReadonlySet<FieldType> = new Set(['text', 'reference', 'translated', 'json']);
const widestGrown = 340;

const letterPx = 7.1;
const headRoomPx = 44;
const widestHead = 190;

const widestChip = 210;
const chipRoomPx = 32;

/** A state is never cut: its last word is often the one that tells. */
const chipWidth = ({ values }: FieldMeta): number =>
  Math.min(widestChip, Math.max(0, ...values.map(({ label }) => label.length * letterPx + chipRoomPx)));

const usualWidth = ({ field, label }: Column): number =>
  Math.round(
    Math.max(
      field.type === 'enumeration' ? chipWidth(field) : usual[field.type],
      Math.min(label.length * letterPx + headRoomPx, widestHead),
    ),
  );

export const narrowest = 56;

/** The room that a text takes in a cell. */
export const roomFor = (text: string): number => Math.round(text.length * letterPx + 20);

/** Pinned to the left first, pinned to the right last. Where nothing is pinned, the first column stays: it names the record. */
const inOrder = (columns: readonly Column[]): readonly Column[] => {
  const pinned = (side: Column['pinned']) => columns.filter((column) => column.pinned === side);
  const ordered = [...pinned('left'), ...pinned(undefined), ...pinned('right')];
  const [first, ...rest] = ordered;
  return first && !first.pinned && rest.length > 0 ? [{ ...first, pinned: 'left' }, ...rest] : ordered;
};

/** Every column in its order, with its width and, where it is pinned, its distance from the edge. */
export const placed = (
  columns: readonly Column[],
  room: number,
  before: number = 0,
): readonly PlacedColumn[] => {
  const ordered = inOrder(columns);
  const widths = shared(ordered, room - before);
  let left = before;
  let right = 0;
  const fromLeft = ordered.map((column, index) => {
    const px = widths[index] ?? narrowest;
    if (column.pinned !== 'left') return { ...column, px };
    const offset = { side: 'left', px: left } as const;
    left += px;
    return { ...column, px, offset };
  });
  return fromLeft
    .toReversed()
    .map((column) => {
      if (column.pinned !== 'right') return column;
      const offset = { side: 'right', px: right } as const;
      right += column.px;
      return { ...column, offset };
    })
    .toReversed();
};

const narrowestName = 104;

/** What was set by hand stays. Names take the room that is left, and give way where a little is missing. */
const shared = (columns: readonly Column[], room: number): readonly number[] => {
  const widths = columns.map((column) => column.width ?? usualWidth(column));
  const gives = columns.map(({ width, field }) => width === undefined && grows.has(field.type));
  const names = widths.filter((_, index) => gives[index]);
  const free = room - widths.reduce((sum, width) => sum + width, 0);
  const slack = names.reduce((sum, width) => sum + Math.max(0, width - narrowestName), 0);
  if (names.length === 0 || -free > slack) return widths;
  const more = Math.floor(free / names.length);
  const shrunk = (width: number) => Math.floor(width + (Math.max(0, width - narrowestName) * free) / slack);
  return widths.map((width, index) => {
    if (!gives[index] || free === 0) return width;
    return free < 0 ? shrunk(width) : Math.max(width, Math.min(width + more, widestGrown));
  });
};

/** The width in which a heading and these texts are not cut; not wider than a sentence. */
export const fittingWidth = (label: string, texts: readonly string[]): number =>
  Math.max(
    narrowest,
    Math.min(roomFor(label) + headRoomPx - 20, 320),
    Math.min(600, Math.max(0, ...texts.map(roomFor))),
  );
