import { codePicture } from '#database/printing/codePicture.ts';
import { drawPdf, type Pdf } from '#database/printing/drawPdf.ts';
import { fonts } from '#database/printing/fonts.ts';
import type { Slip, SlipBlock } from '#domain/printing/slip.ts';

export interface PageFormat {
  /** The paper size, such as `A4` or `A5`; null, or a size that is not in `sheets`, means a roll. */
  readonly pageSize: string | null;
  readonly orientation: 'portrait' | 'landscape';
}

/** In points: an inch has 72 points and 25.4 millimetres. */
const millimetre = 72 / 25.4;
/** The page of a roll of receipt paper, and its margin, in points. */
const roll = { width: 80 * millimetre, margin: 5 * millimetre, height: 297 * millimetre };
const sheets = ['A3', 'A4', 'A5', 'A6', 'LETTER', 'LEGAL'];
const sheetMargin = 18 * millimetre;
const fontSizes = { sheet: 11, roll: 9 };

const { regular, bold } = fonts;

/** A slip as PDF, with a font for all languages of drivers. */
export function toPdf({ blocks }: Slip, { pageSize, orientation }: PageFormat): Promise<Buffer> {
  const sheet = sheets.find((size) => size === pageSize?.trim().toUpperCase());
  const page = sheet
    ? { size: sheet, layout: orientation, margin: sheetMargin }
    : { size: [roll.width, roll.height] as [number, number], margin: roll.margin };
  return drawPdf(titleOf(blocks), page, async (pdf) => {
    for (const block of blocks) await draw(pdf, block, sheet ? fontSizes.sheet : fontSizes.roll);
  });
}

const titleOf = (blocks: readonly SlipBlock[]): string =>
  blocks.find((block) => block.kind === 'title')?.text ?? 'Keja';

const widthOf = ({ page }: Pdf): number => page.width - page.margins.left - page.margins.right;

const draw = async (pdf: Pdf, block: SlipBlock, fontSize: number): Promise<void> => {
  if (block.kind === 'title') {
    pdf
      .font(bold, fontSize * 1.7)
      .text(block.text, { align: 'center' })
      .moveDown(0.3);
  } else if (block.kind === 'text') {
    pdf
      .font(block.bold ? bold : regular, fontSize)
      .text(block.text, { align: block.center ? 'center' : 'left' });
  } else if (block.kind === 'pair') pair(pdf, block, fontSize);
  else if (block.kind === 'rule') {
    const { left } = pdf.page.margins;
    const y = pdf.y + fontSize * 0.4;
    pdf
      .moveTo(left, y)
      .lineTo(left + widthOf(pdf), y)
      .lineWidth(0.7)
      .stroke();
    pdf.y = y + fontSize * 0.5;
  } else if (block.kind === 'gap') pdf.font(regular, fontSize).moveDown(0.6);
  else await code(pdf, block);
};

/** Name and value on one line, or the value below where both are long. */
const pair = (pdf: Pdf, block: Extract<SlipBlock, { kind: 'pair' }>, fontSize: number): void => {
  const width = widthOf(pdf);
  pdf.font(block.bold ? bold : regular, fontSize);
  const valueWidth = pdf.widthOfString(block.value);
  const fitsOnLine = pdf.widthOfString(block.name) + valueWidth + fontSize < width;
  const { left } = pdf.page.margins;
  const { y } = pdf;
  pdf.text(block.name, left, y, { width: fitsOnLine ? width - valueWidth : width });
  pdf.text(block.value, left, fitsOnLine ? y : pdf.y, { width, align: 'right' });
};

const code = async (pdf: Pdf, { kind, text }: { kind: 'barcode' | 'qr'; text: string }): Promise<void> => {
  const picture = await codePicture(kind, text);
  const width = Math.min(widthOf(pdf), (kind === 'qr' ? 35 : 60) * millimetre);
  const height = kind === 'qr' ? width : 18 * millimetre;
  const x = pdf.page.margins.left + (widthOf(pdf) - width) / 2;
  pdf.moveDown(0.4);
  pdf.image(picture, x, pdf.y, { fit: [width, height], align: 'center' });
  pdf.y += height + 4;
};
