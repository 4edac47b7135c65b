import ReceiptPrinterEncoder from '@point-of-sale/receipt-printer-encoder';
import type { Slip, SlipBlock } from '#domain/printing/slip.ts';

/** The number of characters on a line of the usual 80 mm roll. */
const columns = 42;
/** The code pages in the order in which they are tried: the first that has a character is selected. */
const codepageCandidates = [
  'cp437',
  'cp852',
  'windows1250',
  'windows1252',
  'windows1251',
  'windows1257',
] as const;

/** Romanian letters that no code page of printers has, and those that older Romanian texts have in their place. */
const cedillas: Readonly<Record<string, string>> = { Ș: 'Ş', ș: 'ş', Ț: 'Ţ', ț: 'ţ' };
const inPrintableLetters = (text: string): string =>
  text.replaceAll(/[ȘșȚț]/g, (letter) => cedillas[letter] ?? letter);

type Encoder = ReceiptPrinterEncoder;

/** A slip as ESC/POS commands for receipt printers, with a cut at its end. */
export function toEscPos({ blocks }: Slip): Buffer {
  const encoder = new ReceiptPrinterEncoder({
    language: 'esc-pos',
    columns,
    // Lines of paper between the last text and the cut.
    feedBeforeCut: 4,
    codepageMapping: 'epson',
    codepageCandidates: [...codepageCandidates],
  });
  encoder.initialize().codepage('auto');
  for (const block of blocks) draw(encoder, block);
  return Buffer.from(encoder.cut('partial').encode());
}

const draw = (encoder: Encoder, block: SlipBlock): Encoder => {
  if (block.kind === 'title')
    return encoder
      .align('center')
      .bold(true)
      .size(2, 2)
      .line(inPrintableLetters(block.text))
      .size(1, 1)
      .bold(false)
      .align('left');
  if (block.kind === 'text')
    return encoder
      .align(block.center ? 'center' : 'left')
      .bold(block.bold ?? false)
      .line(inPrintableLetters(block.text))
      .bold(false)
      .align('left');
  if (block.kind === 'pair') return pair(encoder, block);
  if (block.kind === 'rule') return encoder.rule();
  if (block.kind === 'gap') return encoder.newline();
  // The height of a bar code and the size of each square of a QR code are in dots of the printer.
  if (block.kind === 'barcode')
    return encoder.align('center').barcode(block.text, 'code128', { height: 80, text: true }).align('left');
  return encoder.align('center').qrcode(block.text, { size: 6, errorlevel: 'm' }).align('left');
};

/** Prints a name at the left and its value at the right. A value that does not fit beside its name is on the next line. */
const pair = (
  encoder: Encoder,
  { bold = false, ...texts }: Extract<SlipBlock, { kind: 'pair' }>,
): Encoder => {
  const [name, value] = [inPrintableLetters(texts.name), inPrintableLetters(texts.value)];
  const gap = columns - [...name].length - [...value].length;
  encoder.bold(bold);
  if (gap >= 1) encoder.line(`${name}${' '.repeat(gap)}${value}`);
  else encoder.line(name).align('right').line(value).align('left');
  return encoder.bold(false);
};
