export type Pdf = PDFKit.PDFDocument;

/**
 * Makes a PDF and draws into it. The library is loaded for the first one: it takes 30 MB, and many processes draw none.
 * @returns the file
 */
export async function drawPdf(
  title: string,
  options: PDFKit.PDFDocumentOptions,
  draw: (pdf: Pdf) => void | Promise<void>,
): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({ ...options, info: { Title: title, Producer: 'Keja', Creator: 'Keja' } });
  const pieces: Buffer[] = [];
  const finished = new Promise<void>((resolve, reject) => pdf.on('end', resolve).on('error', reject));
  pdf.on('data', (piece: Buffer) => pieces.push(piece));
  await draw(pdf);
  pdf.end();
  await finished;
  return Buffer.concat(pieces);
}
