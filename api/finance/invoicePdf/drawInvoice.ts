import { codePicture } from '#database/printing/codePicture.ts';
import { drawPdf, type Pdf } from '#database/printing/drawPdf.ts';
import { fonts } from '#database/printing/fonts.ts';
import { isVatCode, taxInGross } from '#domain/finance/vat.rules.ts';
import { certificateLabel } from '#domain/finance/ksefLinks.ts';
import type { ReadInvoice, ReadParty } from '#domain/finance/readFa3.ts';
import { drawTable } from './drawTable.ts';
import type { InvoicePaper } from './invoicePaper.ts';
import { money, words } from './invoiceWords.ts';

const millimetre = 72 / 25.4;
const margin = 16 * millimetre;
const codeSize = 32 * millimetre;
const small = 8;
const usual = 9.5;
/** An A4 page is 595.28 points wide. */
const contentWidth = 595.28 - 2 * margin;

/** Draws an invoice as an A4 PDF: the sent content, and the QR codes by which anybody can verify it. */
export function drawInvoice(paper: InvoicePaper): Promise<Buffer> {
  const { invoice } = paper;
  return drawPdf(`${words.title} ${invoice.number}`, { size: 'A4', margin }, async (pdf) => {
    head(pdf, paper);
    parties(pdf, invoice);
    lines(pdf, invoice);
    sums(pdf, invoice);
    foot(pdf, invoice);
    await codes(pdf, paper);
  });
}

const head = (pdf: Pdf, { invoice, ksefNumber }: InvoicePaper): void => {
  pdf.font(fonts.bold, 17).text(`${words.title} ${invoice.number}`);
  pdf.font(fonts.regular, usual).moveDown(0.3);
  pdf.text(`${words.issuedOn}: ${invoice.issuedOn}     ${words.soldOn}: ${invoice.soldOn}`);
  pdf.text(`${words.ksefNumber}: ${ksefNumber ?? words.noNumberYet}`).moveDown(1);
};

const parties = (pdf: Pdf, { seller, buyer }: ReadInvoice): void => {
  const { y } = pdf;
  const half = contentWidth / 2;
  const ends = [
    party(pdf, words.seller, seller, margin, y, half - 12),
    party(pdf, words.buyer, buyer, margin + half, y, half),
  ];
  pdf.x = margin;
  pdf.y = Math.max(...ends) + 14;
};

const party = (pdf: Pdf, title: string, who: ReadParty, x: number, y: number, width: number): number => {
  pdf.font(fonts.regular, small).fillColor('#555').text(title, x, y, { width }).fillColor('#000');
  pdf.font(fonts.bold, usual + 1).text(who.name, { width });
  pdf.font(fonts.regular, usual);
  if (who.address) pdf.text(who.address, { width });
  pdf.text(`${words.taxNumber}: ${who.number}`, { width });
  return pdf.y;
};

const lines = (pdf: Pdf, { lines: sold }: ReadInvoice): void =>
  drawTable(
    pdf,
    [
      { title: words.place, width: 24, align: 'right' },
      { title: words.name, width: 205 },
      { title: words.quantity, width: 60, align: 'right' },
      { title: words.price, width: 66, align: 'right' },
      { title: words.vatRate, width: 48, align: 'right' },
      { title: words.vat, width: 46, align: 'right' },
      { title: words.gross, width: contentWidth - 449, align: 'right' },
    ],
    sold.map((line, index) => [
      String(index + 1),
      line.name,
      `${line.quantity.replace('.', ',')} ${line.unit}`,
      money(line.price),
      words.rate(line.vatCode),
      money(line.vat),
      money(line.gross),
    ]),
  );

const sums = (pdf: Pdf, { lines: sold, gross }: ReadInvoice): void => {
  const { rates } = taxInGross(
    sold.flatMap(({ gross: amount, vatCode }) => (isVatCode(vatCode) ? [{ gross: amount, vatCode }] : [])),
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
    { x: margin + contentWidth - 290 },
  );
  pdf.moveDown(0.6).font(fonts.bold, 13);
  pdf.text(`${words.toPay}: ${money(gross)} PLN`, margin, pdf.y, { width: contentWidth, align: 'right' });
};

const foot = (pdf: Pdf, { paidOn, means, notes, exemption }: ReadInvoice): void => {
  pdf.moveDown(0.8).font(fonts.regular, usual);
  pdf.text(`${words.paid} ${paidOn}, ${words.means(means)}`, margin, pdf.y, { width: contentWidth });
  if (exemption) pdf.text(`${words.exemption}: ${exemption}`);
  for (const [name, value] of notes) pdf.text(`${name}: ${value}`);
};

/** Draws the QR codes. Under KOD I is the KSeF number, under KOD II the word that the ministry requires. */
const codes = async (pdf: Pdf, { check, certificateLink }: InvoicePaper): Promise<void> => {
  const below = pdf.page.height - margin - codeSize - 40;
  if (pdf.y > below - 20) pdf.addPage();
  const shown = [
    { ...check, says: words.checkCode },
    ...(certificateLink
      ? [{ link: certificateLink, label: certificateLabel, says: words.certificateCode }]
      : []),
  ];
  for (const [index, { link, label, says }] of shown.entries()) {
    const width = contentWidth / 2 - 12;
    const x = margin + index * (contentWidth / 2);
    pdf.font(fonts.regular, small).text(says, x, below - 14, { width });
    pdf.image(await codePicture('qr', link), x, below, { fit: [codeSize, codeSize] });
    pdf.link(x, below, codeSize, codeSize, link);
    pdf.font(fonts.bold, small).text(label, x, below + codeSize + 4, { width });
  }
};
