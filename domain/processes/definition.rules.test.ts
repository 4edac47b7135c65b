import fc from 'fast-check';
import { expect, it } from 'vitest';
import { registry } from '../objects.ts';
import { faultsOfDefinition } from './definition.rules.ts';
import { firstStage, nextStage } from './nextStage.rules.ts';
import type { ProcessGraph } from './processGraph.ts';
import { fork, graphOf, stage } from './testing.ts';

const faults = (graph: ProcessGraph) =>
  faultsOfDefinition(registry, graph, { assigningTemplates: new Set([4]) }).map(({ kind, stageId }) =>
    stageId ? `${kind} ${stageId}` : kind,
  );

// `stage(1)` has an executor and ends the process. `fork(1, conditions, 3)` is a condition stage: each condition leads to a
// stage, and if none is true, the way leads to stage 3.
// The rule; the graph; its faults, each with the stage that has it. Only the task template 4 names an executor.
it.each<[string, ProcessGraph, string[]]>([
  ['one stage is a process', graphOf(stage(1)), []],
  ['no stage is no process', graphOf(), ['no_stages']],
  ['a stage may stand once', graphOf(stage(1), stage(1)), ['stage_twice 1']],
  [
    'a way leads to a stage that is there',
    graphOf(stage(1, { nextStageId: 9 })),
    ['stage_missing 1', 'no_way_out 1'],
  ],
  ['every stage is reached from the first', graphOf(stage(1), stage(2)), ['unreachable 2']],
  [
    'from every stage there is a way to the end',
    graphOf(stage(1, { nextStageId: 2 }), stage(2, { nextStageId: 1 })),
    ['no_way_out 1', 'no_way_out 2'],
  ],
  ['somebody executes a stage', graphOf(stage(1, { executorId: null })), ['no_executor 1']],
  ['a role may execute it', graphOf(stage(1, { executorId: null, executorRoleId: 4 })), []],
  [
    'the template of its task may name its executor',
    graphOf(stage(1, { executorId: null, taskTemplateId: 4 })),
    [],
  ],
  [
    'a template that names nobody is not enough',
    graphOf(stage(1, { executorId: null, taskTemplateId: 5 })),
    ['template_no_executor 1'],
  ],
  [
    'an executor of the stage itself needs no executor in its template',
    graphOf(stage(1, { taskTemplateId: 5 })),
    [],
  ],
  ['a condition stage asks something', graphOf(fork(1, {}, 2), stage(2)), ['no_conditions 1']],
  ['nobody executes a condition stage', graphOf(fork(1, { 'record.amount > 5': 2 }, 2), stage(2)), []],
  [
    'conditions do not lead in a circle of their own',
    graphOf(fork(1, { 'record.id > 1': 2 }, 3), fork(2, { 'record.id > 2': 1 }, 3), stage(3)),
    ['condition_circle 1', 'condition_circle 2'],
  ],
  [
    'a circle with a stage that somebody executes is a loop, and allowed',
    graphOf(stage(1, { nextStageId: 2 }), fork(2, { 'record.id > 1': 1 }, 3), stage(3)),
    [],
  ],
  ['a stage chosen by hand may lead anywhere', graphOf(stage(1, { manuallyDefined: true }), stage(2)), []],
  [
    'a choice kept from before a stage became a condition stage leads nowhere',
    graphOf(
      stage(1, { nextStageId: 2 }),
      { ...fork(2, { 'record.id > 1': 1 }, 1), manuallyDefined: true },
      stage(3),
    ),
    ['no_way_out 1', 'no_way_out 2', 'unreachable 3'],
  ],
  [
    'a condition stage cannot be chosen by hand',
    graphOf(stage(1, { manuallyDefined: true }), fork(2, { 'record.id > 1': 3 }, 3), stage(3)),
    ['unreachable 2'],
  ],
])('%s', (_rule, graph, expected) => {
  expect(faults(graph)).toEqual(expected);
});

it('expressions are read for the object that the process accompanies, and told with their place', () => {
  const graph = graphOf(
    stage(1, { nextStageId: 2, beforeExecutionCode: 'record.numberStr > 5', onExecutionCode: 'record.id' }),
    fork(2, { 'has(record.decision)': 3, 'record.nosuch': 3 }, 3),
    stage(3),
  );
  expect(faultsOfDefinition(registry, graph)).toMatchObject([
    { stageId: 1, where: 'beforeExecutionCode', expression: { code: 'expression_types', start: 0 } },
    { stageId: 1, where: 'onExecutionCode', expression: { code: 'expression_no_actions' } },
    {
      stageId: 2,
      where: 'conditions[1]',
      expression: { code: 'expression_name_unknown', start: 7, end: 13 },
    },
  ]);
});

it('a condition that leads nowhere yet is a fault, and the stage’s own next one is not taken for it', () => {
  const open = { conditionCode: 'record.id > 1', stageId: null };
  const asking = fork(1, { 'record.id > 2': 2 }, 2);
  const asks = { ...asking, conditions: [open, ...asking.conditions] };
  const drawn = graphOf(asks, stage(2));
  expect(faultsOfDefinition(registry, drawn)).toEqual([
    { kind: 'no_target', stageId: 1, where: 'conditions[0]' },
  ]);
  expect(firstStage(drawn, () => true).kind).toBe('not_found');
  // While a stage asks nothing, its conditions are kept unseen.
  expect(
    faultsOfDefinition(registry, {
      ...drawn,
      stages: [{ ...asks, isCondition: false, executorId: 1 }, stage(2)],
    }),
  ).toEqual([]);
});

it.each(['', '  '])(
  'a condition of “%s” is said to be empty, and not to be wrong at its first letter',
  (code) => {
    const graph = graphOf(fork(1, { [code]: 2 }, 2), stage(2));
    expect(faultsOfDefinition(registry, graph)).toEqual([
      { kind: 'empty_condition', stageId: 1, where: 'conditions[0]' },
    ]);
  },
);

it('expressions that the stage does not use now are no faults', () => {
  const graph = graphOf(
    { ...fork(1, { 'record.nosuch': 2 }, 2), isCondition: false, nextStageId: 2 },
    { ...fork(2, { 'has(record.decision)': 3 }, 3), beforeExecutionCode: 'record.nosuch' },
    stage(3),
  );
  expect(faultsOfDefinition(registry, graph).filter(({ kind }) => kind === 'expression')).toEqual([]);
});

const ids = fc.integer({ min: 1, max: 5 });
const anyGraph: fc.Arbitrary<ProcessGraph> = fc
  .array(fc.record({ next: fc.option(ids), to: ids, condition: fc.boolean() }), {
    minLength: 1,
    maxLength: 5,
  })
  .map((drawn) =>
    graphOf(
      ...drawn.map(({ next, to, condition }, place) =>
        condition
          ? fork(place + 1, { 'record.id > 1': to }, next ?? 1)
          : stage(place + 1, { nextStageId: next }),
      ),
    ),
  );

it('a process without faults always finds its next stage', () => {
  fc.assert(
    fc.property(anyGraph, fc.boolean(), (graph, truth) => {
      fc.pre(faultsOfDefinition(registry, graph).length === 0);
      for (const executed of graph.stages.filter(({ isCondition }) => !isCondition)) {
        expect(nextStage(graph, executed, () => truth).kind).toMatch(/stage|finished/);
      }
    }),
  );
});

it('an action names a field that people may set, a template, a process or a function that is there', () => {
  const code = `[setField("nosuch", 1), setField("decision", 1), sendEmail("Zniknął", "a@b.pl"), notify("jan", "x"),
    createTask("Odbiór"), startProcess("Zwrot"), callFunction("explode", {}), addComment("x")]`;
  const alone = code.slice(1, -1).split(/,\s+(?=[a-z]+\w*\()/);
  const known = {
    sendEmail: new Set(['Decyzja']),
    createTask: new Set(['Odbiór']),
    startProcess: new Set(['Reklamacja']),
    notify: new Set(['jan']),
  };
  const faultOf = (onExecutionCode: string) =>
    faultsOfDefinition(registry, graphOf(stage(1, { onExecutionCode })), known)[0]?.expression;
  expect(alone.map((each) => faultOf(each)?.code)).toEqual([
    'process_action_failed',
    'process_field_not_written',
    'process_action_failed',
    undefined,
    undefined,
    'process_action_failed',
    'process_action_failed',
    undefined,
  ]);
  expect(faultOf(code)).toMatchObject({
    params: { action: 'setField', name: 'nosuch' },
    start: code.indexOf('"nosuch"'),
    end: code.indexOf('"nosuch"') + '"nosuch"'.length,
  });
});

it.each([
  ['among comments of their own', 'salesOrder', undefined],
  ['in the history of a reclamation', 'reclamation', undefined],
  ['in the comment of the record', 'contactPerson', undefined],
  ['nowhere where an object keeps none', 'weighingStation', 'process_comments_not_kept'],
])('what a process comments stands %s, however the comment is made', (_where, ownerObjectName, code) => {
  const onExecutionCode = 'addComment("Gotowe: " + result)';
  const graph = { ...graphOf(stage(1, { onExecutionCode })), ownerObjectName };
  expect(faultsOfDefinition(registry, graph)[0]?.expression?.code).toBe(code);
});

it.each([
  ['one that the object has', 'additional.axles', undefined],
  ['none that it has not', 'additional.wheels', 'process_action_failed'],
  ['none without a name', 'additional.', 'process_action_failed'],
  ['none of another record', 'customer.additional.axles', 'process_action_failed'],
])('an action sets %s of administrators’ parameters', (_which, name, code) => {
  const graph = graphOf(stage(1, { onExecutionCode: `setField("${name}", 1)` }));
  const known = { setField: new Set(['additional.axles']) };
  expect(faultsOfDefinition(registry, graph, known)[0]?.expression?.code).toBe(code);
});

it('what an action computes is known only when it is carried out', () => {
  const code = 'sendEmail(record.amount > 5 ? "Drogo" : "Tanio", record.email)';
  const known = { sendEmail: new Set<string>() };
  expect(faultsOfDefinition(registry, graphOf(stage(1, { onExecutionCode: code })), known)).toEqual([]);
});
