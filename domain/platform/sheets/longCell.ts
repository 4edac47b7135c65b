import { shortened } from '../../kernel/shortText.ts';

/** The most characters of a cell; Excel calls a workbook with a longer one damaged. */
export const longestCell = 32_767;

/** A text as a cell of a workbook can hold it. The mark at its end shows that it was cut. */
export function cutToCell(text: string): string {
  return shortened(text, longestCell);
}
