import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '#domain/kernel/language.ts';
import { screens } from '#domain/screens.ts';
import { officeTexts } from '../admin-ui/i18n/officeRows.ts';
import { openDesk, type Desk } from './steps/desk.ts';
import { goTo } from './steps/goTo.ts';
import { violationsOf, whatIsCut, whatTouchesEdges } from './steps/looks.ts';
import { quietOf } from './steps/quiet.ts';

/** What people look at for eight hours a day must fit the screen and be readable by everyone. */
let desk: Desk;
let signedIn: Awaited<ReturnType<BrowserContext['storageState']>>;
let inSales: typeof signedIn;
let asAdministrator: typeof signedIn;
beforeAll(async () => {
  desk = await openDesk();
  signedIn = await desk.signedIn('operator');
  inSales = await desk.signedIn('sales');
  asAdministrator = await desk.signedIn('admin');
  await desk.api.database.sql
    .insertInto('outbox')
    .values({ kind: 'journey', payload: '{}', attempts: 7, last_error: 'Error: no such thing' })
    .execute();
});
afterAll(() => desk?.close());

const atTheDoor = ['/login', '/register', '/forget-password'];
/** The same page as the list of tasks, after a click. */
const calendarOfTasks = '/my-tasks?calendar';
/** By where people work; together they would be a long test. */
const inside = {
  'around the records': [
    '/main',
    '/vehicles',
    '/vehicles/1',
    '/user-profile',
    '/section/terminal',
    '/my-tasks',
    '/files',
  ],
  'at the terminal': [
    '/live-queue',
    '/weighing-desk',
    '/live-scales',
    '/what-if',
    '/queue_displays/1',
    '/train-desk',
  ],
  'with trains, ships and goods': [
    '/trains/1',
    '/ship_unloading/1',
    '/stock',
    '/shift-report',
    '/delivery_order/1',
  ],
  'at the cash desk': ['/cash-desk', '/takings', '/ksef'],
  'with tasks and processes': [calendarOfTasks, '/bp_exemplar/1', '/process-board', '/process-designer/1'],
  'with dispositions and orders': [
    '/disposition',
    '/disposition/1',
    '/disposition/create',
    '/sales_order',
    '/sales_order/1',
    '/sales_order/create',
    '/ship-board',
    '/no/such/page',
  ],
  'with mail': ['/mail?write=new', '/email_template', '/mail-consent?state=x&error=access_denied', '/mail'],
  'with reclamations': ['/reclamation/1', '/reclamation-analysis'],
  'with the calendar': ['/calendar', '/calendar?view=timeGridWeek', '/calendar?view=listWeek', '/free-times'],
};
/** An operator may not open these. */
const forSales = [
  '/main',
  '/vendor_and_customer/1',
  '/customer_request/1',
  '/interaction/1',
  '/firm-merge?into=1&from=2',
  '/order-board',
  '/products/7',
  '/pricelist/3',
  '/product_param_setting/3',
  '/product_variant_definitions/1',
  '/sales-analysis',
  '/sales-analysis?by=customer',
  '/request-board',
  '/interaction-board',
  '/interaction-report',
  '/time-analysis',
  '/cash-flow',
  '/cash-flow?by=project',
  '/order-register',
  '/email-report',
  '/email_template/create',
  '/mailings/1',
  '/request-analysis',
  '/request-analysis?type=customer',
];
/** Only people with full rights open these. */
const forAdministrators = ['/failed-work'];
const sizes = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 800 },
];

/** Opens each of these pages, and gathers what is found there. */
const lookedAt = async (
  language: Language,
  paths: readonly string[],
  state: typeof signedIn | undefined,
): Promise<string[]> => {
  const context = await desk.browser.newContext(state ? { storageState: state } : {});
  await context.addInitScript((chosen) => localStorage.setItem('keja.language', chosen), language);
  const page = await context.newPage();
  const untilQuiet = quietOf(page);
  const found: string[] = [];
  await page.goto(desk.url + paths[0]);
  for (const path of paths) {
    await goTo(page, path);
    if (path === calendarOfTasks) await page.locator('button[value="calendar"]').click();
    await untilQuiet();
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    const faults = [
      ...(await cutAtAnySize(page)),
      ...(language === 'pl' ? await faultsInAnyColours(page) : []),
    ];
    found.push(...faults.map((fault) => `${path} ${fault}`));
  }
  await context.close();
  return found;
};

/** In the first frame after a change of size, what measures itself is told of it; the second one shows it. */
const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

const cutAtAnySize = async (page: Page): Promise<string[]> => {
  const found: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.evaluate(twoFrames);
    for (const fault of [...(await whatIsCut(page)), ...(await whatTouchesEdges(page))])
      found.push(`at ${size.width}: ${fault}`);
  }
  return found;
};

/** The colours are the same in every language. */
const faultsInAnyColours = async (page: Page): Promise<string[]> => {
  const light = await violationsOf(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(twoFrames);
  const dark = await violationsOf(page, 'colours');
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark.map((fault) => `in the dark: ${fault}`)];
};

it('every screen is looked at', () => {
  const looked = { operator: Object.values(inside).flat(), sales: forSales };
  const isLookedAt = ({ name, roles }: (typeof screens)[number]) =>
    (roles.length === 0 && forAdministrators.includes(`/${name}`)) ||
    Object.entries(looked).some(
      ([role, paths]) => roles.some((own) => own === role) && paths.includes(`/${name}`),
    );
  // Nobody who is signed in here sees what is made for customers.
  const ours = screens.filter((screen) => !('forCustomers' in screen));
  expect(ours.filter((screen) => !isLookedAt(screen))).toEqual([]);
});

/** German has the longest words. */
const languages: readonly Language[] = ['pl', 'de'];

describe.each(languages)(
  'in %s nothing is cut, 1920 or 1280 wide, and axe finds nothing wrong:',
  (language) => {
    it('no page at the door is cut, and axe finds nothing wrong with it', async () => {
      expect(await lookedAt(language, atTheDoor, undefined)).toEqual([]);
    });
    it.each(Object.entries(inside))('%s', async (_where, paths) => {
      expect(await lookedAt(language, paths, signedIn)).toEqual([]);
    });
    it('no page of sales is cut, and axe finds nothing wrong with it', async () => {
      expect(await lookedAt(language, forSales, inSales)).toEqual([]);
    });
    it('nothing is cut on the screens of administrators, and axe finds nothing wrong with them', async () => {
      expect(await lookedAt(language, forAdministrators, asAdministrator)).toEqual([]);
    });
  },
);

/** Whether the table of bottlenecks is cut, and which of the zoom buttons lie over the picture. */
const hiddenOnTheBoard = (page: Page, buttons: readonly string[]): Promise<string[]> =>
  page.evaluate((names) => {
    const table = document.querySelector('.MuiTableContainer-root');
    const cut = table && table.scrollWidth > table.clientWidth ? ['the table is cut'] : [];
    const drawn = document.querySelector('.react-flow')?.getBoundingClientRect();
    const covers = (name: string) => {
      const button = document.querySelector(`[aria-label="${name}"]`)?.getBoundingClientRect();
      return !drawn || !button || (button.top < drawn.bottom && button.bottom > drawn.top);
    };
    return [...cut, ...names.filter(covers).map((name) => `covers the picture: ${name}`)];
  }, buttons);

it.each(languages)('in %s the board of processes is shown whole, 1024 or 1280 wide', async (language) => {
  const { zoomIn, zoomOut, fitView } = officeTexts(language).processPicture;
  for (const width of [1024, 1280]) {
    const viewport = { width, height: 768 };
    const context = await desk.browser.newContext({ viewport, storageState: signedIn });
    await context.addInitScript((chosen) => localStorage.setItem('keja.language', chosen), language);
    const page = await context.newPage();
    await page.goto(`${desk.url}/process-board`);
    await page.locator('.react-flow__node').first().waitFor();
    await page.getByRole('button', { name: fitView }).waitFor();
    await page.getByRole('table').first().waitFor();
    expect(await hiddenOnTheBoard(page, [zoomIn, zoomOut, fitView])).toEqual([]);
    await context.close();
  }
});
