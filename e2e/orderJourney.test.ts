import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '#tools/testing/browser.ts';
import { startStack, type Stack } from '#tools/testing/stack.ts';
import { orderJourney } from './steps/orderJourney.ts';
import { expectWholeOrder } from './steps/orderOutcome.ts';

let stack: Stack;
let browser: Browser;
beforeAll(async () => {
  [stack, browser] = await Promise.all([
    startStack({ with: ['gateway', 'weighbridge', 'agent'] }),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

it('an order goes from the request over offer, acceptance, configuration and two trucks to its end', async () => {
  const journey = await orderJourney(stack, browser, 'Od zapytania do nabrzeża');
  for (const step of journey.steps) await step.does();
  await expectWholeOrder(stack, journey);
  expect(stack.endedByThemselves()).toEqual([]);
});
