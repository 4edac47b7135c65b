import { createServer, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { receiptSlip, ticketSlip, weighingSlip } from '#domain/printing/driverSlips.ts';
import { smsLanguages } from '#domain/terminal/smsTemplates.ts';
import type { Slip } from '#domain/printing/slip.ts';
import { holesIn, withMissing } from '#tools/testing/holesIn.ts';
import { startPrinter, type Printer } from '#tools/simulator/printer/server.ts';
import { toEscPos } from './escpos.ts';
import { toPdf } from './pdf.ts';
import { PaperOut, sendToPrinter } from './printer.ts';

let printer: Printer;
beforeEach(async () => {
  printer = await startPrinter();
});
afterEach(() => printer.close());

const truck = {
  ticket: 'K7M2P9QX',
  barCode: 'NWK7M2P9QX',
  weighingCode: null,
  order: 'D-000017',
  plate: 'GDA 12345',
  product: 'Węgiel kamienny',
  station: 'Waga 1',
  link: 'http://keja.example/kiosk/?ticket=K7M2P9QX',
  at: '2026-11-21T10:05:00.000Z',
};
const receipt = {
  number: 'PP-000001',
  plate: 'GDA 12345',
  at: '2026-11-21T10:05:00.000Z',
  rows: [{ name: 'Postój ponad czas na parkingu głównym', amount: '50.00' }],
  total: '50.00',
  means: 'card' as const,
  card: 'Visa 6799********1234',
  cardSlip: ['ZAAKCEPTOWANO'],
  buyer: { number: '5260250995', name: 'Orange Polska S.A.' },
};
const printed = async (slip: ReturnType<typeof ticketSlip>): Promise<string> => {
  await sendToPrinter('127.0.0.1', printer.port, toEscPos(slip));
  return printer.papers.at(-1)?.text ?? '';
};

describe('a slip on a roll', () => {
  it('has the ticket as a bar code, the queue behind a QR code, and Polish letters', async () => {
    const paper = await printed(ticketSlip(truck, 'pl'));
    expect(paper).toContain('|NWK7M2P9QX|');
    expect(paper).toContain(`[${truck.link}]`);
    expect(paper).toMatch(/Towar +Węgiel kamienny/);
    expect(paper).toContain('Zachowaj bilet.');
  });

  it('has Ukrainian letters', async () => {
    expect(await printed(ticketSlip(truck, 'uk'))).toMatch(/Вантажівка +GDA 12345/);
  });

  it.each(['Їжак і Ґава', 'ŪKIS, ĖGLĖ, ĮRANGA'])(
    'has the name of a firm in its letters: %s',
    async (name) => {
      const buyer = { number: 'LT119511515', name };
      expect(await printed(receiptSlip({ ...receipt, buyer }, 'pl'))).toContain(name);
    },
  );

  it('has Romanian letters with the cedilla that printers know', async () => {
    const buyer = { number: 'RO18547290', name: 'Țara Nouă și Șantier' };
    expect(await printed(receiptSlip({ ...receipt, buyer }, 'pl'))).toContain('Ţara Nouă şi Şantier');
  });

  it('a slip on a roll of a payment tells what was paid, by which card and for whom', async () => {
    const paper = await printed(receiptSlip(receipt, 'pl'));
    for (const told of [
      'PP-000001',
      'Razem',
      '50,00 PLN',
      'Visa 6799********1234',
      '5260250995',
      'ZAAKCEPTOWANO',
    ])
      expect(paper).toContain(told);
  });

  it('a slip on a roll of a weighing tells gross, tare and net', async () => {
    const weights = { gross: '39.080', tare: '14.520', net: '24.560', began: truck.at, ended: truck.at };
    const paper = await printed(weighingSlip({ ...truck, ...weights, typed: false }, 'pl'));
    expect(paper).toMatch(/Netto +24,560 t/);
    expect(paper).not.toContain('ręcznie');
    const typed = await printed(weighingSlip({ ...truck, ...weights, typed: true }, 'pl'));
    expect(typed).toContain('Masa wprowadzona ręcznie');
  });

  it.each(smsLanguages)('prints no question mark for a letter in %s', async (language) => {
    const paper = await printed(
      weighingSlip(
        {
          ...truck,
          product: null,
          gross: '1.000',
          tare: '1.000',
          net: '0.000',
          began: null,
          ended: null,
          typed: true,
        },
        language,
      ),
    );
    expect(paper).not.toMatch(/\?/);
  });
});

describe('a slip as PDF', () => {
  it.each([
    ['a roll', null],
    ['a sheet', 'A5'],
  ])('a slip as PDF on %s is a PDF of one page', async (_paper, pageSize) => {
    const pdf = (await toPdf(receiptSlip(receipt, 'uk'), { pageSize, orientation: 'portrait' })).toString(
      'latin1',
    );
    expect(pdf.slice(0, 5)).toBe('%PDF-');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  });
});

it('a printer that is away is an error, not a loss', async () => {
  const { port } = printer;
  await printer.close();
  await expect(sendToPrinter('127.0.0.1', port, Buffer.from('x'))).rejects.toThrow(/ECONNREFUSED/);
  printer = await startPrinter();
});

it('a printer that closes the connection when it is asked for its paper is an error, not a loss', async () => {
  const closing = createServer((socket) => socket.once('data', () => socket.end()));
  await new Promise<void>((resolve) => closing.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void closing.close());
  const { port } = closing.address() as AddressInfo;
  const sent = sendToPrinter('127.0.0.1', port, Buffer.from('x'), { asksPaper: true });
  await expect(sent).rejects.toThrow('before it was given anything');
});

describe('a printer that is asked for its paper', () => {
  const send = (text: string) =>
    sendToPrinter('127.0.0.1', printer.port, Buffer.from(text), { asksPaper: true });

  it('prints what it is given, and nothing of the question', async () => {
    await send('Bilet');
    expect(printer.papers.map(({ bytes }) => String(bytes))).toEqual(['Bilet']);
  });

  it('prints too when it is not built to answer', async () => {
    printer.behave({ answers: false });
    await send('Bilet');
    expect(printer.papers.map(({ bytes }) => String(bytes))).toEqual(['Bilet']);
  });

  it('is given nothing when it has none', async () => {
    printer.behave({ paper: false });
    await expect(send('Bilet')).rejects.toThrow(PaperOut);
    expect(printer.papers).toEqual([]);
  });
});

describe.each(smsLanguages)('slips in %s', (language) => {
  const weighed = {
    ...truck,
    gross: '39.080',
    tare: '14.520',
    net: '24.560',
    began: truck.at,
    ended: truck.at,
    typed: false,
  };
  const words = (slip: Slip): string[] =>
    slip.blocks.flatMap((block) => {
      if (block.kind === 'pair') return [block.name, block.value];
      return 'text' in block ? [block.text] : [];
    });
  /** Each kind of slip, drawn once without each fact that may be unknown. The facts in the lists are always known. */
  const drawings: readonly (readonly [string, () => (readonly [string, Slip])[]])[] = [
    ['ticket', () => without(truck, ['ticket', 'barCode', 'link', 'at'], ticketSlip)],
    ['weighing', () => without(weighed, ['ticket', 'barCode', 'link', 'at', 'typed'], weighingSlip)],
    ['receipt', () => without(receipt, ['number', 'at', 'rows', 'total', 'means', 'cardSlip'], receiptSlip)],
  ];
  const without = <F extends object>(
    facts: F,
    kept: readonly (keyof F)[],
    draw: (facts: F, language: (typeof smsLanguages)[number]) => Slip,
  ) => withMissing(facts, kept).map(([missing, told]) => [missing, draw(told, language)] as const);

  it.each(drawings)('the %s has no hole, whatever of it is not known', (_kind, drawn) => {
    // `missing` is the name of the fact that is left out.
    for (const [missing, slip] of drawn())
      for (const text of words(slip)) expect(holesIn(text), `${missing} missing: ${text}`).toEqual([]);
  });
});
