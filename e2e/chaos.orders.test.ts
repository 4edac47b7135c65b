import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '#tools/testing/browser.ts';
import { startStack, type Stack, type Victim } from '#tools/testing/stack.ts';
import { orderJourney } from './steps/orderJourney.ts';
import { expectWholeOrder } from './steps/orderOutcome.ts';

/** `npm run chaos` kills each victim between any two steps; the short form takes them in turns on one journey. */
const long = process.env.CHAOS === 'long';
/** More than twenty steps, and after each somebody comes back: on a busy machine that alone takes ten seconds. */
const timeout = 1_200_000;
const victims: readonly Victim[] = ['worker', 'api', 'temporal'];

let stack: Stack;
let browser: Browser;
beforeAll(async () => {
  [stack, browser] = await Promise.all([
    startStack({ with: ['gateway', 'weighbridge', 'agent'], mortalTemporal: true }),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

const journeyWithKills = async (reference: string, victimOf: (gap: number) => Victim): Promise<void> => {
  const journey = await orderJourney(stack, browser, reference);
  for (const [gap, step] of journey.steps.entries()) {
    await step.does();
    if (gap === journey.steps.length - 1) continue;
    const victim = victimOf(gap);
    await stack.kill(victim);
    if (victim === 'api') await journey.reload();
  }
  await expectWholeOrder(stack, journey);
  expect(stack.endedByThemselves()).toEqual([]);
};

it.runIf(!long)(
  'an order comes to the same end when worker, API and Temporal are killed in turns between its steps',
  { timeout },
  () => journeyWithKills('W nawałnicy', (gap) => victims[gap % victims.length] as Victim),
);

it.runIf(long).each(victims)(
  'an order comes to the same end when the %s is killed between any two steps',
  { timeout },
  (victim) => journeyWithKills(`Bez: ${victim}`, () => victim),
);
