import { afterAll, beforeAll, expect, it } from 'vitest';
import { everything } from '#domain/kernel/filter.ts';
import { registry } from '#domain/objects.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { requestDimensions } from '#domain/service/requestAnalysis.rules.ts';
import { freshDatabase } from '../testing/database.ts';
import { overhear, stepsOf, type Overheard } from '../testing/plans.ts';
import { requestAnalysis } from './requestAnalysis.ts';

let heard: Overheard;
beforeAll(async () => {
  heard = overhear((await freshDatabase()).url);
});
afterAll(() => heard?.close());

it.each(requestDimensions)('the analysis by %s finds its requests by indexes of the period', async (type) => {
  const wanted = { from: '2026-03-01', to: '2026-03-31', type, filter: everything };
  const plan = await heard.planOf(
    () => requestAnalysis(heard.sql, registry, systemActor, wanted),
    ['seqscan', 'indexscan', 'indexonlyscan'],
  );
  const steps = stepsOf(plan);
  const ofRequests = steps.filter((step) => step['Relation Name'] === 'customer_request');
  expect(ofRequests.map((step) => step['Node Type'])).toEqual(['Bitmap Heap Scan']);
  const conditions = steps.flatMap((step) => step['Index Cond'] ?? []).join();
  expect(conditions).toContain('date');
  expect(conditions).toContain('closed_at');
  expect(steps.filter((step) => step['Node Type'] === 'Seq Scan')).toEqual([]);
});
