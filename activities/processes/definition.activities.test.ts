import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { movable } from '#database/processes/movable.ts';
import { processBoardOf } from '#database/processes/processBoard.ts';
import { processStandingOf } from '#database/processes/processStanding.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { stageOf } from '#domain/processes/processGraph.ts';
import { refusedWith } from '../testing/refusedWith.ts';
import { createTestTerminal, type TestTerminal } from '../testing/terminal.ts';
import { vehicleProcesses, type VehicleProcesses } from '../testing/vehicleProcesses.ts';

/**
 * `define` makes a process of vehicles. Jan checks each. `DEAR` ones go on to `dear`, `CHEAP` ones to `cheap`, and all to
 * `close`. For an `ODD` one there is no next stage, so that its process stops. Szef has full rights.
 */
let terminal: TestTerminal;
let processes: VehicleProcesses['processes'];
let make: VehicleProcesses['make'];
let tasksOf: VehicleProcesses['tasksOf'];
let person: VehicleProcesses['person'];
let stage: VehicleProcesses['stage'];
let vehicle: VehicleProcesses['vehicle'];
let define: VehicleProcesses['define'];
let exemplar: VehicleProcesses['exemplar'];
let step: VehicleProcesses['step'];
let begun: VehicleProcesses['begun'];
let execute: VehicleProcesses['execute'];

beforeAll(async () => {
  terminal = await createTestTerminal();
  ({ processes, make, tasksOf, person, stage, vehicle, define, exemplar, step, begun, execute } =
    await vehicleProcesses(terminal));
});
afterAll(() => terminal.close());

const as = (login: string) => ({ ...systemActor, system: false, userId: person(login) });

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
    expect(await named('pl')).toEqual({
      process: expect.stringMatching(/^Pojazdy · DEAR \d+$/),
      stage: 'dear',
      board: 'dear',
    });
    expect(await named('de')).toEqual({
      process: expect.stringMatching(/^Fahrzeuge · DEAR \d+$/),
      stage: 'Teuer',
      board: 'Teuer',
    });
    expect((await tasksOf(id)).map(({ name }) => name)).toEqual(['check', 'dear']);
    const [, task] = await tasksOf(id);
    const called = async (language: 'pl' | 'de') =>
      (await records.get(told(language), 'task', task?.id ?? 0)).presentation;
    expect(await called('pl')).toMatch(/^ZN-\d+ dear$/);
    expect(await called('de')).toMatch(/^ZN-\d+ Teuer$/);
    const notices = await terminal.rows(sql<{ description: string; title: string }>`
      select title, description from notification where object_name = 'task' and object_id = ${task?.id}`);
    expect(notices).toHaveLength(1);
    expect(JSON.stringify(notices)).toContain('Teuer');
    await records.update({ ...as('szef'), fullRights: true }, 'task', task?.id ?? 0, { name: 'Oględziny' });
    expect(await called('de')).toMatch(/^ZN-\d+ Oględziny$/);
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

describe('the board of a definition', () => {
  it('counts a process whose task was cancelled after its term as stopped alone', async () => {
    const { records, sql: db } = terminal.database;
    const definition = await define();
    const id = await begun(definition, 'DEAR');
    const { taskId } = await processes.readProcess({ exemplarId: id });
    const fields = { executionPeriod: '2026-01-02T10:00:00Z', canceled: true };
    await records.update(systemActor, 'task', taskId ?? 0, fields);
    expect(await processes.completeStage({ ...step(id), taskId: taskId ?? 0 })).toMatchObject({
      result: 'error',
    });
    const { stages } = await processBoardOf(db, 'pl', definition);
    expect(stages.find(({ stageId }) => stageId === stage('check'))).toMatchObject({
      waiting: 1,
      overdue: 0,
      stuck: 1,
    });
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
  it('is refused while it runs on the record already, and where the definition is not active', async () => {
    const definition = await define();
    const vehicleId = await vehicle('DEAR');
    await exemplar(definition, vehicleId);
    await expect(exemplar(definition, vehicleId)).rejects.toMatchObject({ code: 'process_already_runs' });
    await terminal.database.records.update(systemActor, 'bpDefinition', definition, { isActive: false });
    await expect(exemplar(definition, await vehicle('DEAR'))).rejects.toMatchObject({
      code: 'definition_inactive',
    });
  });

  it('one of two processes that begin on one record at once is refused', async () => {
    const definition = await define();
    const vehicleId = await vehicle('DEAR');
    const outcomes = await Promise.allSettled([
      exemplar(definition, vehicleId),
      exemplar(definition, vehicleId),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('a process begins by rule when the condition becomes true, and once while it runs', async () => {
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
    for (const name of ['RULE now', 'RULE again'])
      await terminal.database.records.update(systemActor, 'vehicle', other, { name });
    expect(await runs(other)).toBe(1);
  });
});

describe('a definition', () => {
  it('a definition with faults is saved as a draft and not activated, and says where they are', async () => {
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

  it('is not activated while the task template of a stage says nobody who would execute it', async () => {
    const taskTemplate = await make('taskTemplate', { name: 'Oględziny' });
    const draft = await define({ isActive: false }, { executor: null, taskTemplate });
    const activate = () =>
      terminal.database.records.update(systemActor, 'bpDefinition', draft, { isActive: true });
    await expect(activate()).rejects.toMatchObject({
      errors: [{ field: 'stageSettingsList[0].executor', code: 'definition_template_no_executor' }],
    });
    await terminal.database.records.update(systemActor, 'taskTemplate', taskTemplate, {
      executor: person('ewa'),
    });
    await activate();
    const id = await begun(draft, 'DEAR');
    expect(await processes.readProcess({ exemplarId: id })).toMatchObject({ executorId: person('ewa') });
  });

  it('takes its stages as JSON text', async () => {
    const stageSettingsList = JSON.stringify([{ stageId: stage('check'), executorId: person('jan') }]);
    const id = await make('bpDefinition', { name: 'From text', isActive: true, stageSettingsList });
    expect(await terminal.database.records.get(systemActor, 'bpDefinition', id)).toMatchObject({
      stageSettingsList: [{ stageId: stage('check') }],
    });
  });

  it('a definition that is edited changes nothing that runs, and moving lands where the preview said', async () => {
    const definition = await define();
    const [stays, gone] = [await begun(definition, 'DEAR'), await begun(definition, 'CHEAP')];
    await execute(gone, 'jan');
    await terminal.database.records.update(systemActor, 'bpDefinition', definition, {
      stageSettingsList: [
        { stage: stage('check'), nextStage: stage('close'), executor: person('ewa') },
        { stage: stage('close'), executor: person('jan') },
      ],
    });
    expect(await processes.readProcess({ exemplarId: stays })).toMatchObject({ executorId: person('jan') });

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
    expect(await processes.moveProcess({ ...step(stays), ...staying })).toMatchObject({
      stageName: 'check',
      executorId: person('ewa'),
    });
    const landing = { ...move, fromStageId: stage('cheap'), chosenStageId: null };
    expect(await refusedWith(processes.moveProcess({ ...step(gone), ...landing }))).toBe(
      'process_move_illegal',
    );
    const chosen = { ...landing, chosenStageId: stage('close') };
    expect(await processes.moveProcess({ ...step(gone), ...chosen })).toMatchObject({ stageName: 'close' });
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
