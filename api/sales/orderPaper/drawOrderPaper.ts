import { drawPdf, type Pdf } from '#database/printing/drawPdf.ts';
import { fonts } from '#database/printing/fonts.ts';
import { isReference, referenceName, type AnyRecord } from '#domain/kernel/record.ts';
import { dateText, decimalText } from '#domain/kernel/written.ts';
import { enumLabel, fieldLabel } from '#domain/labels/index.ts';
import { orderPaperWords, type OrderPaperWords } from '#domain/labels/orderPapers.ts';
import { totalsByRate, type LineAmounts } from '#domain/sales/orderTotals.rules.ts';
import { drawTable } from '../../finance/invoicePdf/drawTable.ts';
import type { OrderPaper, Party } from './orderPaper.ts';

// All lengths are in points, 72 to an inch.
const millimetre = 72 / 25.4;
const margin = 16 * millimetre;
const smallSize = 8;
const usualSize = 9.5;
/** An A4 page is 595.28 points wide. */
const contentWidth = 595.28 - 2 * margin;

/** Draws an offer, a confirmation or a packing list as an A4 PDF. */
export function drawOrderPaper(paper: OrderPaper): Promise<Buffer> {
  const words = orderPaperWords(paper.language);
  const title = `${words[paper.kind]} ${String(paper.order.numberStr)}`;
  // The pages are kept until the end (`bufferPages`), because only then their number is known.
  return drawPdf(title, { size: 'A4', margin, bufferPages: true, lang: paper.language }, (pdf) => {
    drawHead(pdf, title, paper, words);
    drawParties(pdf, paper, words);
    if (paper.kind === 'packingList') drawPackedLines(pdf, paper, words);
    else {
      drawSoldLines(pdf, paper, words);
      drawSums(pdf, paper, words);
    }
    drawFoot(pdf, paper, words);
    numberPages(pdf);
  });
}

const drawHead = (pdf: Pdf, title: string, paper: OrderPaper, words: OrderPaperWords): void => {
  const { kind, order, language } = paper;
  pdf.font(fonts.bold, 17).text(title).moveDown(0.3).font(fonts.regular, usualSize);
  writeFact(pdf, words.date, dateText(order.date));
  writeFact(pdf, words.reference, order.reference);
  if (kind === 'offer') writeFact(pdf, words.validTo, dateText(order.validTo));
  writeFact(pdf, fieldLabel(language, 'salesOrder', 'project'), order.project);
  writeFact(pdf, fieldLabel(language, 'salesOrder', 'shipmentDate'), dateText(order.shipmentDate));
  writeFact(pdf, words.deliveryDate, dateText(order.deliveryDate));
  pdf.moveDown(0.8);
};

/** Writes a line such as `Date: 2026-11-30`; nothing if the value is empty. Of a reference its presentation is written. */
const writeFact = (pdf: Pdf, name: string, value: unknown): void => {
  const text = isReference(value) ? value.presentation : value;
  if (typeof text === 'string' && text !== '') pdf.text(`${name}: ${text}`, margin);
};

const drawParties = (pdf: Pdf, { seller, buyer }: OrderPaper, words: OrderPaperWords): void => {
  const { y } = pdf;
  const half = contentWidth / 2;
  const bottoms = [
    drawParty(pdf, words.seller, words, seller, margin, y, half - 12),
    drawParty(pdf, words.buyer, words, buyer, margin + half, y, half),
  ];
  pdf.x = margin;
  pdf.y = Math.max(...bottoms) + 14;
};

/** Draws the seller or the buyer from `x` and `y` on. @returns where the text ends, in points from the top of the page */
const drawParty = (
  pdf: Pdf,
  title: string,
  words: OrderPaperWords,
  who: Party,
  x: number,
  y: number,
  width: number,
): number => {
  pdf.font(fonts.regular, smallSize).fillColor('#555').text(title, x, y, { width }).fillColor('#000');
  pdf.font(fonts.bold, usualSize + 1).text(who.name, { width });
  pdf.font(fonts.regular, usualSize);
  if (who.address) pdf.text(who.address, { width });
  if (who.taxNumber) pdf.text(`${words.taxNumber}: ${who.taxNumber}`, { width });
  if (who.contact) pdf.text(who.contact, { width });
  return pdf.y;
};

/** The product with its variant, its description and the chosen parameters. */
const nameOf = ({ product, productVariant, description, choosenParameters }: AnyRecord): string => {
  const chosen = Array.isArray(choosenParameters) ? (choosenParameters as AnyRecord[]) : [];
  const parameters = chosen.flatMap(({ param, valueLabel }) => {
    const name = (param as { readonly name?: string } | null)?.name;
    return name && valueLabel ? [`${name}: ${String(valueLabel)}`] : [];
  });
  return [
    referenceName(product),
    referenceName(productVariant),
    typeof description === 'string' ? description : '',
    parameters.join(', '),
  ]
    .filter((part) => part !== '')
    .join('\n');
};

/** The name of the product takes the width that the other columns leave; 398 is their sum. */
const drawSoldLines = (pdf: Pdf, { lines, language }: OrderPaper, words: OrderPaperWords): void => {
  const amount = (value: unknown, digits = 2) => decimalText(language, value, digits);
  drawTable(
    pdf,
    [
      { title: words.place, width: 30, align: 'right' },
      { title: words.product, width: contentWidth - 398 },
      { title: words.quantity, width: 72, align: 'right' },
      { title: words.price, width: 66, align: 'right' },
      { title: words.discount, width: 50, align: 'right' },
      { title: words.net, width: 68, align: 'right' },
      { title: words.vatRate, width: 44, align: 'right' },
      { title: words.gross, width: 68, align: 'right' },
    ],
    lines.map((line, index) => [
      String(index + 1),
      nameOf(line),
      `${amount(line.quantity, 3)} ${referenceName(line.unitOfMeasure)}`,
      amount(line.price),
      Number(line.discountPercent) > 0 ? `${amount(line.discountPercent)}%` : '',
      amount(line.sumNetto),
      referenceName(line.vatRate),
      amount(line.sumBrutto),
    ]),
  );
};

/** The name of the product takes the width that the other columns leave; 220 is their sum. */
const drawPackedLines = (pdf: Pdf, { lines, language }: OrderPaper, words: OrderPaperWords): void =>
  drawTable(
    pdf,
    [
      { title: words.place, width: 30, align: 'right' },
      { title: words.product, width: contentWidth - 220 },
      { title: words.quantity, width: 110, align: 'right' },
      { title: words.pieces, width: 80, align: 'right' },
    ],
    lines.map((line, index) => [
      String(index + 1),
      nameOf(line),
      `${decimalText(language, line.quantity, 3)} ${referenceName(line.unitOfMeasure)}`,
      typeof line.numberOfPieces === 'number' && line.numberOfPieces > 0 ? String(line.numberOfPieces) : '',
    ]),
  );

const drawSums = (
  pdf: Pdf,
  { order, lines, currency, language }: OrderPaper,
  words: OrderPaperWords,
): void => {
  const rates = totalsByRate(
    lines.map((line) => ({ ...(line as unknown as LineAmounts), rate: referenceName(line.vatRate) })),
  );
  const amount = (value: unknown) => decimalText(language, value, 2);
  pdf.moveDown(0.8);
  drawTable(
    pdf,
    [
      { title: words.vatRate, width: 60, align: 'right' },
      { title: words.net, width: 80, align: 'right' },
      { title: words.vat, width: 75, align: 'right' },
      { title: words.gross, width: 80, align: 'right' },
    ],
    rates.map((each) => [each.rate, amount(each.sumNetto), amount(each.sumVat), amount(each.sumBrutto)]),
    // At the right margin; 295 is the width of the table.
    { x: margin + contentWidth - 295 },
  );
  pdf.moveDown(0.6).font(fonts.bold, 13);
  pdf.text(`${words.total}: ${amount(order.sumBrutto)} ${currency}`, margin, pdf.y, {
    width: contentWidth,
    align: 'right',
  });
};

const drawFoot = (pdf: Pdf, { kind, order, language }: OrderPaper, words: OrderPaperWords): void => {
  const writeChoice = (name: 'deliveryMethod' | 'packageMaterial') => {
    const value = order[name];
    if (typeof value === 'string')
      writeFact(pdf, fieldLabel(language, 'salesOrder', name), enumLabel(language, name, value));
  };
  pdf.moveDown(0.8).font(fonts.regular, usualSize);
  if (kind !== 'packingList') writeFact(pdf, words.paymentTerms, order.paymentTerms);
  writeFact(pdf, words.supplyMethod, order.supplyMethod);
  writeChoice('deliveryMethod');
  if (kind === 'packingList') writeChoice('packageMaterial');
  if (kind === 'packingList') pdf.moveDown(3).text(`${words.received}: ……………………………………………`, margin);
};

const numberPages = (pdf: Pdf): void => {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    // The number is in the bottom margin: with the margin PDFKit would begin a new page for it.
    pdf.page.margins.bottom = 0;
    pdf.font(fonts.regular, smallSize).text(`${page + 1} / ${count}`, margin, pdf.page.height - 28, {
      width: contentWidth,
      align: 'right',
    });
  }
};
