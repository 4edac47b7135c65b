import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idBy, makingAs, type Make } from '../testing/making.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

let api: TestApi;
let sales: Visitor;
let make: Make;
beforeAll(async () => {
  api = await startTestApi();
  sales = await api.signedIn('sales');
  make = makingAs(sales);
});
afterAll(() => api?.close());

let products = 0;
const width = { name: 'Szerokość', type: 'number', values: '90; 100' };
const colour = { name: 'Kolor', type: 'text', values: 'biały; czarny' };
/** Makes a product, and the definition of its variants. */
const defined = async (additionalParameters: readonly object[] = [width, colour]) => {
  products += 1;
  const code = `OKNO${products}`;
  const product = await make('/products', { name: `Okno ${products}`, code });
  const definition = await make('/product_variant_definitions', {
    product: product.id,
    additionalParameters,
  });
  return { product: product.id, code, address: `/product_variant_definitions/${definition.id}` };
};

interface Variant {
  readonly id: number;
  readonly name: string;
  readonly predefinedName: string | null;
}
const variantsOf = async (product: number): Promise<readonly Variant[]> => {
  const filter = encodeURIComponent(JSON.stringify({ product }));
  const { status, body } = await sales.get(`/product_variants?filter=${filter}&sort=id&limit=1000`);
  expect(status).toBe(200);
  return (body as { readonly rows: readonly Variant[] }).rows;
};
const refused = (...errors: object[]) => ({ status: 422, body: { errors } });

describe('the variants of a product', () => {
  it('are shown before they are made, and each keeps its record when the matrix changes', async () => {
    const { product, code, address } = await defined([width]);
    const preview = await sales.post(`${address}/variants`, { preview: true });
    expect(preview).toMatchObject({
      status: 200,
      body: { count: 2, rows: [{ state: 'new', id: null }, {}] },
    });
    expect(await variantsOf(product)).toEqual([]);
    expect((await sales.post(`${address}/variants`, {})).status).toBe(200);
    const first = await variantsOf(product);
    expect(first.map((each) => each.predefinedName)).toEqual([`${code}-90`, `${code}-100`]);

    expect((await sales.put(address, { additionalParameters: [width, colour] })).status).toBe(200);
    const made = await sales.post(`${address}/variants`, {});
    expect(made).toMatchObject({
      status: 200,
      body: {
        rows: [
          { state: 'adapted', id: first[0]?.id, variants: { Szerokość: '90', Kolor: 'biały' } },
          { state: 'new' },
          { state: 'adapted', id: first[1]?.id },
          { state: 'new' },
        ],
      },
    });
    const versions = await sales.get(`/product_variants/${first[0]?.id}`);
    expect(versions.body).toMatchObject({ predefinedName: `${code}-90`, name: 'Okno 1 90 / biały' });
    const again = await sales.post(`${address}/variants`, {});
    const kept = { state: 'kept' };
    expect(again).toMatchObject({ body: { rows: [kept, kept, kept, kept] } });
    expect(await variantsOf(product)).toHaveLength(4);
  });

  it('keep their prices when the matrix changes, and a price list names variants of its product only', async () => {
    const { product, address } = await defined([width]);
    await sales.post(`${address}/variants`, {});
    const [narrow, wide] = (await variantsOf(product)) as [Variant, Variant];
    await make('/pricelist', {
      name: 'Okna',
      items: [
        { product, price: '500.00' },
        { product, productVariant: wide.id, price: '560.00' },
      ],
    });
    const priceOf = async (productVariantId: number | null) => {
      const asked = { productId: product, productVariantId, quantity: '2' };
      return (await sales.post('/pricelist/calculate_prices', asked)).body;
    };
    const prices = async () => [await priceOf(null), await priceOf(narrow.id), await priceOf(wide.id)];
    const before = [{ price: '500.00' }, { price: '500.00' }, { price: '560.00', sum: '1120.00' }];
    expect(await prices()).toMatchObject(before);
    await sales.put(address, { additionalParameters: [width, colour] });
    expect((await sales.post(`${address}/variants`, {})).status).toBe(200);
    expect(await prices()).toMatchObject(before);

    const other = await defined([width]);
    const strange = { product: other.product, productVariant: wide.id, price: '1.00' };
    expect(await sales.post('/pricelist', { name: 'Obce', items: [strange] })).toMatchObject(
      refused({ field: 'items[0].productVariant', code: 'variant_of_other_product' }),
    );
  });

  it('are named on an order only in a row of their product, also when the product of the row is changed', async () => {
    const { product, address } = await defined([width]);
    await sales.post(`${address}/variants`, {});
    const [narrow] = (await variantsOf(product)) as [Variant, Variant];
    const other = await defined([width]);
    const row = { product, productVariant: narrow.id, quantity: '1' };
    const { id } = await make('/sales_order', {
      reference: `Okna ${product}`,
      customer: (await make('/vendor_and_customer', { name: `Szklarz ${product}`, isCustomer: true })).id,
      currency: await idBy(api, 'currency', 'code', 'PLN'),
      status: await idBy(api, 'sales_order_status', 'code', 'NEW'),
      products: [row],
    });
    const stored = await sales.put(`/sales_order/${id}`, { products: [{ ...row, quantity: '2' }] });
    expect(stored.status).toBe(200);
    const strange = { field: 'products[1].productVariant', code: 'variant_of_other_product' };
    const changed = await sales.put(`/sales_order/${id}`, {
      products: [row, { ...row, product: other.product }],
    });
    expect(changed).toMatchObject(refused({ ...strange, params: { name: narrow.name } }));
  });

  it('get one lasting name only once, though dashes in their values make two of them alike', async () => {
    const axis = (name: string, values: string) => ({ name, type: 'text', values });
    const { product, code, address } = await defined([axis('Profil', 'a; a-b'), axis('Szyba', 'b-c; c')]);
    expect((await sales.post(`${address}/variants`, {})).status).toBe(200);
    const names = (await variantsOf(product)).map((each) => each.predefinedName);
    expect(names).toHaveLength(4);
    expect(new Set(names)).toEqual(new Set([`${code}-a-b-c`, `${code}-a-b-b-c`, `${code}-a-c`, null]));
  });

  it('are made once by two people at the same moment', async () => {
    const { product, address } = await defined();
    const [one, other] = await Promise.all([1, 2].map(() => sales.post(`${address}/variants`, {})));
    expect([one?.status, other?.status]).toEqual([200, 200]);
    expect(await variantsOf(product)).toHaveLength(4);
  });

  it('are not made from a definition that was changed meanwhile, nor by who may not write variants', async () => {
    const { address } = await defined();
    const seen = { updatedAt: '2026-01-01T00:00:00.000Z' };
    expect(await sales.post(`${address}/variants`, seen)).toMatchObject({
      status: 409,
      body: { code: 'stale_record' },
    });
    const operator = await api.signedIn('operator');
    expect((await operator.post(`${address}/variants`, {})).status).toBe(403);
  });

  it('are checked against the definition, and no two have the same values', async () => {
    const { product, address } = await defined();
    const variant = (variants: object) =>
      sales.post('/product_variants', { product, name: 'Inny', variants });
    expect(await variant({ Szerokość: '95', Waga: '3' })).toMatchObject(
      refused(
        { field: 'variants.Szerokość', code: 'variant_value_unlisted' },
        { field: 'variants.Kolor', code: 'required' },
        { field: 'variants.Waga', code: 'unknown_field' },
      ),
    );
    expect((await sales.post(`${address}/variants`, {})).status).toBe(200);
    const taken = await variant({ Kolor: 'biały', Szerokość: 90 });
    expect(taken).toMatchObject(refused({ field: 'variants', code: 'variant_taken' }));
    const undefinedOnes = await make('/products', { name: 'Drzwi' });
    const without = { product: undefinedOnes.id, name: 'Lewe', variants: { Strona: 'lewa' } };
    expect(await sales.post('/product_variants', without)).toMatchObject(
      refused({ field: 'variants', code: 'variant_definition_missing' }),
    );
  });

  it('are restored only while no other has the same values', async () => {
    const { product, address } = await defined();
    const values = { Szerokość: '90', Kolor: 'biały' };
    const first = await make('/product_variants', { product, name: 'Pierwszy', variants: values });
    const mark = (id: number, markedToDelete: boolean) =>
      sales.post('/product_variants/change_deletion_mark', { id, markedToDelete });
    expect((await mark(first.id, true)).status).toBe(200);
    const second = await make('/product_variants', { product, name: 'Drugi', variants: values });
    expect(await mark(first.id, false)).toMatchObject({
      status: 422,
      body: { code: 'variant_taken', params: { name: 'Drugi' } },
    });
    expect((await mark(second.id, true)).status).toBe(200);
    // A variant that the matrix does not have any more can be restored too.
    expect((await sales.put(address, { additionalParameters: [width] })).status).toBe(200);
    expect((await mark(first.id, false)).status).toBe(200);
  });

  it('have one definition, whose values can be read and do not come to too many', async () => {
    const { product, address } = await defined();
    const second = { product, additionalParameters: [width] };
    expect(await sales.post('/product_variant_definitions', second)).toMatchObject(
      refused({ field: 'product', code: 'not_unique' }),
    );
    const wrong = { additionalParameters: [{ ...width, values: '90; szeroka' }] };
    expect(await sales.put(address, wrong)).toMatchObject(
      refused({ field: 'additionalParameters[0].values', code: 'variant_value_wrong' }),
    );
    const many = Array.from({ length: 30 }, (_none, index) => index).join(';');
    const huge = {
      additionalParameters: [
        { ...width, values: many },
        { ...width, name: 'Wysokość', values: many },
      ],
    };
    expect((await sales.put(address, huge)).status).toBe(200);
    expect(await sales.post(`${address}/variants`, { preview: true })).toMatchObject(
      refused({ field: 'additionalParameters', code: 'variants_too_many' }),
    );
    const empty = { additionalParameters: [{ ...width, values: '' }] };
    expect((await sales.put(address, empty)).status).toBe(200);
    expect(await sales.post(`${address}/variants`, {})).toMatchObject(
      refused({ field: 'additionalParameters[0].values', code: 'required' }),
    );
  });
});
