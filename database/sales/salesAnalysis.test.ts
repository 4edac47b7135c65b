import { afterAll, beforeAll, expect, it } from 'vitest';
import { registry } from '#domain/objects.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { salesDimensions } from '#domain/sales/analysis.contracts.ts';
import { freshDatabase } from '../testing/database.ts';
import { overhear, stepsOf, type Overheard, type Step } from '../testing/plans.ts';
import { salesAnalysis } from './salesAnalysis.ts';

let heard: Overheard;
beforeAll(async () => {
  heard = overhear((await freshDatabase()).url);
});
afterAll(() => heard?.close());

const period = { from: '2026-01-01', to: '2026-03-31' };
const of = (plan: Step, table: string): readonly Step[] =>
  stepsOf(plan).filter((step) => step['Relation Name'] === table);

it.each(salesDimensions)('the orders of a period by %s are found by an index of their date', async (by) => {
  const plan = await heard.planOf(
    () => salesAnalysis(heard.sql, registry, systemActor, { ...period, by }),
    ['seqscan', 'bitmapscan'],
  );
  const orders = of(plan, 'sales_order');
  expect(orders).toHaveLength(1);
  expect(orders[0]?.['Index Cond']).toContain('date');
  for (const lines of of(plan, 'sales_order_products')) expect(lines['Index Cond']).toBeDefined();
});
