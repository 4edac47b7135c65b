import type { CDPSession, Page } from 'playwright-core';
import { demoPassword } from '#database/demo/people.ts';
import { buildInterfaces } from '#tools/start/interfaces.ts';
import { launchBrowser } from '#tools/testing/browser.ts';
import type { Environment, RunningApi } from './environment.ts';
import { median, type Comparison } from './measure.ts';

const [few, many] = [5, 500];
const rounds = 4;
const keys = '123456789';
/** A main thread that works less than this in a second counts as idle. An idle page still has its clocks and its socket. */
const quietMs = 40;

/**
 * The time that a key costs the main thread of a browser in an order of 500 lines, against an order of 5. It counts all tasks,
 * with drawing and with what runs when nobody has typed for a moment.
 */
export async function typingBench(environment: Environment): Promise<Comparison[]> {
  await buildInterfaces((line) => console.log(line));
  const databaseUrl = await environment.newDatabase();
  const api = await environment.startApi(databaseUrl);
  const orders = await Promise.all([few, many].map((lines) => makeOrder(api, lines)));
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ locale: 'pl-PL', viewport: { width: 1440, height: 900 } });
    // Hundreds of lines take long to open on a busy machine; only keys are measured.
    context.setDefaultTimeout(300_000);
    await context.request.post(`${api.origin}/api/auth/login`, {
      data: { email: 'sales', password: demoPassword },
      headers: { origin: api.origin },
    });
    const sides = await Promise.all(
      orders.map(async (id) => {
        const page = await context.newPage();
        await page.goto(`${api.origin}/sales_order/${id}`);
        await quantity(page).waitFor();
        const session = await context.newCDPSession(page);
        await session.send('Performance.enable');
        return { page, session, keyTimes: [] as number[] };
      }),
    );
    // The first round warms up.
    for (let round = 0; round <= rounds; round += 1)
      for (const { page, session, keyTimes } of sides) {
        const ms = await msOfKey(page, session);
        if (round > 0) keyTimes.push(ms);
      }
    const [bare, ours] = sides.map(({ keyTimes }) => median(keyTimes)) as [number, number];
    return [
      {
        name: `a key in an order of ${many} lines beside one of ${few}: main thread of the browser`,
        unit: 'ms a key',
        goal: '1.5',
        ours,
        bare,
      },
    ];
  } finally {
    await browser.close();
  }
}

/** The quantity of the fourth line, which both orders have. */
const quantity = (page: Page) => page.locator('input[name="products.3.quantity"]');

const taskMs = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
};

const msOfKey = async (page: Page, session: CDPSession): Promise<number> => {
  await page.bringToFront();
  await quantity(page).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('1');
  await untilIdle(session);
  const before = await taskMs(session);
  for (const key of keys) {
    await page.keyboard.type(key);
    // As fast as people type, so that work that waits for a pause does not run between two keys.
    await page.waitForTimeout(100);
  }
  await untilIdle(session);
  return ((await taskMs(session)) - before) / keys.length;
};

/** Waits until the main thread has done next to nothing for a while. */
const untilIdle = async (session: CDPSession): Promise<void> => {
  for (let [before, after] = [Number.NEGATIVE_INFINITY, 0]; after - before > quietMs;) {
    before = await taskMs(session);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    after = await taskMs(session);
  }
};

const makeOrder = async (api: RunningApi, lines: number): Promise<number> => {
  const visitor = await api.signedIn('sales');
  const idBy = async (path: string, filter: object): Promise<number> => {
    const { body } = await visitor.get(`/${path}`, { filter, limit: 1 });
    return (body as { rows: { id: number }[] }).rows[0]?.id ?? 0;
  };
  const line = {
    productId: await idBy('products', {}),
    vatRateId: await idBy('vat_rates', { code: '23' }),
    quantity: '1',
    price: '10',
  };
  const { body } = await visitor.post('/sales_order', {
    customerId: await idBy('counterparties', { isCustomer: true }),
    currencyId: await idBy('currencies', { code: 'PLN' }),
    reference: `${lines} lines`,
    products: Array.from({ length: lines }, () => line),
  });
  return (body as { id: number }).id;
};
