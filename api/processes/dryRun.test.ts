import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DryRunAnswer } from '#domain/processes/dryRunAnswer.ts';
import type { ProcessGraph } from '#domain/processes/processGraph.ts';
import { fork, graphOf, stage } from '#domain/processes/testing.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

let api: TestApi;
let sales: Visitor;
let order: number;
beforeAll(async () => {
  api = await startTestApi();
  sales = await api.signedIn('sales');
  const { rows } = (await sales.get('/sales_order', { limit: 1, filter: { customer: { filled: true } } }))
    .body as { rows: { id: number }[] };
  order = rows[0]?.id as number;
});
afterAll(() => api?.close());

const ordering = (...stages: ProcessGraph['stages']): ProcessGraph => ({
  ...graphOf(...stages),
  ownerObjectName: 'salesOrder',
});
const dryRunBy = (visitor: Visitor, graph: ProcessGraph, more: object = {}) =>
  visitor.post('/bp_definition/dry_run', { graph, recordId: order, ...more });
const way = async (graph: ProcessGraph): Promise<DryRunAnswer> =>
  (await dryRunBy(sales, graph)).body as DryRunAnswer;

it('a dry run follows the conditions that hold for the record, through its references, and tells what stages would do', async () => {
  const answer = await way(
    ordering(
      fork(1, { 'record.customer.name == "nobody"': 2, 'record.customer.name != ""': 3 }),
      stage(2),
      stage(3, { onExecutionCode: 'addComment("Klient: " + record.customer.name)' }),
    ),
  );
  expect(answer).toMatchObject({
    end: 'finished',
    steps: [
      { stageId: 1, conditions: [{ holds: false }, { holds: true }] },
      { stageId: 3, actions: [{ kind: 'addComment', text: expect.stringMatching(/^Klient: .+/) as string }] },
    ],
  });
});

it('a dry run says in words why a condition has no value', async () => {
  const { end, steps } = await way(ordering(fork(1, { 'record.nosuch == 1': 2 }), stage(2)));
  expect(end).toBe('failed');
  expect(steps[0]?.conditions).toEqual([
    { holds: null, message: expect.stringContaining('nosuch') as string },
  ]);
});

it('a dry run is refused for more conditions, or longer ones, than a definition may have', async () => {
  const condition = { conditionCode: 'record.customer.name != ""', stageId: 2 };
  const many = (count: number) => Array.from({ length: count }, () => condition);
  const long = { ...condition, conditionCode: `true || ${'!'.repeat(4000)}true` };
  const conditional = (stageId: number, conditions: object[]) =>
    ({ ...fork(stageId, {}), conditions }) as never;
  const statusOf = async (...stages: ProcessGraph['stages']) =>
    (await dryRunBy(sales, ordering(...stages))).status;
  // A stage may have 50 conditions of 4000 characters, a definition 400 conditions: 9 × 50 are more.
  expect(await statusOf(conditional(1, many(51)), stage(2))).toBe(422);
  expect(await statusOf(conditional(1, [long]), stage(2))).toBe(422);
  const each = Array.from({ length: 9 }, (_, at) => conditional(at + 10, many(50)));
  expect(await statusOf(...each, stage(2))).toBe(422);
  expect(await statusOf(conditional(1, many(50)), stage(2))).toBe(200);
});

it('a dry run changes nothing', async () => {
  const before = (await sales.get(`/sales_order/${order}`)).body;
  await way(ordering(stage(1, { onExecutionCode: 'setField("comment", "changed")' })));
  expect((await sales.get(`/sales_order/${order}`)).body).toEqual(before);
});

it('a dry run is refused for records that the caller may not see, and to people who may not see definitions', async () => {
  const graph = ordering(stage(1));
  const forwarder = await api.signedIn('forwarder');
  expect((await dryRunBy(forwarder, graph)).status).toBe(403);
  expect((await dryRunBy(sales, graph, { recordId: 999_999 })).status).toBe(404);
  expect((await dryRunBy(sales, { ...graph, ownerObjectName: 'nothing' })).status).toBe(404);
});

it('whoever edits a definition is told which templates, processes and parameters its actions may name', async () => {
  const admin = await api.signedIn('admin');
  const parameter = { name: 'Regał', predefinedName: 'regal', type: 'text', model: 'reclamation' };
  expect((await admin.post('/additional_parameters', parameter)).status).toBe(201);
  const named = (ownerObjectName: string) => sales.get('/bp_definition/action_names', { ownerObjectName });
  expect(await named('reclamation')).toMatchObject({ body: { setField: ['additional.regal'] } });
  expect(await named('task')).toMatchObject({ body: { setField: [] } });
  const { status, body } = await sales.get('/bp_definition/action_names');
  expect([status, body]).toMatchObject([
    200,
    { startProcess: expect.arrayContaining(['Nowa umowa z klientem']) as string[] },
  ]);
  const forwarder = await api.signedIn('forwarder');
  expect((await forwarder.get('/bp_definition/action_names')).status).toBe(403);
});
