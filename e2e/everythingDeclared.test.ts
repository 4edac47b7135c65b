import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moduleNames } from '#domain/kernel/declaration.ts';
import type { Language } from '#domain/kernel/language.ts';
import type { AppObject } from '#domain/kernel/meta.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { declarations } from '#domain/objects.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { panels } from '../admin-ui/panels.ts';
import { openDesk, type Desk } from './steps/desk.ts';
import { faultsOf } from './steps/faults.ts';
import { goTo } from './steps/goTo.ts';
import { whatIsCut } from './steps/looks.ts';
import { printedPages, whatPaperSpoils } from './steps/paper.ts';
import { quietOf } from './steps/quiet.ts';

/** What is declared is there to be worked with, and nothing complains. */
let desk: Desk;
let signedIn: Awaited<ReturnType<BrowserContext['storageState']>>;
let all: AppObject[];
/** This desk has no Temporal, so the state of a reclamation, which its workflow knows, is answered with 503. */
const isWithoutTemporal = (fault: string): boolean =>
  /status of 503 .* \S+\/api\/reclamation\/\d+\/state$/.test(fault);
beforeAll(async () => {
  desk = await openDesk();
  signedIn = await desk.signedIn('admin');
  const asking = await desk.browser.newContext({ storageState: signedIn });
  const told = (await (
    await asking.request.get(`${desk.url}/api/app/app-objects?lang=pl`)
  ).json()) as (AppObject & { type: string })[];
  // A report has a page of its own, and neither a list nor records.
  all = told.filter(({ type }) => type !== 'report');
  await asking.close();
});
afterAll(() => desk?.close());

it('the API tells the interfaces of every object', () => {
  expect(all.map(({ name }) => name).toSorted()).toEqual(declarations.map(({ name }) => name).toSorted());
});

it.each(moduleNames.filter((module) => declarations.some((each) => each.module === module)))(
  '%s: every object has its list, and its first record where there is one; a new one has its form',
  async (module) => {
    const context = await desk.browser.newContext({
      viewport: { width: 1280, height: 800 },
      locale: 'pl-PL',
      storageState: signedIn,
    });
    const page = await context.newPage();
    const faults = faultsOf(page);
    const untilQuiet = quietOf(page);
    const cut: string[] = [];
    await page.goto(`${desk.url}/main`);
    await page.getByRole('navigation').first().waitFor();
    let formSeen = false;
    for (const { path, title, singularTitle } of all.filter((each) => each.module === module)) {
      await goTo(page, `/${path}`);
      await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
      await page
        .getByRole('main')
        .getByText(/^\d+ rekord/)
        .waitFor();
      cut.push(...(await whatIsCut(page)).map((fault) => `${path} ${fault}`));
      const first = page.getByRole('grid', { name: title }).locator('tbody tr').first();
      if (await first.isVisible()) await first.press('Enter');
      else if (!formSeen && (await page.getByRole('link', { name: 'Dodaj' }).isVisible()))
        await goTo(page, `/${path}/create`);
      else continue;
      formSeen = true;
      await page.getByRole('heading', { level: 1, name: new RegExp(`^${singularTitle}[ :]`) }).waitFor();
      // The panels of a form ask by themselves, and what they are answered is seen only by who stays.
      await untilQuiet();
    }
    await context.close();
    expect(faults.filter((fault) => !isWithoutTemporal(fault))).toEqual([]);
    expect(cut).toEqual([]);
  },
);

/** The hint of a search names fields: it must fit in the language of the longest words as well. */
describe('in German', () => {
  let page: Page;
  let untilQuiet: () => Promise<void>;
  beforeAll(async () => {
    page = await desk.pageOf('admin', { viewport: { width: 1280, height: 800 } });
    await page.addInitScript(() => localStorage.setItem('keja.language', 'de'));
    untilQuiet = quietOf(page);
    await page.goto(`${desk.url}/main`);
  });
  afterAll(() => page?.context().close());

  it.each(declarations)('nothing is cut in the list of $name', async ({ path }) => {
    await goTo(page, `/${path}`);
    await page.getByRole('search').first().waitFor();
    await untilQuiet();
    expect(await whatIsCut(page)).toEqual([]);
  });
});

/** A form that moves while somebody points at it loses their click. */
it('a new record’s form stays where it is while its panels and lists are still loading', async () => {
  const context = await desk.browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'pl-PL',
    storageState: signedIn,
  });
  const page = await context.newPage();
  const untilQuiet = quietOf(page);
  await page.addInitScript(() => {
    const moved: string[] = [];
    const inForm = 'main form';
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as unknown as { sources: Shifted[] }[])
        for (const { node, previousRect: from, currentRect: to } of sources) {
          const place = node instanceof Element ? node.closest(inForm) : node?.parentElement?.closest(inForm);
          if (place && Math.abs(from.y - to.y) > 1) moved.push(`${node?.textContent}: ${from.y} → ${to.y}`);
        }
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(globalThis, { moved });
  });
  // Each answer is late by a time of its own, so that the parts of a page come in any order.
  await page.route(/\/(api|assets)\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, route.request().url().length * 3));
    await route.continue().catch(() => undefined);
  });
  const withPanel = all.filter(({ name }) => panels.ofObject[name]?.inForm);
  expect(withPanel.length).toBeGreaterThan(5);
  for (const { path } of withPanel) {
    await page.goto(`${desk.url}/${path}/create`);
    await page.locator('main form input').first().waitFor();
    await untilQuiet();
    const moved = await page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved);
    expect(moved, path).toEqual([]);
  }
  await context.close();
});

/** What the browser says of something that it had to move. */
interface Shifted {
  readonly node: Node | null;
  readonly previousRect: DOMRect;
  readonly currentRect: DOMRect;
}

describe('on paper', () => {
  const chosen = [
    { param: { id: 1, name: 'Granulacja' }, paramValue: { id: 1 }, valueLabel: '25–80 mm' },
    { param: { id: 2, name: 'Opakowanie' }, paramValue: { id: 2 }, valueLabel: 'worki na palecie' },
  ];
  const firstOf = async (object: string): Promise<AnyRecord | undefined> => {
    const ask = { filter: { kind: 'all', of: [] }, sort: [], limit: 1, offset: 0 } as const;
    const { rows } = await desk.api.database.records.list(systemActor, object, ask);
    return rows[0];
  };
  /** An order whose lines say all that a line can say, on more than one sheet. */
  let order: AnyRecord;
  beforeAll(async () => {
    const of = async (object: string) => (await firstOf(object))?.id;
    const line = {
      productId: await of('product'),
      unitOfMeasureId: await of('unitOfMeasure'),
      vatRateId: await of('vatRate'),
      description: 'Węgiel kamienny workowany po 25 kg, z dostawą na plac przy ulicy Długiej',
      numberOfPieces: 12,
      length: '2.5',
      price: '780.25',
      discountPercent: '12.5',
      configProduct: true,
      choosenParameters: chosen,
    };
    order = await desk.api.database.records.create(systemActor, 'salesOrder', {
      customerId: await of('counterparty'),
      currencyId: await of('currency'),
      reference: 'Zamówienie na wiele stron',
      products: Array.from({ length: 40 }, () => line),
    });
  });
  const onPaper = async (language: Language, look: (page: Page) => Promise<void>) => {
    const context = await desk.browser.newContext({ storageState: signedIn });
    await context.addInitScript((chosenLanguage) => {
      localStorage.setItem('keja.language', chosenLanguage);
    }, language);
    const page = await context.newPage();
    await page.emulateMedia({ media: 'print' });
    await page.goto(`${desk.url}/main`);
    await look(page);
    await context.close();
  };
  /** What was printed before is gone once the paper names this record. */
  const open = async (page: Page, path: string, { id }: AnyRecord): Promise<void> => {
    await goTo(page, `/print/${path}/${id}`);
    await page.locator(`article[data-print] [data-record="${path}/${id}"]`).waitFor();
  };

  it.each(['pl', 'de'] as const)(
    'no record is wider than its sheet, and no word is broken: %s',
    async (language) => {
      const spoilt: string[] = [];
      let seen = 0;
      await onPaper(language, async (page) => {
        for (const { name, path } of all) {
          const record = name === 'salesOrder' ? order : await firstOf(name);
          if (!record) continue;
          await open(page, path, record);
          spoilt.push(...(await whatPaperSpoils(page)).map((fault) => `${path}: ${fault}`));
          seen += 1;
        }
      });
      expect(spoilt).toEqual([]);
      expect(seen).toBeGreaterThan(40);
    },
  );

  it('an order says what was chosen of each line, under its headings on each sheet', async () => {
    await onPaper('pl', async (page) => {
      await open(page, 'sales_order', order);
      const pages = await printedPages(page);
      expect(pages.length).toBeGreaterThan(2);
      for (const { text, width } of pages) {
        // An upright A4 in points.
        expect(Math.round(width)).toBe(595);
        expect(text).toMatch(/Lp\. Towar .*Granulacja: 25–80 mm .*Opakowanie: worki na palecie/);
      }
    });
  });
});
