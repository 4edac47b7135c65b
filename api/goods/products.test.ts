import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bodyOf, makingAs } from '../testing/making.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

/** Distinguishes the products of this suite from those of the demo data. */
const article = 'W kolejności';
let api: TestApi;
let sales: Visitor;
beforeAll(async () => {
  api = await startTestApi();
  sales = await api.signedIn('sales');
  const make = makingAs(sales);
  for (const [name, sortNumber] of [
    ['Żaluzja', 0],
    ['Brama', 20],
    ['Roleta', 10],
    ['Ekran', 0],
    ['Ćwierćwałek', 0],
  ] as const)
    await make('/products', {
      name,
      sortNumber,
      article,
      configProduct: true,
      lang: { de: `${name} auf Deutsch` },
    });
});
afterAll(() => api?.close());

interface Page {
  readonly rows: readonly { readonly name: string; readonly presentation: string }[];
  readonly next?: string;
}

describe('the list of products', () => {
  const configured = { filter: { configProduct: true, article } };
  const list = async (more: object): Promise<Page> =>
    bodyOf(await sales.get('/products', { ...configured, ...more })) as unknown as Page;
  const names = ({ rows }: Page) => rows.map(({ name }) => name);
  const usual = ['Ćwierćwałek', 'Ekran', 'Żaluzja', 'Roleta', 'Brama'];

  it('stands by sort number, and by name where numbers are alike', async () => {
    expect(names(await list({}))).toEqual(usual);
    expect(names(await list({ sort: 'sortNumber' }))).toEqual(usual);
    expect(names(await list({ sort: 'sortNumber', desc: true }))).toEqual(usual.toReversed());
  });

  it('goes on from page to page in that order', async () => {
    const first = await list({ limit: 2 });
    const second = await list({ limit: 2, after: first.next });
    const third = await list({ limit: 2, after: second.next });
    expect([first, second, third].flatMap(names)).toEqual(usual);
  });

  it('is in the language of whoever asks', async () => {
    const { rows } = await list({ lang: 'de' });
    expect(rows.map(({ presentation }) => presentation)).toEqual(usual.map((name) => `${name} auf Deutsch`));
  });
});
