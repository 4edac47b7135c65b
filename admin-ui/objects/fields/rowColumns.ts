import type { FieldType } from '#domain/kernel/field.ts';
import type { FieldMeta } from '#domain/kernel/meta.ts';

interface Widths {
  /** The least width in pixels at which an input of each type is readable. */
  readonly inputs: Readonly<Record<FieldType, number>>;
  /** The first column identifies the row, so it gets the width of a name. */
  readonly first: number;
  /** An amount that is only shown needs no room for the frame of an input. */
  readonly shownMoney: number;
  /** The column with the number of the row. */
  readonly number: number;
  /** Each button at the end of a row. */
  readonly button: number;
}

const usual: Widths = {
  inputs: {
    text: 130,
    integer: 90,
    decimal: 104,
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
  },
  first: 170,
  shownMoney: 120,
  number: 40,
  button: 28,
};

/** With less empty room in each cell, so that a whole line of an order fits a screen 1280 pixels wide. */
const narrow: Widths = {
  ...usual,
  inputs: { ...usual.inputs, decimal: 92, money: 106, reference: 74 },
  first: 146,
  shownMoney: 108,
  number: 26,
  button: 24,
};

const widthOf = ({ inputs, first, shownMoney }: Widths, { type, computed }: FieldMeta, index: number) => {
  if (index === 0) return Math.max(first, inputs[type]);
  return type === 'money' && computed ? shownMoney : inputs[type];
};

/** The height of a row in pixels, if nothing in it needs more. */
export const usualRowHeight = 41;

const gridOf = (widths: Widths, columns: readonly FieldMeta[], buttons: number) => {
  const least = columns.map((column, index) => widthOf(widths, column, index));
  const buttonsWidth = buttons * widths.button;
  const shared = least.map((width) => `minmax(${width}px, ${width}fr)`);
  return {
    minWidth: least.reduce((sum, width) => sum + width, widths.number + buttonsWidth),
    gridTemplateColumns: `${widths.number}px ${shared.join(' ')} ${buttonsWidth}px`,
  };
};

const narrowCells = {
  '& th, & td': { px: 0.25 },
  '& th:first-of-type': { width: 'auto' },
  '& td .MuiInputBase-input': { px: 0.5 },
  '& td .MuiAutocomplete-inputRoot.MuiInputBase-root': { pl: 0.25, pr: 2.75 },
  '& td .MuiIconButton-root': { p: 0.25 },
} as const;

/**
 * Styles that lay out each row as a grid with the same columns, whatever its cells contain. The columns share the room
 * that is left in proportion to their widths. So after a typed character the browser lays out only the rows near it, and
 * not the whole table. In less room the cells are narrower; in still less, the table scrolls sideways.
 * @param buttons how many buttons a row may have at its end
 */
export function fixedColumns(columns: readonly FieldMeta[], buttons: number) {
  const usualGrid = gridOf(usual, columns, buttons);
  const narrowGrid = gridOf(narrow, columns, buttons);
  return {
    display: 'block',
    minWidth: usualGrid.minWidth,
    '& thead, & tbody, & td': { display: 'block' },
    '& tr': { display: 'grid', gridTemplateColumns: usualGrid.gridTemplateColumns },
    // Each heading is as high as the highest one, so that a sticky heading covers the cells that scroll under it.
    '& th': { display: 'flex', alignItems: 'flex-end', whiteSpace: 'normal', overflowWrap: 'anywhere' },
    // The cell with the rare fields of an opened row begins after the number of the row.
    '& td[colspan]': { gridColumn: '2 / -1' },
    [`@container (max-width: ${usualGrid.minWidth - 1}px)`]: {
      minWidth: narrowGrid.minWidth,
      '& tr': { gridTemplateColumns: narrowGrid.gridTemplateColumns },
      ...narrowCells,
    },
  } as const;
}
