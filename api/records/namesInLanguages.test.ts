import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

interface Named {
  readonly id: number;
  readonly name: string;
  readonly presentation: string;
  readonly status: { readonly presentation: string };
}

let api: TestApi;
let admin: Visitor;
let statusId: number;

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signedIn('admin');
  const { body } = await admin.post('/sales_order_statuses', {
    code: 'naming',
    name: 'W drodze',
    lang: { de: 'Unterwegs', en: '' },
  });
  statusId = (body as Named).id;
});
afterAll(() => api.close());

const rowsOf = ({ body }: { body: unknown }): Named[] => (body as { rows: Named[] }).rows;

it.each([
  ['in the reader’s language', 'de', 'Unterwegs'],
  ['as it is, where that language says nothing', 'fr', 'W drodze'],
  ['as it is, where that language has an empty word', 'en', 'W drodze'],
])('a record is named %s', async (_what, language, name) => {
  const [row] = rowsOf(await admin.get(`/sales_order_statuses?filter={"code":"naming"}&lang=${language}`));
  expect(row).toMatchObject({ name: 'W drodze', presentation: name });
});

it.each([
  ['in the default language', 'drodze'],
  ['in another language', 'unterweg'],
])('a record is found by its name %s', async (_what, word) => {
  const found = rowsOf(await admin.get(`/sales_order_statuses?filter={"searchStr":"${word}"}`));
  expect(found.map(({ id }) => id)).toContain(statusId);
});

it('the keys of languages are not among the words by which a record is found', async () => {
  expect(rowsOf(await admin.get('/sales_order_statuses?filter={"searchStr":"de\\":"}'))).toEqual([]);
});

it('a new name also replaces the name in the default language, if that repeated the old one', async () => {
  const made = await admin.post('/sales_order_statuses', {
    code: 'renamed',
    name: 'Stara',
    lang: { pl: 'Stara', de: 'Alt' },
  });
  const { id } = made.body as Named;
  // Here `lang` only chooses the language of the presentation in the answer.
  const { body } = await admin.put(`/sales_order_statuses/${id}?lang=pl`, { name: 'Nowa' });
  expect(body).toMatchObject({ name: 'Nowa', presentation: 'Nowa', lang: { pl: 'Nowa', de: 'Alt' } });
});

it('a reference to a record is named in the reader’s language too, in a list and on a page', async () => {
  const first = async (path: string) => rowsOf(await admin.get(`/${path}?limit=1`))[0]?.id;
  const { body } = await admin.post('/sales_order', {
    customer: await first('vendor_and_customer'),
    currency: await first('currencies'),
    reference: 'names',
    status: statusId,
  });
  const { id } = body as Named;
  const page = await admin.get(`/sales_order/${id}?lang=de`);
  expect((page.body as Named).status.presentation).toBe('Unterwegs');
  const [row] = rowsOf(await admin.get(`/sales_order?filter={"id":${id}}&lang=de`));
  expect(row?.status.presentation).toBe('Unterwegs');
});
