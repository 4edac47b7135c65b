import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fieldOf, usualOrder, type Declaration } from '#domain/kernel/declaration.ts';
import type { Field } from '#domain/kernel/field.ts';
import { parsePath } from '#domain/kernel/fieldPath.ts';
import { everything, parseFilter } from '#domain/kernel/filter.ts';
import { declarations, registry } from '#domain/objects.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { reports } from '#domain/reports/declaredReports.ts';
import { reportFilter } from '#domain/reports/reportPeriod.rules.ts';
import { endedQueueStatuses, openQueueStatuses } from '#domain/terminal/statuses.ts';
import { freshDatabase } from '../testing/database.ts';
import { userByLogin } from '../accounts/findUser.ts';
import type { ListQuery, RecordService } from '../recordService.ts';
import { reportSums } from '../reports/reportSums.ts';
import { columnOf, tableOf } from '../schema/naming.ts';
import { overhear, stepsOf, stepsOfPage, type Overheard, type Step } from '../testing/plans.ts';
import { countRecords, listRecords } from './listRecords.ts';
import type { Reading } from './reading.ts';

/** Lists stay quick at a million rows: whatever the object, an index leads to its pages. The next one is tested by being declared. */
let heard: Overheard;
let reading: Reading;
beforeAll(async () => {
  heard = overhear((await freshDatabase()).url);
  reading = { sql: heard.sql, registry };
});
afterAll(() => heard?.close());

/** A value that a sort may have come to. */
const anywhere: Partial<Record<Field['type'], unknown>> = {
  text: 'm',
  integer: 500,
  decimal: '500',
  tonnes: '500.000',
  money: '500.00',
  boolean: true,
  date: '2026-03-01',
  datetime: '2026-03-01T10:00:00.000Z',
  time: '10:00:00',
};
const valueOf = (field: Field | undefined): unknown =>
  field?.type === 'enumeration' ? field.enumeration.values[0] : anywhere[field?.type ?? 'integer'];

const cursorOf = (declaration: Declaration): string => {
  const values = usualOrder(declaration).map((name) => valueOf(fieldOf(declaration, name)));
  return Buffer.from(JSON.stringify([...values, 500])).toString('base64url');
};

const firstPage = (declaration: Declaration): ListQuery => ({
  filter: everything,
  sort: usualOrder(declaration).map((name) => ({
    path: parsePath(registry, declaration, name),
    desc: declaration.sort.desc,
  })),
  limit: 20,
  offset: 0,
  uncounted: true,
});

/** The steps by which Postgres finds the rows of a page, if it avoids these ways of reading. */
const pageOf = async (
  { name }: Pick<Declaration, 'name'>,
  query: ListQuery,
  avoided: readonly string[],
): Promise<Step[]> =>
  stepsOfPage(await heard.planOf(() => listRecords(reading, systemActor, name, query), avoided));

const named = (steps: readonly Step[]): string[] => steps.map((step) => step['Node Type']);
const readsAll = ['Seq Scan', 'Sort', 'Incremental Sort'];
/** Then nothing is left but to look for a condition in an index. */
const onlyByConditions = ['seqscan', 'indexscan', 'indexonlyscan'];
const detours = ['seqscan', 'sort', 'incremental_sort', 'bitmapscan'];

describe.each(declarations.map((each) => [each.name, each] as const))('%s', (_name, declaration) => {
  it('has its first page read off an index, in the order of its list', async () => {
    const steps = named(await pageOf(declaration, firstPage(declaration), detours));
    expect(steps.filter((step) => readsAll.includes(step))).toEqual([]);
  });

  it('has a page deep within read from where the page before ended', async () => {
    const query = { ...firstPage(declaration), after: cursorOf(declaration) };
    const steps = await pageOf(declaration, query, detours);
    expect(named(steps).filter((step) => readsAll.includes(step))).toEqual([]);
    expect(steps.filter((step) => step['Index Cond'])).not.toEqual([]);
  });

  it.skipIf(declaration.search.length === 0)('has words in it found by their letters', async () => {
    const filter = parseFilter(registry, declaration, { searchStr: 'abcdef' });
    const query = { ...firstPage(declaration), filter };
    const steps = named(await pageOf(declaration, query, onlyByConditions));
    expect(steps).not.toContain('Seq Scan');
    expect(steps).toContain('Bitmap Index Scan');
  });
});

const addDispositions = async (count: number): Promise<void> => {
  await sql`insert into disposition (date, number, created_at, updated_at, marked_to_delete)
    select now() - n * interval '1 minute', n, now(), now(), false from generate_series(1, cast(${count} as int)) as n`.execute(
    heard.sql,
  );
  await sql`analyze disposition`.execute(heard.sql);
};

it('a page deep within that is reached by an offset sorts no rows but its own', async () => {
  await addDispositions(2000);
  const query = { ...firstPage(registry.byName('disposition')), offset: 1500 };
  const read = () => listRecords(reading, systemActor, 'disposition', query);
  const sorts = stepsOf(await heard.planOf(read, detours)).filter((step) =>
    step['Node Type'].includes('Sort'),
  );
  expect(sorts.map((step) => step['Plan Rows']).filter((rows) => rows > 2 * (query.limit + 1))).toEqual([]);
});

it('a page of a thousand rows for a sheet finds its records by their ids and reads no other ones', async () => {
  await addDispositions(4000);
  const query = {
    ...firstPage(registry.byName('disposition')),
    limit: 1000,
    only: ['number', 'vehicle', 'driver'],
  };
  // Postgres may plan for many more rows than there are in a page: then it joins whole tables, where it may.
  const joinedWhole = ['nestloop', 'mergejoin'];
  const steps = stepsOf(
    await heard.planOf(() => listRecords(reading, systemActor, 'disposition', query), joinedWhole),
  );
  const ofDispositions = steps.filter((step) => step['Relation Name'] === 'disposition');
  expect(ofDispositions).not.toEqual([]);
  expect(named(ofDispositions)).not.toContain('Seq Scan');
});

it('the threads of a folder are read off an index, newest first, and each letter asks an index for a newer one', async () => {
  const { sql: connection } = heard;
  // Their folder and account do not matter here.
  await sql`set session_replication_role = replica`.execute(connection);
  await sql`insert into incoming_email (email_account_id, mailbox_id, date, thread, created_at, updated_at, marked_to_delete)
    select 1, n % 20, now() - n * interval '1 minute', 'thread ' || n % 1000, now(), now(), false
    from generate_series(1, 4000) as n`.execute(connection);
  await sql`set session_replication_role = origin`.execute(connection);
  await sql`analyze incoming_email`.execute(connection);
  const declaration = registry.byName('incomingEmail');
  const filter = parseFilter(registry, declaration, { mailbox: 7, markedToDelete: false });
  const query = { ...firstPage(declaration), filter, newestOf: ['mailbox', 'thread'], only: ['subject'] };
  const steps = stepsOf(
    await heard.planOf(() => listRecords(reading, systemActor, 'incomingEmail', query), detours),
  );
  const conditions = steps.map((step) => step['Index Cond'] ?? '');
  expect(conditions.some((condition) => /mailbox_id = 7/.test(condition))).toBe(true);
  expect(conditions.some((condition) => /thread.* = .*thread/.test(condition))).toBe(true);
  expect(named(steps).filter((step) => ['Seq Scan', 'Hash Anti Join'].includes(step))).toEqual([]);
});

/** What is asked at every click, or of tables that grow for ever. */
describe('an index leads to', () => {
  /** On an empty table, all indexes that begin with the user look alike. */
  beforeAll(async () => {
    // Their users do not matter here.
    await sql`set session_replication_role = replica`.execute(heard.sql);
    await sql`insert into notification (user_id, read, title, created_at, updated_at, marked_to_delete)
      select n % 20, n % 100 > 20, 'read', now(), now(), false from generate_series(1, 2000) as n`.execute(
      heard.sql,
    );
    await sql`set session_replication_role = origin`.execute(heard.sql);
    await sql`analyze notification`.execute(heard.sql);
  });
  const conditionsIn = (steps: readonly Step[]) => steps.map((step) => step['Index Cond'] ?? '').join();

  it.each([
    ['the versions of a record', 'objectVersion', { objectType: 'vehicle', objectId: 7 }, 'object_id'],
    ['the files of a record', 'file', { objectName: 'vehicle', objectId: 7 }, 'object_id'],
    ['what somebody has not read yet', 'notification', { user: 7, read: false }, 'read'],
    ['the weighings of a truck', 'weighingRecord', { disposition: 7 }, 'disposition_id'],
    ['the messages of a truck', 'outgoingSms', { disposition: 7 }, 'disposition_id'],
  ] as const)('%s', async (_what, name, filter, column) => {
    const declaration = registry.byName(name);
    const query = { ...firstPage(declaration), filter: parseFilter(registry, declaration, filter) };
    expect(conditionsIn(await pageOf(declaration, query, onlyByConditions))).toContain(column);
  });

  it.each([
    ['which are open', { inList: openQueueStatuses }],
    ['which have not ended', { notInList: endedQueueStatuses }],
    ['which have not ended in one way', { ne: 'TerminalExit' }],
  ])('the trucks %s', async (_which, carsQueueStatus) => {
    const declaration = registry.byName('disposition');
    const filter = parseFilter(registry, declaration, { carsQueueStatus, markedToDelete: false });
    const counting = () => countRecords(reading, systemActor, 'disposition', filter);
    const steps = stepsOf(await heard.planOf(counting, onlyByConditions));
    expect(named(steps)).not.toContain('Seq Scan');
    expect(conditionsIn(steps)).toContain('cars_queue_status');
  });

  it.each(reports.map((report) => [report.name, report] as const))(
    'the records of %s',
    async (_name, report) => {
      const wanted = { from: '2026-03-01', to: '2026-03-01' };
      const filter = parseFilter(registry, report.object, reportFilter(report, wanted));
      const list: RecordService['list'] = (...query) => listRecords(reading, ...query);
      const read = () => reportSums({ ...reading, records: { list } }, systemActor, report, filter);
      const steps = stepsOf(await heard.planOf(read, onlyByConditions));
      const ofRecords = steps.filter((step) => step['Relation Name'] === tableOf(report.object));
      expect(named(ofRecords)).not.toContain('Seq Scan');
      const { field } = parsePath(registry, report.object, report.time);
      expect(conditionsIn(steps)).toContain(columnOf(report.time, field));
    },
  );

  it('somebody who signs in by name or address, in whichever letters', async () => {
    const steps = stepsOf(await heard.planOf(() => userByLogin(heard.sql, 'Operator'), onlyByConditions));
    expect(named(steps)).not.toContain('Seq Scan');
    for (const column of ['email', 'login']) expect(conditionsIn(steps)).toContain(`lower((${column})`);
  });
});
