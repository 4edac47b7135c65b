import type { FieldType } from '#domain/kernel/field.ts';
import type { FieldMeta } from '#domain/kernel/meta.ts';

/**
 * The least width in pixels at which an input of each type is readable; if the form is narrower, the table scrolls
 * sideways.
 */
const narrowest: Readonly<Record<FieldType, number>> = {
  text: 180,
  integer: 90,
  decimal: 92,
  tonnes: 110,
  money: 118,
  boolean: 70,
  date: 150,
  datetime: 200,
  time: 110,
  enumeration: 150,
  reference: 100,
  translated: 240,
  json: 240,
  rows: 240,
};

/** The first column identifies the row, so it gets the width of a name. */
const firstColumn = 170;

/** An amount that is only shown needs no room for the frame of an input. */
const shownMoney = 108;

const widthOf = ({ type, computed }: FieldMeta, index: number): number => {
  if (index === 0) return Math.max(firstColumn, narrowest[type]);
  return type === 'money' && computed ? shownMoney : narrowest[type];
};

const [numberWidth, buttonWidth] = [40, 28];

/** The height of a row in pixels, if nothing in it needs more. */
export const usualRowHeight = 41;

/**
 * Lays rows out without looking at what is in them: each has the same columns from these widths, which share what is left in
 * proportion. So a key in one row makes the browser work on the rows near it, and not on all rows of the table.
 * @param buttons how many buttons a row may have at its end
 */
export function fixedColumns(columns: readonly FieldMeta[], buttons: number) {
  const widths = columns.map(widthOf);
  const buttonsWidth = buttons * buttonWidth;
  const shared = widths.map((width) => `minmax(${width}px, ${width}fr)`);
  return {
    display: 'block',
    minWidth: widths.reduce((sum, width) => sum + width, numberWidth + buttonsWidth),
    '& thead, & tbody, & td': { display: 'block' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: `${numberWidth}px ${shared.join(' ')} ${buttonsWidth}px`,
    },
    // As high as the highest heading, so that what scrolls under a sticky one is covered.
    '& th': { display: 'flex', alignItems: 'flex-end', whiteSpace: 'normal', overflowWrap: 'anywhere' },
    '& td[colspan]': { gridColumn: '2 / -1' },
  } as const;
}
