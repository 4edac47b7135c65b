import { afterAll, beforeAll, expect, it } from 'vitest';
import { startStack, type Stack, type Victim } from '#tools/testing/stack.ts';
import { openWeightStore } from '#scale-agent/weightStore.ts';
import { until } from './steps/caller.ts';
import { expectWholeJourney } from './steps/outcome.ts';
import { emptyScale, journeySteps, newestWeights, putOnScale, signedIn, weighed } from './steps/truck.ts';

/** `npm run chaos` kills each victim between any two steps; the short form takes them in turns on one journey. */
const long = process.env.CHAOS === 'long';
const victims: readonly Victim[] = ['worker', 'api', 'temporal', 'agent'];

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({ with: ['gateway', 'weighbridge', 'agent'], mortalTemporal: true });
});
afterAll(() => stack?.stop());

const journeyWithKills = async (victimOf: (gap: number) => Victim): Promise<void> => {
  const { steps, truck } = journeySteps(stack);
  for (const [gap, step] of steps.entries()) {
    await step.does();
    if (gap < steps.length - 1) await stack.kill(victimOf(gap));
  }
  await expectWholeJourney(stack, truck());
  expect(stack.endedByThemselves()).toEqual([]);
};

it.runIf(!long)(
  'a journey comes to the same end when worker, API, Temporal and agent are killed in turns between its steps',
  () => journeyWithKills((gap) => victims[gap % victims.length] as Victim),
);

it.runIf(long).each(victims)(
  'a journey comes to the same end when the %s is killed between any two steps',
  (victim) => journeyWithKills(() => victim),
);

it('a journey that nobody disturbs comes to that same end', async () => {
  const { steps, truck } = journeySteps(stack);
  for (const step of steps) await step.does();
  await expectWholeJourney(stack, truck());
  // Eight characters, without those that people take for one another.
  expect(truck().ticket).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
});

it('an agent killed between a weight and its acknowledgement brings that weight once', async () => {
  const operator = await signedIn(stack, 'operator');
  await weighed(stack, operator, 10_000);
  await emptyScale(stack, operator);
  const before = await newestWeights(operator);
  stack.freeze('api');
  await putOnScale(stack, 27_340);
  const kept = openWeightStore(stack.agentState);
  const [waiting] = await until(async () => {
    const weights = kept.waiting(1);
    return weights.length > 0 && weights;
  });
  kept.close();
  const returned = stack.kill('agent');
  stack.thaw('api');
  await returned;
  const arrived = await until(async () => {
    const newer = (await newestWeights(operator)).filter(({ id }) => id > (before[0]?.id ?? 0));
    return newer.length > 0 && newer;
  });
  expect(arrived.map(({ captureId, weight }) => ({ captureId, weight }))).toEqual([
    { captureId: waiting?.captureId, weight: '27.340' },
  ]);
  await until(async () => openWeightStore(stack.agentState).waiting(1).length === 0);
  expect(await newestWeights(operator)).toHaveLength(before.length + 1);
  await emptyScale(stack, operator);
});
