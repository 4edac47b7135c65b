import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyRecord, RecordInput } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { refusedWith } from '../testing/refusedWith.ts';
import { createTestTerminal, type TestTerminal } from '../testing/terminal.ts';
import { vehicleProcesses, type VehicleProcesses } from '../testing/vehicleProcesses.ts';

let terminal: TestTerminal;
let driver: VehicleProcesses;
beforeAll(async () => {
  terminal = await createTestTerminal();
  driver = await vehicleProcesses(terminal);
});
afterAll(() => terminal.close());

const write = (object: string, id: number, input: RecordInput): Promise<AnyRecord> =>
  terminal.database.records.update(systemActor, object, id, input);
describe('while a process runs', () => {
  it('a process is cancelled before all actions of a stage or after them, never between', async () => {
    const { processes, step, define, exemplar, vehicle, person, wayBy } = driver;
    const definition = await define({}, { onExecutionCode: 'setField("name", "CHEAP done")' });
    for (let round = 0; round < 6; round += 1) {
      const vehicleId = await vehicle('CHEAP');
      const id = await exemplar(definition, vehicleId);
      await processes.beginProcess(step(id));
      const { taskId } = await processes.readProcess({ exemplarId: id });
      await sql`update task set executed = true, execution_accepted = true where id = ${taskId}`.execute(
        terminal.database.sql,
      );
      await Promise.allSettled([
        processes.completeStage({ ...step(id), taskId: taskId ?? 0 }),
        processes.cancelProcess({ ...step(id), by: person('szef'), comment: null }),
      ]);
      expect(await processes.readProcess({ exemplarId: id })).toMatchObject({ status: 'Canceled' });
      const { name } = await terminal.database.records.get(systemActor, 'vehicle', vehicleId);
      const way = await wayBy(id);
      expect(way.at(-1)).toMatch(/^Canceled /);
      expect(name === 'CHEAP done').toBe(way.some((line) => line.startsWith('Executed check')));
    }
  });

  it('while a process runs and its executor’s account is closed, the task waits, and full rights give the stage to somebody else', async () => {
    const { processes, step, define, begun, execute, person, stage } = driver;
    const definition = await define();
    const id = await begun(definition, 'DEAR');
    await write('user', person('jan'), { isActive: false });
    expect(await processes.readProcess({ exemplarId: id })).toMatchObject({ executorId: person('jan') });
    expect(await refusedWith(execute(id, 'ewa'))).toBe('no_access');
    const again = { by: person('szef'), stageId: stage('check'), executorRoleId: null, comment: null };
    const toJan = processes.redirectProcess({ ...step(id), ...again, executorId: person('jan') });
    expect(await refusedWith(toJan)).toBe('executor_unknown');
    await processes.redirectProcess({ ...step(id), ...again, executorId: person('ewa') });
    expect(await execute(id, 'ewa')).toMatchObject({ stageName: 'dear' });
    await write('user', person('jan'), { isActive: true });
  });

  it('while a process runs and nobody is left in a role, its task waits until somebody joins it', async () => {
    const { make, define, begun, execute, person, processes } = driver;
    const role = await make('executorRole', { name: 'Kontrola', executors: [{ executor: person('ewa') }] });
    const id = await begun(await define({}, { executor: null, executorRole: role }), 'DEAR');
    await write('executorRole', role, { executors: [] });
    expect(await refusedWith(execute(id, 'ewa'))).toBe('no_access');
    expect(await processes.readProcess({ exemplarId: id })).toMatchObject({ status: 'Active' });
    await write('executorRole', role, { executors: [{ executor: person('ola') }] });
    expect(await execute(id, 'ola')).toMatchObject({ stageName: 'dear' });
  });

  it('while a process runs and its definition is marked for deletion, it goes on to its end; no other begins', async () => {
    const { define, begun, execute, exemplar, vehicle } = driver;
    const definition = await define();
    const id = await begun(definition, 'DEAR');
    await terminal.database.records.changeDeletionMark(systemActor, 'bpDefinition', definition, true);
    await execute(id, 'jan');
    await execute(id, 'ewa');
    expect(await execute(id, 'jan')).toMatchObject({ status: 'Finished' });
    await expect(exemplar(definition, await vehicle('DEAR'))).rejects.toMatchObject({
      code: 'definition_inactive',
    });
  });
});
