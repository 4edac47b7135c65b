import type { ReactNode } from 'react';
import { nameOrNumber, type AnyRecord, type Reference } from '#domain/kernel/record.ts';
import { tagsIn } from '../fields/tagRows.ts';
import { colourOfStatus, statusBackground } from '../../parts/statusColour.ts';
import { toneOf } from '../statusTones.ts';
import { shortNumberText } from '../formats.ts';
import { roomFor, type PlacedColumn } from './columns.ts';
import { alignOf, isQuantity, preciseValue, writtenValue, type CellContext } from './cellWriting.ts';

/** The sticky position of a pinned column; undefined for the others. */
export function placeOf({ offset }: PlacedColumn): React.CSSProperties | undefined {
  return offset && { [offset.side]: offset.px };
}

/** The class names of a cell. Cells at the edge of the pinned columns have a line. */
export function classOf(column: PlacedColumn, edge: Edge): string {
  return [
    alignOf(column.field),
    column.offset ? 'pinned' : '',
    column.path === edge.lastLeft ? 'lastLeft' : '',
    column.path === edge.firstRight ? 'firstRight' : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** The columns at the border between the pinned and the scrolled ones. */
export interface Edge {
  readonly lastLeft: string | undefined;
  readonly firstRight: string | undefined;
}

export function edgeOf(columns: readonly PlacedColumn[]): Edge {
  return {
    lastLeft: columns.findLast(({ offset }) => offset?.side === 'left')?.path,
    firstRight: columns.find(({ offset }) => offset?.side === 'right')?.path,
  };
}

/** A quantity that does not fit is shortened, never cut, because a cut number would be a wrong number. */
export function fitted(
  { field, px }: Pick<PlacedColumn, 'field' | 'px'>,
  value: unknown,
  written: string,
  { language }: CellContext,
): string {
  const hasQuantity = isQuantity(field) && (typeof value === 'string' || typeof value === 'number');
  // `roomFor` is an estimate, so a quantity that seems up to 8 pixels too long is still written in full.
  return hasQuantity && roomFor(written) > px + 8 ? shortNumberText(language, value) : written;
}

/** The record of the row if the value is its own; undefined for a value behind a reference, which belongs to another record. */
const ownerOf = ({ path, field }: PlacedColumn, record: AnyRecord): AnyRecord | undefined =>
  path === field.path ? record : undefined;

/** A tag in a cell. */
const chipOf = (tag: Reference): ReactNode => {
  const colour = colourOfStatus(tag);
  return (
    <span
      key={tag.id}
      className="chip tag"
      style={colour ? { backgroundColor: statusBackground(colour) } : {}}
    >
      {nameOrNumber(tag)}
    </span>
  );
};

/** The content of a cell; the tooltip has the whole text. */
export function cellContent(
  column: PlacedColumn,
  value: unknown,
  context: CellContext,
  record: AnyRecord,
): ReactNode {
  const { field } = column;
  const owner = ownerOf(column, record);
  const written = fitted(column, value, writtenValue(field, value, context, owner), context);
  if (written === '') return null;
  if (field.type === 'enumeration')
    return <span className={`chip chip-${toneOf(field.enumName, value)}`}>{written}</span>;
  if (field.shownAs === 'tags') return tagsIn(field, value).map(chipOf);
  const colour = colourOfStatus(value);
  if (colour)
    return (
      <span className="chip" style={{ backgroundColor: statusBackground(colour) }}>
        {written}
      </span>
    );
  if (field.type === 'boolean') return <span className={value === true ? '' : 'muted'}>{written}</span>;
  if (field.format === 'color')
    return (
      <>
        <span className="swatch" style={{ backgroundColor: written }} />
        {written}
      </>
    );
  return written;
}

/** The tooltip of a cell; undefined if it would not say more than the cell shows. */
export function tooltipOf(
  column: PlacedColumn,
  value: unknown,
  context: CellContext,
  record: AnyRecord,
): string | undefined {
  const owner = ownerOf(column, record);
  const fullText = preciseValue(column.field, value, context, owner);
  const shownText = writtenValue(column.field, value, context, owner);
  return fullText !== shownText || roomFor(fullText) > column.px ? fullText : undefined;
}
