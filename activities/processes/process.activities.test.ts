import { ApplicationFailure } from '@temporalio/common';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RecordInput } from '#domain/kernel/record.ts';
import { processStandingOf, wayOf } from '#database/processes/processStanding.ts';
import { processBoardOf } from '#database/processes/processBoard.ts';
import { movable } from '#database/processes/movable.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { stageOf } from '#domain/processes/processGraph.ts';
import { noChoice } from '#domain/processes/standing.rules.ts';
import { processDriver, type ProcessDriver } from '../testing/processDriver.ts';
import { createTestTerminal, type TestTerminal } from '../testing/terminal.ts';

let terminal: TestTerminal;
let driver: ProcessDriver;
let person: (login: string) => number;
let stage: (name: string) => number;
const stageNames = ['check', 'fork', 'dear', 'cheap', 'close'];

beforeAll(async () => {
  terminal = await createTestTerminal();
  driver = processDriver(terminal);
  person = await driver.people(['ola', 'jan', 'ewa', 'szef'], ['szef']);
  stage = await driver.stages(stageNames);
});
afterAll(() => terminal.close());

const as = (login: string) => ({ ...systemActor, system: false, userId: person(login) });
const processes = () => driver.processes;
const tasks = () => driver.tasks;
const step = (exemplarId: number) => driver.step(exemplarId);
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
  return driver.make('bpDefinition', {
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
};
const vehicle = (name: string): Promise<number> => driver.make('vehicle', { name: `${name} ${(made += 1)}` });
const exemplar = async (definition: number, vehicleId: number): Promise<number> =>
  (
    await terminal.database.records.create(as('ola'), 'bpExemplar', {
      definition,
      ownerObjectName: 'vehicle',
      ownerObjectId: vehicleId,
    })
  ).id;

const begun = async (definition: number, name: string): Promise<number> =>
  driver.begin(person('ola'), definition, { object: 'vehicle', id: await vehicle(name) });
const execute = (exemplarId: number, by: string, choice = noChoice) =>
  driver.execute(exemplarId, person(by), choice);
const wayBy = async (exemplarId: number): Promise<string[]> => {
  const name = (id: number | null) => stageNames.find((each) => stage(each) === id) ?? '–';
  const way = await wayOf(terminal.database.sql, 'pl', exemplarId);
  return way.map((line) => `${line.step} ${name(line.stageId)}→${name(line.nextStageId)}`);
};
const tasksOf = (exemplarId: number) => driver.tasksOf(exemplarId);

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

  it('is not moved by a step that comes late, after it has gone on', async () => {
    const id = await begun(await define(), 'DEAR');
    const { revision: seen = 0 } = await processes().readProcess({ exemplarId: id });
    const to = { by: person('szef'), executorId: null, executorRoleId: null, comment: null };
    await processes().redirectProcess({ ...step(id), ...to, seen, stageId: stage('cheap') });
    const late = { ...step(id), ...to, seen, stageId: stage('close') };
    expect(await codeOf(processes().redirectProcess(late))).toBe('process_move_illegal');
    expect(await codeOf(processes().cancelProcess({ ...step(id), ...to, seen }))).toBe(
      'process_move_illegal',
    );
    expect(await processes().readProcess({ exemplarId: id })).toMatchObject({ stageName: 'cheap' });
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
    const ewa = await driver.make('employee', { name: 'Ewa', user: person('ewa') });
    const away = { absentFrom: '2020-01-01', absentTo: '2099-01-01', deputy: ewa };
    const jan = await driver.make('employee', { name: 'Jan', user: person('jan'), ...away });
    const id = await begun(await define(), 'DEAR');
    expect(await processes().readProcess({ exemplarId: id })).toMatchObject({ executorId: person('ewa') });
    await terminal.database.records.update(systemActor, 'employee', jan, {
      absentFrom: null,
      absentTo: null,
    });
  });
});

describe('what people read', () => {
  const told = (language: 'pl' | 'de') => ({ ...systemActor, language });

  it('is in their language: the process by its definition and record, its stages, and their tasks', async () => {
    const { records, sql: db } = terminal.database;
    await records.update(systemActor, 'stage', stage('dear'), { lang: { de: 'Teuer' } });
    const definition = await define({ name: 'Pojazdy', lang: { de: 'Fahrzeuge' } });
    await records.update(systemActor, 'user', person('ewa'), { language: 'de' });
    const id = await begun(definition, 'DEAR');
    await execute(id, 'jan');

    const named = async (language: 'pl' | 'de') => ({
      process: (await records.get(told(language), 'bpExemplar', id)).presentation,
      stage: stageOf((await processStandingOf(db, told(language), id)).graph, stage('dear'))?.name,
      board: (await processBoardOf(db, language, definition)).stages.find(({ waiting }) => waiting > 0)?.name,
    });
    const vehicleName = `DEAR ${made}`;
    expect(await named('pl')).toEqual({ process: `Pojazdy · ${vehicleName}`, stage: 'dear', board: 'dear' });
    expect(await named('de')).toEqual({
      process: `Fahrzeuge · ${vehicleName}`,
      stage: 'Teuer',
      board: 'Teuer',
    });
    expect((await tasksOf(id)).map(({ name }) => name)).toEqual(['check', 'Teuer']);
    await records.update(systemActor, 'user', person('ewa'), { language: 'pl' });
  });

  it('about a stop says the process, the stage and the reason in the language of each who hears of it', async () => {
    const { records } = terminal.database;
    await records.update(systemActor, 'user', person('szef'), { language: 'de' });
    const id = await begun(await define({ name: 'Pojazdy', lang: { de: 'Fahrzeuge' } }), 'ODD');
    await execute(id, 'jan');
    const notices = await terminal.rows(
      sql<{ user_id: number; title: string; description: string }>`select user_id, title, description
        from notification where object_name = 'bpExemplar' and object_id = ${id}`,
    );
    const heard = (login: string) => {
      const notice = notices.find(({ user_id }) => user_id === person(login));
      return `${notice?.title} ${notice?.description}`;
    };
    expect(heard('ola')).toContain('Pojazdy · ODD');
    expect(heard('ola')).toContain('Nie znaleziono następnego etapu');
    expect(heard('szef')).toContain('Fahrzeuge · ODD');
    expect(heard('szef')).not.toContain('Nie znaleziono');
  });
});

describe('a definition saved by somebody who reads another language', () => {
  it('keeps its stages by the names that the house gives them, and is no new version', async () => {
    const { records } = terminal.database;
    await records.update(systemActor, 'stage', stage('cheap'), { lang: { de: 'Billig' } });
    const definition = await define();
    const german = { ...as('szef'), fullRights: true, language: 'de' } as const;
    await records.update(german, 'bpDefinition', definition, { description: 'Beschreibung' });
    const versions = await terminal.rows(
      sql`select from bp_definition_version where definition_id = ${definition}`,
    );
    expect(versions).toHaveLength(1);
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
    const id = await driver.make('bpDefinition', { name: 'From text', isActive: true, stageSettingsList });
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
