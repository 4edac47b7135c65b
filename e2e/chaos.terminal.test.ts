import { expect, it } from 'vitest';
import { runChaos, type ChaosPlan } from './chaos/run.ts';

const long = process.env.CHAOS === 'long';
/** `CHAOS_SEED` draws the same trucks and the same faults again. */
const seed = Number(process.env.CHAOS_SEED ?? Math.floor(Math.random() * 1_000_000));

const plan: ChaosPlan = long
  ? {
      seed,
      trucks: Number(process.env.CHAOS_TRUCKS ?? 1000),
      trucksAtOnce: 48,
      stutterShare: 0.1,
      mortalPostgres: true,
      truckWithinMs: 1_800_000,
      victims: ['worker', 'api', 'agent', 'temporal', 'postgres'],
      every: [10_000, 30_000],
      atMost: Infinity,
    }
  : {
      seed,
      trucks: 16,
      trucksAtOnce: 16,
      stutterShare: 0.2,
      mortalPostgres: false,
      truckWithinMs: 240_000,
      victims: ['worker', 'api', 'agent', 'temporal'],
      every: [500, 2_000],
      atMost: 4,
    };

it(
  `${plan.trucks} trucks over four stations come to their end with every weight, SMS, place, number and złoty right, whatever is killed, cut and sent twice`,
  { timeout: long ? 7_200_000 : 300_000 },
  async () => {
    const { broken, text } = await runChaos(plan);
    console.log(text);
    expect(broken, text).toEqual([]);
  },
);
