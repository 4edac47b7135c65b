import { ApplicationFailure } from '@temporalio/common';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RecordInput } from '#domain/kernel/record.ts';
import { wayOf } from '#database/processes/processStanding.ts';
import { processBoardOf } from '#database/processes/processBoard.ts';
import { movable } from '#database/processes/movable.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { noChoice } from '#domain/processes/standing.rules.ts';
import { createTestTerminal, type TestTerminal } from '../testing/terminal.ts';
import { processActivities } from './process.activities.ts';
import { taskActivities } from './task.activities.ts';

let terminal: TestTerminal;
const people: Record<string, number> = {};
const stages: Record<string, number> = {};
const at = '2026-11-20T10:00:00.000Z';

beforeAll(async () => {
  terminal = await createTestTerminal();
  for (const login of ['ola', 'jan', 'ewa', 'szef']) {
    const person = { login, name: login, email: `${login}@terminal.example`, fullRights: login === 'szef' };
    people[login] = (await make('user', person)).id;
  }
  for (const name of ['check', 'fork', 'dear', 'cheap', 'close'])
    stages[name] = (await make('stage', { name })).id;
});
afterAll(() => terminal.close());

const make = (object: string, input: RecordInput) =>
  terminal.database.records.create(systemActor, object, input);
const person = (login: string): number => people[login] ?? 0;
const stage = (name: string): number => stages[name] ?? 0;
const as = (login: string) => ({ ...systemActor, system: false, userId: person(login) });
const processes = () => processActivities(terminal.surroundings);
const tasks = () => taskActivities(terminal.surroundings);
const codeOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'not refused',
    (error: unknown) => (error instanceof ApplicationFailure ? error.type : error),
  );

let made = 0;
/** Vehicles are checked; dear ones go one way, cheap ones another, and both are closed. */
const define = async (some: RecordInput = {}, check: RecordInput = {}): Promise<number> => {
  const row = (name: string, cells: RecordInput) => ({
    stage: stage(name),
    executor: person('jan'),
    ...cells,
  });
  const { id } = await make('bpDefinition', {
    name: `Vehicles ${(made += 1)}`,
    isActive: true,
    ownerObjectName: 'vehicle',
    stageSettingsList: [
      row('check', { nextStage: stage('fork'), ...check }),
      row('fork', {
        executor: null,
        isCondition: true,
        conditions: [
          { conditionCode: 'record.name.startsWith("DEAR")', stageId: stage('dear') },
          { conditionCode: 'record.name.startsWith("CHEAP")', stageId: stage('cheap') },
        ],
      }),
      row('dear', { nextStage: stage('close'), executor: person('ewa') }),
      row('cheap', { nextStage: stage('close') }),
      row('close', {}),
    ],
    ...some,
  });
  return id;
};
const vehicle = async (name: string): Promise<number> =>
  (await make('vehicle', { name: `${name} ${(made += 1)}` })).id;
const exemplar = async (definition: number, vehicleId: number): Promise<number> =>
  (
    await terminal.database.records.create(as('ola'), 'bpExemplar', {
      definition,
      ownerObjectName: 'vehicle',
      ownerObjectId: vehicleId,
    })
  ).id;

let steps = 0;
const step = (exemplarId: number) => ({ key: `process-${exemplarId}:${(steps += 1)}`, exemplarId, at });
const begun = async (definition: number, name: string): Promise<number> => {
  const id = await exemplar(definition, await vehicle(name));
  await processes().beginProcess(step(id));
  return id;
};
/** What the executor of the open task does, and what the process is told of it. */
const execute = async (exemplarId: number, by: string, choice = noChoice) => {
  const { taskId } = await processes().readProcess({ exemplarId });
  const { state } = await tasks().readTask({ taskId: taskId ?? 0 });
  await tasks().moveTask({
    key: `task-${taskId}:${(steps += 1)}`,
    taskId: taskId ?? 0,
    move: 'execute',
    by: person(by),
    at,
    from: state,
    to: { ...state, stage: 'Accepted' },
    choice,
  });
  return processes().completeStage({ ...step(exemplarId), taskId: taskId ?? 0 });
};
const wayBy = async (exemplarId: number): Promise<string[]> => {
  const name = (id: number | null) => Object.keys(stages).find((each) => stages[each] === id) ?? '–';
  const way = await wayOf(terminal.database.sql, 'pl', exemplarId);
  return way.map((line) => `${line.step} ${name(line.stageId)}→${name(line.nextStageId)}`);
};
const tasksOf = (exemplarId: number) =>
  terminal.rows(
    sql<{ id: number; executor_id: number; stage_id: number; canceled: boolean }>`
      select id, executor_id, stage_id, canceled from task where bp_exemplar_id = ${exemplarId} order by id`,
  );

describe('a process', () => {
  it('goes from task to task to its end, past the first condition that is true, and its history is whole', async () => {
    const id = await begun(await define(), 'DEAR');
    expect(await processes().readProcess({ exemplarId: id })).toMatchObject({
      stageName: 'check',
      result: 'success',
    });
    expect(await execute(id, 'jan')).toMatchObject({ stageName: 'dear', executorId: person('ewa') });
    await execute(id, 'ewa');
    expect(await execute(id, 'jan')).toMatchObject({ status: 'Finished', stageId: null, taskId: null });
    expect(await wayBy(id)).toEqual([
      'Started –→check',
      'Executed check→fork',
      'Passed fork→dear',
      'Executed dear→close',
      'Executed close→–',
    ]);
    expect(await tasksOf(id)).toHaveLength(3);
  });

  it('told twice that a stage is over, goes on once', async () => {
    const id = await begun(await define(), 'CHEAP');
    const { taskId } = await processes().readProcess({ exemplarId: id });
    await execute(id, 'jan');
    const again = { ...step(id), taskId: taskId ?? 0 };
    expect(await processes().completeStage(again)).toMatchObject({ stageName: 'cheap' });
    await processes().completeStage(again);
    expect(await tasksOf(id)).toHaveLength(2);
  });

  it('without a true condition stops, says so, and goes on once the record is right and full rights try again', async () => {
    const vehicleId = await vehicle('ODD');
    const id = await exemplar(await define(), vehicleId);
    await processes().beginProcess(step(id));
    expect(await execute(id, 'jan')).toMatchObject({ stageName: 'check', result: 'not_found_next_stage' });
    const attempt = { by: person('ola'), choice: noChoice, comment: null };
    expect(await codeOf(processes().tryAgain({ ...step(id), ...attempt }))).toBe('no_access');
    await terminal.database.records.update(systemActor, 'vehicle', vehicleId, { name: 'DEAR after all' });
    const place = await processes().tryAgain({ ...step(id), ...attempt, by: person('szef') });
    expect(place).toMatchObject({ stageName: 'dear', result: 'success' });
    expect((await wayBy(id)).slice(1, 3)).toEqual(['Stopped check→–', 'Executed check→fork']);
  });

  it('is sent by full rights to any stage and executor, and the task that was open is nobody’s', async () => {
    const id = await begun(await define(), 'DEAR');
    const [first] = await tasksOf(id);
    const to = {
      stageId: stage('close'),
      executorId: person('ola'),
      executorRoleId: null,
      comment: 'in a hurry',
    };
    expect(await codeOf(processes().redirectProcess({ ...step(id), ...to, by: person('ola') }))).toBe(
      'no_access',
    );
    const place = await processes().redirectProcess({ ...step(id), ...to, by: person('szef') });
    expect(place).toMatchObject({ stageName: 'close', executorId: person('ola'), result: null });
    expect(await tasks().readTask({ taskId: first?.id ?? 0 })).toMatchObject({ marked: true });
    expect(await execute(id, 'ola')).toMatchObject({ status: 'Finished' });
  });

  it('is cancelled by who began it, and after that does nothing', async () => {
    const id = await begun(await define(), 'DEAR');
    const wish = { by: person('ewa'), comment: null };
    expect(await codeOf(processes().cancelProcess({ ...step(id), ...wish }))).toBe('no_access');
    await processes().cancelProcess({ ...step(id), ...wish, by: person('ola') });
    expect(await codeOf(processes().cancelProcess({ ...step(id), ...wish, by: person('szef') }))).toBe(
      'process_not_active',
    );
  });

  it('of a record that is marked for deletion is to be cancelled', async () => {
    const vehicleId = await vehicle('DEAR');
    const id = await exemplar(await define(), vehicleId);
    await terminal.database.records.changeDeletionMark(systemActor, 'vehicle', vehicleId, true);
    expect(await processes().readProcess({ exemplarId: id })).toMatchObject({ marked: true });
    const rows = await terminal.rows(
      sql`select from outbox where kind = 'process' and payload = ${JSON.stringify({ exemplarId: id })}::jsonb`,
    );
    expect(rows).toHaveLength(2);
  });
});

describe('a stage', () => {
  it('is not executed before its condition holds', async () => {
    const id = await begun(await define({}, { beforeExecutionCode: 'result != ""' }), 'DEAR');
    expect(await codeOf(execute(id, 'jan'))).toBe('stage_condition_false');
  });

  it('defined by hand wants its next one, which nobody else may choose', async () => {
    const id = await begun(await define({}, { manuallyDefined: true, nextStage: null }), 'DEAR');
    expect(await codeOf(execute(id, 'jan'))).toBe('next_stage_missing');
    const chosen = { ...noChoice, stageId: stage('cheap') };
    expect(await codeOf(execute(id, 'jan', { ...chosen, executorId: person('ola') }))).toBe(
      'next_executor_not_free',
    );
    expect(await execute(id, 'jan', chosen)).toMatchObject({ stageName: 'cheap' });
  });

  it('does what it says once, and conditions see it', async () => {
    const onExecutionCode =
      '[setField("name", "CHEAP now"), notify("ola", "Gotowe"), addComment("sprawdzony")]';
    const id = await begun(await define({}, { onExecutionCode }), 'ODD');
    // A vehicle has no comments: nothing of the three is done.
    expect(await execute(id, 'jan')).toMatchObject({ result: 'error', stageName: 'check' });
    const told = await terminal.rows(sql`select from notification where title = 'Gotowe'`);
    expect(told).toHaveLength(0);

    const mended = await begun(await define({}, { onExecutionCode: 'setField("name", "CHEAP now")' }), 'ODD');
    expect(await execute(mended, 'jan')).toMatchObject({ stageName: 'cheap', result: 'success' });
  });

  it('goes to the deputy of an executor who is away', async () => {
    const ewa = (await make('employee', { name: 'Ewa', user: person('ewa') })).id;
    const away = { absentFrom: '2020-01-01', absentTo: '2099-01-01', deputy: ewa };
    const { id: jan } = await make('employee', { name: 'Jan', user: person('jan'), ...away });
    const id = await begun(await define(), 'DEAR');
    expect(await processes().readProcess({ exemplarId: id })).toMatchObject({ executorId: person('ewa') });
    await terminal.database.records.update(systemActor, 'employee', jan, {
      absentFrom: null,
      absentTo: null,
    });
  });
});

describe('beginning', () => {
  it('is refused by a draft, for another kind of record, and while it runs already', async () => {
    const definition = await define();
    const vehicleId = await vehicle('DEAR');
    await exemplar(definition, vehicleId);
    await expect(exemplar(definition, vehicleId)).rejects.toMatchObject({ code: 'process_already_runs' });
    await terminal.database.records.update(systemActor, 'bpDefinition', definition, { isActive: false });
    await expect(exemplar(definition, await vehicle('DEAR'))).rejects.toMatchObject({
      code: 'definition_inactive',
    });
  });

  it('of two at once is one', async () => {
    const definition = await define();
    const vehicleId = await vehicle('DEAR');
    const outcomes = await Promise.allSettled([
      exemplar(definition, vehicleId),
      exemplar(definition, vehicleId),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('by rule happens when the condition comes to hold, once while it runs', async () => {
    const definition = await define({ startsByRule: true, startCode: 'record.name.startsWith("RULE")' });
    const runs = async (vehicleId: number) =>
      (
        await terminal.rows(
          sql`select from bp_exemplar where definition_id = ${definition} and owner_object_id = ${vehicleId}`,
        )
      ).length;
    const fits = await vehicle('RULE');
    const other = await vehicle('OTHER');
    expect([await runs(fits), await runs(other)]).toEqual([1, 0]);
    for (const name of [`RULE ${made}`, `RULE again ${made}`])
      await terminal.database.records.update(systemActor, 'vehicle', other, { name });
    expect(await runs(other)).toBe(1);
  });
});

describe('a definition', () => {
  it('with faults is saved as a draft and not activated, and says where they are', async () => {
    const faulty = {
      stageSettingsList: [{ stage: stage('check') }, { stage: stage('dear'), executor: person('jan') }],
    };
    const draft = await define({ ...faulty, isActive: false });
    await expect(
      terminal.database.records.update(systemActor, 'bpDefinition', draft, { isActive: true }),
    ).rejects.toMatchObject({
      code: 'validation_failed',
      errors: [
        { field: 'stageSettingsList[0].executor', code: 'definition_no_executor' },
        { field: 'stageSettingsList[1].stage', code: 'definition_unreachable' },
      ],
    });
  });

  it('takes its stages as JSON text', async () => {
    const stageSettingsList = JSON.stringify([{ stageId: stage('check'), executorId: person('jan') }]);
    const { id } = await make('bpDefinition', { name: 'From text', isActive: true, stageSettingsList });
    expect(await terminal.database.records.get(systemActor, 'bpDefinition', id)).toMatchObject({
      stageSettingsList: [{ stageId: stage('check') }],
    });
  });

  it('that is edited changes nothing that runs, and moving lands where the preview said', async () => {
    const definition = await define();
    const [stays, gone] = [await begun(definition, 'DEAR'), await begun(definition, 'CHEAP')];
    await execute(gone, 'jan');
    await terminal.database.records.update(systemActor, 'bpDefinition', definition, {
      stageSettingsList: [
        { stage: stage('check'), nextStage: stage('close'), executor: person('ewa') },
        { stage: stage('close'), executor: person('jan') },
      ],
    });
    expect(await processes().readProcess({ exemplarId: stays })).toMatchObject({ executorId: person('jan') });

    const [toVersionId = 0] = (
      await terminal.rows(
        sql<{
          id: number;
        }>`select id from bp_definition_version where definition_id = ${definition} order by id desc`,
      )
    ).map(({ id }) => id);
    const wish = { definitionId: definition, toVersionId, landings: {} };
    expect((await movable(terminal.database.sql, wish)).map(({ landing }) => landing)).toEqual([
      { kind: 'stays', stageId: stage('check'), executorChanges: true },
      { kind: 'must_choose' },
    ]);
    const move = { by: person('szef'), toVersionId };
    const staying = { ...move, fromStageId: stage('check'), chosenStageId: null };
    expect(await processes().moveProcess({ ...step(stays), ...staying })).toMatchObject({
      stageName: 'check',
      executorId: person('ewa'),
    });
    const landing = { ...move, fromStageId: stage('cheap'), chosenStageId: null };
    expect(await codeOf(processes().moveProcess({ ...step(gone), ...landing }))).toBe('process_move_illegal');
    const chosen = { ...landing, chosenStageId: stage('close') };
    expect(await processes().moveProcess({ ...step(gone), ...chosen })).toMatchObject({ stageName: 'close' });
    expect(await movable(terminal.database.sql, wish)).toEqual([]);

    const board = await processBoardOf(terminal.database.sql, 'pl', definition);
    expect(board.running).toBe(2);
    expect(board.stages.map(({ name, waiting, passed }) => ({ name, waiting, passed }))).toEqual([
      { name: 'check', waiting: 1, passed: 1 },
      { name: 'close', waiting: 1, passed: 0 },
    ]);
    expect(board.weeks.at(-1)).toMatchObject({ started: 2, finished: 0 });
  });
});
