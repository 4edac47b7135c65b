import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '#domain/kernel/language.ts';
import type { AnyRecord, RecordInput } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { enumLabel, fieldLabel } from '#domain/labels/index.ts';
import { orderPaperWords } from '#domain/labels/orderPapers.ts';
import { orderPaperKinds } from '#domain/sales/orderPaperKinds.ts';
import { orderStatusCodes } from '#domain/sales/orderMoves.rules.ts';
import { idBy, makingAs, type Make } from '../testing/making.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

let api: TestApi;
let sales: Visitor;
let make: Make;
let line: RecordInput;
let count = 0;
beforeAll(async () => {
  api = await startTestApi();
  sales = await api.signedIn('sales');
  make = makingAs(sales);
  const product = await make('/products', {
    name: 'Żwir płukany',
    lang: { de: 'Gewaschener Kies', en: 'Washed gravel' },
  });
  line = {
    product: product.id,
    quantity: '2.5',
    price: '1000.00',
    discountPercent: '10',
    unitOfMeasure: await idBy(api, 'unit_of_measure', 'code', 't'),
    vatRate: await idBy(api, 'vat_rate', 'code', '23'),
    description: 'Frakcja 2–8 mm',
  };
  if ((await api.database.sql.selectFrom('firm').select('id').execute()).length === 0)
    await api.database.records.create(systemActor, 'firm', {
      name: 'Terminal Sp. z o.o.',
      nip: '5260250995',
    });
});
afterAll(() => api?.close());

const orderFor = async (
  language: string | null,
  status: string,
  more: RecordInput = {},
): Promise<AnyRecord> => {
  count += 1;
  const customer = await make('/vendor_and_customer', {
    name: `Zażółć GmbH ${count}`,
    isCustomer: true,
    ...(language ? { language } : {}),
  });
  return api.database.records.create(systemActor, 'salesOrder', {
    reference: `Papier ${count}`,
    customer: customer.id,
    currency: await idBy(api, 'currency', 'code', 'EUR'),
    status: await idBy(api, 'sales_order_status', 'code', status),
    products: [line],
    ...more,
  });
};
const paper = (id: number, kind: string, query = '') =>
  sales.get(`/sales_order/${id}/papers/${kind}${query}`);
/** What is on the pages, as a reader of PDF finds it. */
const textsOf = async (id: number, kind: string, query = ''): Promise<string> => {
  const answer = await fetch(`${api.url}/sales_order/${id}/papers/${kind}${query}`, {
    headers: { cookie: sales.cookie() },
  });
  expect(answer.status, kind).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  const pdf = await getDocument({ data: new Uint8Array(await answer.arrayBuffer()) }).promise;
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_none, at) => {
      const { items } = await (await pdf.getPage(at + 1)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join(' ');
    }),
  );
  return pages.join(' ').replaceAll(/\s+/g, ' ');
};

describe('the papers of an order', () => {
  it.each(languages.flatMap((language) => orderPaperKinds.map((kind) => [language, kind] as const)))(
    'are in the language of the customer: %s, %s',
    async (language, kind) => {
      const { id, numberStr } = await orderFor(language, kind === 'offer' ? 'OFERTA' : 'CONFIRMED');
      const words = orderPaperWords(language);
      const text = await textsOf(id, kind);
      for (const word of [
        `${words[kind]} ${String(numberStr)}`,
        words.buyer,
        words.quantity,
        `Zażółć GmbH ${count}`,
      ])
        expect(text).toContain(word);
    },
  );

  it('say what was sold in the names and numbers of the language, with sums in the currency of the order', async () => {
    const { id } = await orderFor('de', 'OFERTA');
    const text = await textsOf(id, 'offer');
    // 2.5 × 1000.00 without 10 % are 2250.00, and 23 % of them 517.50.
    for (const word of [
      'Gewaschener Kies',
      'Frakcja 2–8 mm',
      '2,500',
      '1.000,00',
      '10,00%',
      '2.250,00',
      '517,50',
    ])
      expect(text).toContain(word);
    expect(text).toContain('Gesamt: 2.767,50 EUR');
    expect(text).not.toContain('PLN');
    expect(await textsOf(id, 'offer', '?lang=en')).toContain('Washed gravel');
  });

  it.each(orderPaperKinds)('name the variant in which a product was sold: %s', async (kind) => {
    const { id: product } = await make('/products', { name: `Brama ${kind}` });
    const variant = await make('/product_variants', { product, name: `Brama 90 ${kind}`, variants: {} });
    const { id } = await orderFor(null, kind === 'offer' ? 'OFERTA' : 'CONFIRMED', {
      products: [{ ...line, product, productVariant: variant.id }],
    });
    expect(await textsOf(id, kind)).toContain(`Brama 90 ${kind}`);
  });

  it('are Polish where nobody says the language of the customer; a packing list says no price', async () => {
    const { id } = await orderFor(null, 'CONFIRMED');
    const text = await textsOf(id, 'packingList');
    expect(text).toContain('Lista pakowania');
    expect(text).toContain('Żwir płukany');
    expect(text).not.toMatch(/1\s?000,00/);
  });

  it('say when and how the goods are sent, for which project, and what they are packed in', async () => {
    const { id: project } = await make('/projects', { name: 'Hafenausbau' });
    const { id } = await orderFor('de', 'CONFIRMED', {
      project,
      shipmentDate: '2042-03-05',
      deliveryDate: '2042-03-07',
      deliveryMethod: 'ON_CERTAIN_DATE',
      packageMaterial: 'Folia',
    });
    const text = await textsOf(id, 'packingList');
    const label = (name: string) => fieldLabel('de', 'salesOrder', name);
    expect(text).toContain(`${label('project')}: Hafenausbau`);
    expect(text).toContain(`${label('shipmentDate')}: 05.03.2042`);
    expect(text).toContain('07.03.2042');
    expect(text).toContain(enumLabel('de', 'deliveryMethod', 'ON_CERTAIN_DATE'));
    expect(text).toContain(enumLabel('de', 'packageMaterial', 'Folia'));
    expect(await textsOf(id, 'offer')).not.toContain(label('packageMaterial'));
  });

  it('go on over pages, each with its number', async () => {
    const { id } = await orderFor('en', 'OFERTA', { products: Array.from({ length: 60 }, () => line) });
    const text = await textsOf(id, 'offer');
    const [, pages = '0'] = /1 \/ (\d)/.exec(text) ?? [];
    expect(Number(pages)).toBeGreaterThan(1);
    expect(text).toContain(`${pages} / ${pages}`);
  });

  it.each(orderStatusCodes)(
    'the papers of an order in the status %s: what is not agreed is only offered, what was canceled has none',
    async (code) => {
      const { id } = await orderFor('pl', code);
      const refusals: Readonly<Record<string, string>> = {
        OFERTA: 'order_not_confirmed',
        NEW: 'order_not_confirmed',
        CANCELED: 'order_canceled',
      };
      expect((await paper(id, 'offer')).status).toBe(code === 'CANCELED' ? 409 : 200);
      for (const kind of ['confirmation', 'packingList'])
        expect(await paper(id, kind)).toMatchObject(
          code in refusals ? { status: 409, body: { code: refusals[code] } } : { status: 200 },
        );
    },
  );

  it.each([
    ['order_empty', 0],
    ['order_unpriced', 1],
  ])('are refused by name: %s', async (code, lines) => {
    const unpriced = { ...line, discountPercent: '0', price: null };
    const { id } = await orderFor('pl', 'OFERTA', {
      products: Array.from({ length: lines }, () => unpriced),
    });
    expect(await paper(id, 'offer')).toMatchObject({ status: 409, body: { code } });
  });

  it('are shown to nobody who may not see the order; a kind or a language that there is not is refused', async () => {
    const { id } = await orderFor('pl', 'OFERTA');
    // To a forwarder the order of another firm is not there; an operator reads no orders.
    for (const [who, status] of [
      ['forwarder', 404],
      ['operator', 403],
    ] as const)
      expect((await (await api.signedIn(who)).get(`/sales_order/${id}/papers/offer`)).status).toBe(status);
    expect((await paper(id, 'invoice')).status).toBe(400);
    expect((await paper(id, 'offer', '?lang=xx')).status).toBe(400);
    expect((await paper(2_000_000_000, 'offer')).status).toBe(404);
  });
});
