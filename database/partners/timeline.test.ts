import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fieldOf } from '#domain/kernel/declaration.ts';
import { registry } from '#domain/objects.ts';
import { timelineSources } from '#domain/partners/timeline.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { tableOf } from '../schema/naming.ts';
import { freshDatabase } from '../testing/database.ts';
import { overhear, stepsOf, type Overheard } from '../testing/plans.ts';
import { firmTimeline, timelineCursor } from './timeline.ts';

let heard: Overheard;
beforeAll(async () => {
  heard = overhear((await freshDatabase()).url);
});
afterAll(() => heard?.close());

/** Ways of reading that Postgres is told to avoid. */
const detours = ['seqscan', 'bitmapscan', 'sort', 'incremental_sort'];
const deepWithin = timelineCursor({ object: 'task', id: 500, at: '2026-03-01 10:00:00.123+00' });

describe.each([
  ['first page', undefined],
  ['page deep within', deepWithin],
])('the %s of a firm’s timeline', (_page, after) => {
  it.each(timelineSources.map((source) => [source.object, source] as const))(
    'reads its %s by an index of firm and time, without sorting',
    async (object, { by }) => {
      const [firmId, limit] = [7, 21];
      const plan = await heard.planOf(
        () => firmTimeline(heard.sql, registry, systemActor, firmId, limit, after),
        detours,
      );
      const table = tableOf(registry.byName(object));
      const parts = stepsOf(plan).filter((step) => step['Node Type'] === 'Limit');
      const own = parts.filter((part) =>
        (part.Plans ?? []).some((step) => step['Relation Name'] === table && step['Index Cond']),
      );
      expect(own).toHaveLength(by.length);
      for (const part of own) expect(part.Plans?.[0]?.['Node Type']).toMatch(/^Index (Only )?Scan$/);
    },
  );
});

it.each(timelineSources)('the timeline tells declared fields of $object', ({ object, by, at, tells }) => {
  const declaration = registry.byName(object);
  for (const name of by) expect(fieldOf(declaration, name)).toMatchObject({ to: 'counterparty' });
  expect(fieldOf(declaration, at)?.type).toBe('datetime');
  for (const name of tells) expect(fieldOf(declaration, name), name).toBeDefined();
});
