import type { Declaration } from '#domain/kernel/declaration.ts';
import { isRefusal } from '#domain/kernel/refusal.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import { matchHeadings } from '#domain/platform/sheets/matchHeadings.ts';
import type { RawCell } from '#domain/platform/sheets/readCell.ts';
import { readWagonNumber } from '#domain/railway/wagonNumber.rules.ts';
import type { ReadSheet } from '../sheets/parseSheet.ts';

const wagonDigits = 12;

/**
 * Returns a function that prepares the rows of a train's file. It takes spaces and dashes out of wagon numbers, so that a wagon
 * is found however its number is written. If the file has no column with places, it adds one: the place of a wagon is its row.
 */
export function wagonRows(registry: Registry, declaration: Declaration) {
  return ({ headings, rows }: ReadSheet): ReadSheet => {
    const paths = matchHeadings(registry, declaration, headings).map((column) => column?.path);
    const numberColumn = paths.indexOf('wagonNumber');
    const isPlaced = paths.includes('place');
    return {
      headings: isPlaced ? headings : [...headings, 'place'],
      rows: rows.map(({ number, cells }, index) => {
        const normalized = Array.from(headings, (_heading, position) =>
          position === numberColumn ? plainWagonNumber(cells[position] ?? null) : (cells[position] ?? null),
        );
        return { number, cells: isPlaced ? normalized : [...normalized, index + 1] };
      }),
    };
  };
}

/** The number of a wagon as digits only. Any other text stays as it is, so that the import refuses the row and shows the text. */
const plainWagonNumber = (cell: RawCell): RawCell => {
  // A spreadsheet that stored the wagon number as a number has lost leading zeros.
  const text = typeof cell === 'number' ? String(cell).padStart(wagonDigits, '0') : cell;
  if (typeof text !== 'string') return cell;
  const wagonNumber = readWagonNumber(text);
  return isRefusal(wagonNumber) ? text : wagonNumber;
};
