import { codePicture } from '#database/printing/codePicture.ts';
import { drawPdf, type Pdf } from '#database/printing/drawPdf.ts';
import { fonts } from '#database/printing/fonts.ts';
import { isVatCode, taxInGross } from '#domain/finance/vat.rules.ts';
import { certificateLabel } from '#domain/finance/ksefLinks.ts';
import type { ReadInvoice, ReadParty } from '#domain/finance/readFa3.ts';
import { drawTable } from './drawTable.ts';
import type { InvoicePaper } from './invoicePaper.ts';
import { money, unitPrice, words } from './invoiceWords.ts';

/** All lengths are in points, of which an inch has 72. */
const millimetre = 72 / 25.4;
const margin = 16 * millimetre;
/** The side of a QR code. */
const codeSize = 32 * millimetre;
const smallSize = 8;
const usualSize = 9.5;
/** Between two things that are side by side. */
const sideGap = 12;
/** An A4 page is 595.28 points wide. */
const contentWidth = 595.28 - 2 * margin;

/** Draws an invoice as an A4 PDF: the sent content, and the QR codes by which anybody can verify it. */
export function drawInvoice(paper: InvoicePaper): Promise<Buffer> {
  const { invoice } = paper;
  return drawPdf(`${words.title} ${invoice.number}`, { size: 'A4', margin }, async (pdf) => {
    drawHead(pdf, paper);
    drawParties(pdf, invoice);
    drawLines(pdf, invoice);
    drawSums(pdf, invoice);
    drawFoot(pdf, invoice);
    await drawCodes(pdf, paper);
  });
}

const drawHead = (pdf: Pdf, { invoice, ksefNumber }: InvoicePaper): void => {
  pdf.font(fonts.bold, 17).text(`${words.title} ${invoice.number}`);
  pdf.font(fonts.regular, usualSize).moveDown(0.3);
  pdf.text(`${words.issuedOn}: ${invoice.issuedOn}     ${words.soldOn}: ${invoice.soldOn}`);
  pdf.text(`${words.ksefNumber}: ${ksefNumber ?? words.noNumberYet}`).moveDown(1);
};

const drawParties = (pdf: Pdf, { seller, buyer }: ReadInvoice): void => {
  const { y } = pdf;
  const half = contentWidth / 2;
  const bottoms = [
    drawParty(pdf, words.seller, seller, margin, y, half - sideGap),
    drawParty(pdf, words.buyer, buyer, margin + half, y, half),
  ];
  pdf.x = margin;
  pdf.y = Math.max(...bottoms) + 14;
};

/** Draws the seller or the buyer. Returns the `y` below the last line. */
const drawParty = (pdf: Pdf, title: string, who: ReadParty, x: number, y: number, width: number): number => {
  pdf.font(fonts.regular, smallSize).fillColor('#555').text(title, x, y, { width }).fillColor('#000');
  pdf.font(fonts.bold, usualSize + 1).text(who.name, { width });
  pdf.font(fonts.regular, usualSize);
  if (who.address) pdf.text(who.address, { width });
  pdf.text(`${words.taxNumber}: ${who.number}`, { width });
  return pdf.y;
};

const drawLines = (pdf: Pdf, { lines: items }: ReadInvoice): void =>
  drawTable(
    pdf,
    [
      { title: words.place, width: 24, align: 'right' },
      { title: words.name, width: 205 },
      { title: words.quantity, width: 60, align: 'right' },
      { title: words.price, width: 66, align: 'right' },
      { title: words.vatRate, width: 48, align: 'right' },
      { title: words.vat, width: 46, align: 'right' },
      // The width that the columns before it leave; 449 is their sum.
      { title: words.gross, width: contentWidth - 449, align: 'right' },
    ],
    items.map((line, index) => [
      String(index + 1),
      line.name,
      `${line.quantity.replace('.', ',')} ${line.unit}`,
      unitPrice(line.price),
      words.rate(line.vatCode),
      money(line.vat),
      money(line.gross),
    ]),
  );

const drawSums = (pdf: Pdf, { lines: items, gross }: ReadInvoice): void => {
  // The type of a read line allows any text as its code; an invoice of ours has the codes of `isVatCode` only.
  const { rates } = taxInGross(
    items.flatMap(({ gross: amount, vatCode }) => (isVatCode(vatCode) ? [{ gross: amount, vatCode }] : [])),
  );
  pdf.moveDown(0.8);
  drawTable(
    pdf,
    [
      { title: words.vatRate, width: 60, align: 'right' },
      { title: words.net, width: 75, align: 'right' },
      { title: words.vat, width: 75, align: 'right' },
      { title: words.gross, width: 80, align: 'right' },
    ],
    rates.map((rate) => [words.rate(rate.vatCode), money(rate.net), money(rate.vat), money(rate.gross)]),
    // At the right margin; 290 is the width of the table.
    { x: margin + contentWidth - 290 },
  );
  pdf.moveDown(0.6).font(fonts.bold, 13);
  pdf.text(`${words.toPay}: ${money(gross)} PLN`, margin, pdf.y, { width: contentWidth, align: 'right' });
};

const drawFoot = (pdf: Pdf, { paidOn, means, notes, exemption }: ReadInvoice): void => {
  pdf.moveDown(0.8).font(fonts.regular, usualSize);
  pdf.text(`${words.paid} ${paidOn}, ${words.means(means)}`, margin, pdf.y, { width: contentWidth });
  if (exemption) pdf.text(`${words.exemption}: ${exemption}`);
  for (const [name, value] of notes) pdf.text(`${name}: ${value}`);
};

/**
 * Draws the QR codes at the foot of the page, each with its title above it. Below KOD I is the KSeF number, or `OFFLINE`
 * while there is none; below KOD II is the word that the ministry requires.
 */
const drawCodes = async (pdf: Pdf, { check, certificateLink }: InvoicePaper): Promise<void> => {
  // 40 points below the codes are for their labels, 20 above them for their titles.
  const codeTop = pdf.page.height - margin - codeSize - 40;
  if (pdf.y > codeTop - 20) pdf.addPage();
  const drawnCodes = [
    { ...check, title: words.checkCode },
    ...(certificateLink
      ? [{ link: certificateLink, label: certificateLabel, title: words.certificateCode }]
      : []),
  ];
  for (const [index, { link, label, title }] of drawnCodes.entries()) {
    const width = contentWidth / 2 - sideGap;
    const x = margin + index * (contentWidth / 2);
    pdf.font(fonts.regular, smallSize).text(title, x, codeTop - 14, { width });
    pdf.image(await codePicture('qr', link), x, codeTop, { fit: [codeSize, codeSize] });
    pdf.link(x, codeTop, codeSize, codeSize, link);
    pdf.font(fonts.bold, smallSize).text(label, x, codeTop + codeSize + 4, { width });
  }
};
