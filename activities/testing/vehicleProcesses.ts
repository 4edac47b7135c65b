import { wayOf } from '#database/processes/processStanding.ts';
import type { RecordInput } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { noChoice } from '#domain/processes/standing.rules.ts';
import { processDriver } from './processDriver.ts';
import type { TestTerminal } from './terminal.ts';

const stageNames = ['check', 'fork', 'dear', 'cheap', 'close'];

export type VehicleProcesses = Awaited<ReturnType<typeof vehicleProcesses>>;

/** Processes about vehicles, begun by ola: jan checks them, ewa does the dear ones, and szef has full rights. */
export async function vehicleProcesses(terminal: TestTerminal) {
  const driver = processDriver(terminal);
  const withFullRights = ['szef'];
  const person = await driver.people(['ola', 'jan', 'ewa', 'szef'], withFullRights);
  const stage = await driver.stages(stageNames);
  let made = 0;

  const vehicle = (name: string): Promise<number> =>
    driver.make('vehicle', { name: `${name} ${(made += 1)}` });

  return {
    ...driver,
    person,
    stage,
    vehicle,

    /**
     * A definition by which vehicles are checked; dear ones go one way, cheap ones another, and both are closed.
     * @param fields are added to the definition
     * @param check is added to its stage `check`
     */
    define: async (fields: RecordInput = {}, check: RecordInput = {}): Promise<number> => {
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
        ...fields,
      });
    },

    /** The record of a process that ola begins, before its workflow runs. */
    exemplar: async (definition: number, vehicleId: number): Promise<number> => {
      const ola = { ...systemActor, system: false, userId: person('ola') };
      const about = { definition, ownerObjectName: 'vehicle', ownerObjectId: vehicleId };
      return (await terminal.database.records.create(ola, 'bpExemplar', about)).id;
    },

    /** A process that ola has begun about a new vehicle of this name. */
    begun: async (definition: number, name: string): Promise<number> =>
      driver.begin(person('ola'), definition, { object: 'vehicle', id: await vehicle(name) }),

    execute: (exemplarId: number, by: string, choice = noChoice) =>
      driver.execute(exemplarId, person(by), choice),

    /** The history of a process, the first step first, each as `Executed check→fork`. */
    wayBy: async (exemplarId: number): Promise<string[]> => {
      const name = (id: number | null) => stageNames.find((each) => stage(each) === id) ?? '–';
      const way = await wayOf(terminal.database.sql, 'pl', exemplarId);
      return way.map((line) => `${line.step} ${name(line.stageId)}→${name(line.nextStageId)}`);
    },
  };
}
