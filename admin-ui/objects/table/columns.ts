import type { FieldType } from '#domain/kernel/field.ts';
import type { Language } from '#domain/kernel/language.ts';
import type { FieldMeta } from '#domain/kernel/meta.ts';
import { nameIn, type Named } from '#domain/kernel/named.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { listWidth, type ViewTotal } from '#domain/platform/view.ts';

/** One column of a table: a field of the record, or of a record that it refers to. */
export interface Column {
  readonly path: string;
  readonly field: FieldMeta;
  /** The text of the heading. */
  readonly label: string;
  /** The path in words: `Pojazd › Tara`. */
  readonly title: string;
  /** The path it sorts by; undefined if it cannot be sorted. */
  readonly sortBy?: string | undefined;
  /** The width that the person has set, in pixels. */
  readonly width?: number | undefined;
  readonly pinned?: 'left' | 'right' | undefined;
  readonly total?: ViewTotal | undefined;
}

/** A column with its width and position in pixels. */
export interface PlacedColumn extends Column {
  readonly px: number;
  /** The distance of a pinned column from its edge. */
  readonly offset?: { readonly side: 'left' | 'right'; readonly px: number } | undefined;
}

/**
 * The value of a column. A value behind a reference is under a key that is its whole path; the server adds this key. A
 * name is given in the reader's language.
 */
export function valueIn(record: AnyRecord, { path, field }: Column, language: Language): unknown {
  const value = record[path];
  if (path !== field.name || !field.translatedBy || typeof value !== 'string') return value;
  return nameIn(language, { name: value, lang: record[field.translatedBy] as Named['lang'] });
}

/** Widths are in pixels, here and below. */
const usualWidths: Readonly<Record<FieldType, number>> = {
  text: 150,
  integer: 90,
  decimal: 105,
  tonnes: 105,
  money: 120,
  boolean: 70,
  date: 96,
  datetime: 136,
  time: 80,
  // The labels of an enumeration set its width (`chipWidth`).
  enumeration: 0,
  reference: 160,
  translated: 150,
  json: 180,
  rows: 80,
};

/** The types whose columns share the remaining width, because their texts are most often cut. */
const growingTypes: ReadonlySet<FieldType> = new Set(['text', 'reference', 'translated', 'json']);
/** A column does not grow beyond this width. */
const widestGrown = 340;

/** The width of the column `name`, which names the record. */
const usualNameWidth = 220;
/** The average width of a character in pixels. Widths of texts are estimated by it and not measured. */
const characterPx = 7.1;
/** The room that a cell needs beside its text, and a heading beside its label, in pixels. */
const cellRoomPx = 20;
const headRoomPx = 44;
/** A longer heading is cut, so that it does not make its column wider. */
const widestHead = 190;

const widestChip = 210;
/** The room that a chip and its cell need beside the text of the chip. */
const chipRoomPx = 32;

/** A status must not be cut, because its last word is often the one that matters. */
const chipWidth = ({ values }: FieldMeta): number =>
  Math.min(widestChip, Math.max(0, ...values.map(({ label }) => label.length * characterPx + chipRoomPx)));

const tagsWidth = 150;

const widthOfValues = (field: FieldMeta): number => {
  if (field.type === 'enumeration') return chipWidth(field);
  return field.shownAs === 'tags' ? tagsWidth : usualWidths[field.type];
};

const usualWidth = ({ field, label, path }: Column): number =>
  Math.round(
    Math.max(
      path === 'name' ? usualNameWidth : 0,
      widthOfValues(field),
      Math.min(label.length * characterPx + headRoomPx, widestHead),
    ),
  );

/** The least width in pixels that a column gets by dragging, or by fitting it to its values. */
const narrowest = 56;

/**
 * The width in pixels of a column whose edge was dragged this far. It stays within what can be stored. Otherwise, when a
 * column of the greatest width is dragged further, its stored width would not change, so the column would not be drawn
 * again and would stay wider on the screen.
 */
export function draggedWidth(before: number, by: number): number {
  return Math.min(listWidth.max, Math.max(narrowest, before + by));
}

/** The width in pixels that a text needs in a cell. */
export function roomFor(text: string): number {
  return Math.round(text.length * characterPx + cellRoomPx);
}

/** Pinned left first, pinned right last. If the first column is not pinned, it is pinned left, because it names the record. */
const inOrder = (columns: readonly Column[]): readonly Column[] => {
  const pinned = (side: Column['pinned']) => columns.filter((column) => column.pinned === side);
  const ordered = [...pinned('left'), ...pinned(undefined), ...pinned('right')];
  const [first, ...rest] = ordered;
  return first && !first.pinned && rest.length > 0 ? [{ ...first, pinned: 'left' }, ...rest] : ordered;
};

/**
 * All columns in order, with their widths and, if pinned, their distances from the edge.
 * @param room the width of the table in pixels
 * @param before how many of these pixels, at the start, are taken by other cells
 */
export function placedColumns(
  columns: readonly Column[],
  room: number,
  before: number = 0,
): readonly PlacedColumn[] {
  const ordered = inOrder(columns);
  const widths = sharedWidths(ordered, room - before);
  let left = before;
  let right = 0;
  const fromLeft = ordered.map((column, index) => {
    const px = widths[index] ?? narrowest;
    if (column.pinned !== 'left') return { ...column, px };
    const offset = { side: 'left', px: left } as const;
    left += px;
    return { ...column, px, offset };
  });
  // The distance from the right edge is the sum of the columns after a column, so the last column is placed first.
  return fromLeft
    .toReversed()
    .map((column) => {
      if (column.pinned !== 'right') return column;
      const offset = { side: 'right', px: right } as const;
      right += column.px;
      return { ...column, offset };
    })
    .toReversed();
}

const narrowestText = 104;
/** A name must not be cut to a few characters. */
const narrowestName = 180;
const narrowestOf = ({ path }: Column): number => (path === 'name' ? narrowestName : narrowestText);

/**
 * Widths that the person set are kept. Text columns share the remaining width, and shrink if a little is missing. If more
 * is missing, no column shrinks and the table scrolls.
 */
const sharedWidths = (columns: readonly Column[], room: number): readonly number[] => {
  const widths = columns.map((column) => column.width ?? usualWidth(column));
  const mayChange = columns.map(({ width, field }) => width === undefined && growingTypes.has(field.type));
  const flexibleCount = mayChange.filter(Boolean).length;
  /** By how many pixels a text column can shrink. */
  const spare = (width: number, index: number) => Math.max(0, width - narrowestOf(columns[index] as Column));
  /** The pixels that are left, or, if negative, that are missing. */
  const free = room - widths.reduce((sum, width) => sum + width, 0);
  /** By how many pixels all text columns together can shrink. */
  const slack = widths.reduce((sum, width, index) => sum + (mayChange[index] ? spare(width, index) : 0), 0);
  if (flexibleCount === 0 || free === 0 || -free > slack) return widths;
  const growth = Math.floor(free / flexibleCount);
  const grown = (width: number) => Math.max(width, Math.min(width + growth, widestGrown));
  /** Each column gives a part of what is missing, in proportion to what it can spare. */
  const shrunk = (width: number, index: number) => Math.floor(width + (spare(width, index) * free) / slack);
  return widths.map((width, index) => {
    if (!mayChange[index]) return width;
    return free < 0 ? shrunk(width, index) : grown(width);
  });
};

const widestFittedHead = 320;
const widestFittedText = 600;

/** The width in pixels in which a heading and these texts are not cut; limited, because texts can be long. */
export function fittingWidth(label: string, texts: readonly string[]): number {
  const headWidth = roomFor(label) + headRoomPx - cellRoomPx;
  const textWidth = Math.max(0, ...texts.map(roomFor));
  return Math.max(narrowest, Math.min(headWidth, widestFittedHead), Math.min(textWidth, widestFittedText));
}
