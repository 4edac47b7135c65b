import type { ReactNode } from 'react';
import { toneOf } from '../statusTones.ts';
import { shortNumberText } from '../formats.ts';
import { roomFor, type PlacedColumn } from './columns.ts';
import { alignOf, isQuantity, preciseValue, writtenValue, type Ground } from './cellWriting.ts';

/** Where a pinned column stays. */
export const placeOf = ({ offset }: PlacedColumn): React.CSSProperties | undefined =>
  offset && { [offset.side]: offset.px };

/** Cells beside the edge of what is pinned have a line. */
export const classOf = (column: PlacedColumn, edge: Edge): string =>
  [
    alignOf(column.field),
    column.offset ? 'pinned' : '',
    column.path === edge.lastLeft ? 'lastLeft' : '',
    column.path === edge.firstRight ? 'firstRight' : '',
  ]
    .filter(Boolean)
    .join(' ');

/** The columns at which what is pinned and what is scrolled meet. */
export interface Edge {
  readonly lastLeft: string | undefined;
  readonly firstRight: string | undefined;
}

export const edgeOf = (columns: readonly PlacedColumn[]): Edge => ({
  lastLeft: columns.findLast(({ offset }) => offset?.side === 'left')?.path,
  firstRight: columns.find(({ offset }) => offset?.side === 'right')?.path,
});

/** A quantity that does not fit is shortened, never cut: half a number is another number. */
export const fitted = (
  { field, px }: Pick<PlacedColumn, 'field' | 'px'>,
  value: unknown,
  written: string,
  { language }: Ground,
): string => {
  const quantity = isQuantity(field) && (typeof value === 'string' || typeof value === 'number');
  return quantity && roomFor(written) > px + 8 ? shortNumberText(language, value) : written;
};

/** What stands in a cell; its whole text is in the tooltip. */
export const cellContent = (column: PlacedColumn, value: unknown, ground: Ground): ReactNode => {
  const { field } = column;
  const written = fitted(column, value, writtenValue(field, value, ground), ground);
  if (written === '') return null;
  if (field.type === 'enumeration')
    return <span className={`chip chip-${toneOf(field.enumName, value)}`}>{written}</span>;
  if (field.type === 'boolean') return <span className={value === true ? '' : 'muted'}>{written}</span>;
  if (field.format === 'color')
    return (
      <>
        <span className="swatch" style={{ backgroundColor: written }} />
        {written}
      </>
    );
  return written;
};

export const tooltipOf = (column: PlacedColumn, value: unknown, ground: Ground): string | undefined => {
  const whole = preciseValue(column.field, value, ground);
  const shown = writtenValue(column.field, value, ground);
  return whole !== shown || roomFor(whole) > column.px ? whole : undefined;
};
