import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '#domain/platform/actor.ts';
import { noChoice, type Choice } from '#domain/processes/standing.rules.ts';
import { refusedWith } from '../testing/refusedWith.ts';
import { createTestTerminal, type TestTerminal } from '../testing/terminal.ts';
import { vehicleProcesses, type VehicleProcesses } from '../testing/vehicleProcesses.ts';

/**
 * `define` makes a process of vehicles. Jan checks each. `DEAR` ones go on to `dear`, `CHEAP` ones to `cheap`, and all to
 * `close`. For an `ODD` one there is no next stage, so that its process stops. Szef has full rights.
 */
let terminal: TestTerminal;
let processes: VehicleProcesses['processes'];
let tasks: VehicleProcesses['tasks'];
let step: VehicleProcesses['step'];
let make: VehicleProcesses['make'];
let tasksOf: VehicleProcesses['tasksOf'];
let person: VehicleProcesses['person'];
let stage: VehicleProcesses['stage'];
let vehicle: VehicleProcesses['vehicle'];
let define: VehicleProcesses['define'];
let exemplar: VehicleProcesses['exemplar'];
let begun: VehicleProcesses['begun'];
let execute: VehicleProcesses['execute'];
let wayBy: VehicleProcesses['wayBy'];

beforeAll(async () => {
  terminal = await createTestTerminal();
  ({
    processes,
    tasks,
    step,
    make,
    tasksOf,
    person,
    stage,
    vehicle,
    define,
    exemplar,
    begun,
    execute,
    wayBy,
  } = await vehicleProcesses(terminal));
});
afterAll(() => terminal.close());

describe('a process', () => {
  it('goes from task to task to its end, past the first condition that is true, and its history is whole', async () => {
    const id = await begun(await define(), 'DEAR');
    expect(await processes.readProcess({ exemplarId: id })).toMatchObject({
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
    const { taskId } = await processes.readProcess({ exemplarId: id });
    await execute(id, 'jan');
    const again = { ...step(id), taskId: taskId ?? 0 };
    expect(await processes.completeStage(again)).toMatchObject({ stageName: 'cheap' });
    await processes.completeStage(again);
    expect(await tasksOf(id)).toHaveLength(2);
  });

  it('a process without a true condition stops, says so, and goes on once the record is right and full rights try again', async () => {
    const vehicleId = await vehicle('ODD');
    const id = await exemplar(await define(), vehicleId);
    await processes.beginProcess(step(id));
    expect(await execute(id, 'jan')).toMatchObject({ stageName: 'check', result: 'not_found_next_stage' });
    const attempt = { by: person('ola'), choice: noChoice, comment: null };
    expect(await refusedWith(processes.tryAgain({ ...step(id), ...attempt }))).toBe('no_access');
    // A stage without an executor, and a user whose account is closed, are not chosen in a new attempt either.
    const chosen = (choice: Partial<Choice>) =>
      refusedWith(
        processes.tryAgain({
          ...step(id),
          ...attempt,
          by: person('szef'),
          choice: { ...noChoice, ...choice },
        }),
      );
    expect(await chosen({ stageId: stage('fork') })).toBe('next_stage_not_free');
    const closed = { login: 'dawny', name: 'dawny', email: 'dawny@terminal.example', isActive: false };
    expect(await chosen({ executorId: await make('user', closed) })).toBe('executor_unknown');
    await terminal.database.records.update(systemActor, 'vehicle', vehicleId, { name: 'DEAR after all' });
    const place = await processes.tryAgain({ ...step(id), ...attempt, by: person('szef') });
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
    expect(await refusedWith(processes.redirectProcess({ ...step(id), ...to, by: person('ola') }))).toBe(
      'no_access',
    );
    const forNobody = { executorId: null, executorRoleId: await make('executorRole', { name: 'Nikt' }) };
    expect(
      await refusedWith(processes.redirectProcess({ ...step(id), ...to, ...forNobody, by: person('szef') })),
    ).toBe('role_empty');
    const place = await processes.redirectProcess({ ...step(id), ...to, by: person('szef') });
    expect(place).toMatchObject({ stageName: 'close', executorId: person('ola'), result: null });
    expect(await tasks.readTask({ taskId: first?.id ?? 0 })).toMatchObject({ marked: true });
    expect(await execute(id, 'ola')).toMatchObject({ status: 'Finished' });
  });

  it('is not moved by a step that comes late, after it has gone on', async () => {
    const id = await begun(await define(), 'DEAR');
    const { revision: seen = 0 } = await processes.readProcess({ exemplarId: id });
    const to = { by: person('szef'), executorId: null, executorRoleId: null, comment: null };
    await processes.redirectProcess({ ...step(id), ...to, seen, stageId: stage('cheap') });
    const late = { ...step(id), ...to, seen, stageId: stage('close') };
    expect(await refusedWith(processes.redirectProcess(late))).toBe('process_move_illegal');
    expect(await refusedWith(processes.cancelProcess({ ...step(id), ...to, seen }))).toBe(
      'process_move_illegal',
    );
    expect(await processes.readProcess({ exemplarId: id })).toMatchObject({ stageName: 'cheap' });
  });

  it('is cancelled by who began it, and after that does nothing', async () => {
    const id = await begun(await define(), 'DEAR');
    const wish = { by: person('ewa'), comment: null };
    expect(await refusedWith(processes.cancelProcess({ ...step(id), ...wish }))).toBe('no_access');
    await processes.cancelProcess({ ...step(id), ...wish, by: person('ola') });
    expect(await refusedWith(processes.cancelProcess({ ...step(id), ...wish, by: person('szef') }))).toBe(
      'process_not_active',
    );
  });

  it('a process of a record that is marked for deletion is to be cancelled', async () => {
    const vehicleId = await vehicle('DEAR');
    const id = await exemplar(await define(), vehicleId);
    await terminal.database.records.changeDeletionMark(systemActor, 'vehicle', vehicleId, true);
    expect(await processes.readProcess({ exemplarId: id })).toMatchObject({ marked: true });
    const rows = await terminal.rows(
      sql`select from outbox where kind = 'process' and payload = ${JSON.stringify({ exemplarId: id })}::jsonb`,
    );
    // One signal at the beginning, one at the deletion mark.
    expect(rows).toHaveLength(2);
  });
});

describe('a stage', () => {
  it('is not executed before its condition holds', async () => {
    const id = await begun(await define({}, { beforeExecutionCode: 'result != ""' }), 'DEAR');
    expect(await refusedWith(execute(id, 'jan'))).toBe('stage_condition_false');
  });

  it('asks for the next stage after a stage defined by hand, but not for its executor', async () => {
    const id = await begun(await define({}, { manuallyDefined: true }), 'DEAR');
    expect(await refusedWith(execute(id, 'jan'))).toBe('next_stage_missing');
    const chosen = { ...noChoice, stageId: stage('cheap') };
    expect(await refusedWith(execute(id, 'jan', { ...chosen, executorId: person('ola') }))).toBe(
      'next_executor_not_free',
    );
    expect(await execute(id, 'jan', chosen)).toMatchObject({ stageName: 'cheap' });
  });

  it('does all of what it says or nothing, and conditions see it', async () => {
    const onExecutionCode =
      '[setField("name", "CHEAP now"), notify("ola", "Gotowe"), createTask("Nie" + " ma")]';
    const id = await begun(await define({}, { onExecutionCode }), 'ODD');
    // There is no such template: nothing of the three is done.
    expect(await execute(id, 'jan')).toMatchObject({ result: 'error', stageName: 'check' });
    const told = await terminal.rows(sql`select from notification where title = 'Gotowe'`);
    expect(told).toHaveLength(0);

    const mended = await begun(await define({}, { onExecutionCode: 'setField("name", "CHEAP now")' }), 'ODD');
    expect(await execute(mended, 'jan')).toMatchObject({ stageName: 'cheap', result: 'success' });
  });

  it('goes to the person who began the process if its template no longer names an executor', async () => {
    const taskTemplate = await make('taskTemplate', { name: 'Sprawdź', executor: person('ewa') });
    const definition = await define({}, { executor: null, taskTemplate });
    await terminal.database.records.update(systemActor, 'taskTemplate', taskTemplate, { executor: null });
    const id = await begun(definition, 'DEAR');
    expect(await processes.readProcess({ exemplarId: id })).toMatchObject({ executorId: person('ola') });
  });

  it('a stage for a role is not given to the person whom its template names', async () => {
    const executorRole = await make('executorRole', {
      name: 'Dyżurni',
      executors: [{ executor: person('jan') }],
    });
    const taskTemplate = await make('taskTemplate', { name: 'Sprawdź', executor: person('ewa') });
    const id = await begun(await define({}, { executor: null, executorRole, taskTemplate }), 'DEAR');
    const [task] = await terminal.rows(
      sql`select executor_id, executor_role_id from task where bp_exemplar_id = ${id}`,
    );
    expect(task).toEqual({ executor_id: null, executor_role_id: executorRole });
  });

  it('goes to the deputy of an executor who is away', async () => {
    const ewa = await make('employee', { name: 'Ewa', user: person('ewa') });
    const away = { absentFrom: '2020-01-01', absentTo: '2099-01-01', deputy: ewa };
    const jan = await make('employee', { name: 'Jan', user: person('jan'), ...away });
    const id = await begun(await define(), 'DEAR');
    expect(await processes.readProcess({ exemplarId: id })).toMatchObject({ executorId: person('ewa') });
    await terminal.database.records.update(systemActor, 'employee', jan, {
      absentFrom: null,
      absentTo: null,
    });
  });
});
