import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { screens } from '#domain/screens.ts';
import { officeTexts } from '../admin-ui/i18n/officeRows.ts';
import { openDesk, type Desk } from './steps/desk.ts';
import { goTo } from './steps/goTo.ts';
import { keptBack } from './steps/keptBack.ts';
import { quietOf } from './steps/quiet.ts';

/** A screen whose data are on their way does not say that there are none: who reads that on a slow network believes it. */
let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk?.close());

/** How the sentences begin that say that there is nothing, and how their keys are named. `noneChosen` says nothing of data. */
const saysNothing = /^(Brak|Nic |Nie ma|Nikt|Żad)/;
const keyOfNothing = /(^|\.)(no[A-Z]|none|nothing|empty)\w*(?<!Chosen)$/;

/** All texts in these texts, with their keys. */
const leaves = (texts: object, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : leaves(value as object, `${path}${key}.`),
  );

const emptyTexts = leaves(officeTexts('pl')).filter(
  ([key, text]) => (saysNothing.test(text) || keyOfNothing.test(key)) && !text.includes('%{'),
);

/** Pages whose data come in several requests. */
const records = [
  '/sales_order/1',
  '/vendor_and_customer/1',
  '/disposition/1',
  '/reclamation/1',
  '/customer_request/1',
  '/interaction/1',
  '/products/7',
  '/pricelist/3',
  '/delivery_order/1',
  '/ship_unloading/1',
];
const paths = [...screens.map(({ name }) => `/${name}`), ...records];

/** What the panels and lists of a page ask for; the record of its address comes at once, since its panels wait for it. */
const comesAtOnce = /socket\.io|\/weighted_dispositions|^\/api\/[a-z_]+\/\d+$/;
const isData = ({ pathname }: URL): boolean => pathname.startsWith('/api/') && !comesAtOnce.test(pathname);

/** Long enough for the code of a page to come and to be drawn; what comes later is not seen here, and fails nothing. */
const drawnMs = 700;

it('no screen says that there is nothing before its data have come', async () => {
  const page = await desk.pageOf('admin');
  const untilQuiet = quietOf(page);
  await page.goto(desk.url);
  await untilQuiet();
  const said: string[] = [];
  for (const path of paths) {
    const { letGo } = await keptBack(page, isData);
    await goTo(page, path);
    await pause(drawnMs);
    const shown = await page.evaluate(() => document.querySelector('main')?.innerText.split('\n') ?? []);
    for (const [key, text] of emptyTexts) if (shown.includes(text)) said.push(`${path}: ${key} "${text}"`);
    letGo();
    await untilQuiet();
    await page.unrouteAll({ behavior: 'wait' });
  }
  expect(said).toEqual([]);
  await page.context().close();
});
