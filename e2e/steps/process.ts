import type { Caller } from './caller.ts';

interface Row {
  readonly id: number;
}

/**
 * Makes a process definition of twelve stages, two of them forks. Some stages are executed by a role, the others by one person.
 * @param executorId the person, who is also the only executor in the role
 * @returns the id of the definition
 */
export async function defineTwelve(admin: Caller, executorId: number): Promise<number> {
  const make = async (path: string, body: object): Promise<number> =>
    (await admin.call<Row>('POST', path, body)).id;
  const role = await make('/executor_roles', {
    name: 'Kontrola',
    code: 'kontrola',
    executors: [{ executorId }],
  });
  const stages: number[] = [];
  for (let number = 1; number <= 12; number += 1)
    stages.push(await make('/stages', { name: `Etap ${number}` }));
  const stage = (number: number): number => stages[number - 1] ?? 0;
  const person = (number: number, next: number | null, fields: object = {}) => ({
    stageId: stage(number),
    nextStageId: next === null ? null : stage(next),
    executorId,
    // The term in working days, from 0 (the same day) to 3.
    executionTerm: number % 4,
    ...fields,
  });
  const byRole = { executorId: null, executorRoleId: role };
  const fork = (number: number, conditions: readonly [string, number][], otherwise: number) => ({
    stageId: stage(number),
    nextStageId: stage(otherwise),
    isCondition: true,
    conditions: conditions.map(([conditionCode, to]) => ({ conditionCode, stageId: stage(to) })),
  });
  return make('/bp_definition', {
    name: 'Dwanaście etapów',
    isActive: true,
    ownerObjectName: 'vehicle',
    stageSettingsList: [
      person(1, 2),
      fork(
        2,
        [
          ['record.name.contains("A")', 3],
          ['record.name.contains("B")', 4],
        ],
        5,
      ),
      person(3, 6, byRole),
      person(4, 6, { onExecutionCode: 'setField("code", "B")' }),
      person(5, 6, { allowChangeStage: true }),
      person(6, 7, byRole),
      person(7, 8),
      fork(8, [['record.name.contains("LONG")', 9]], 11),
      person(9, 10, byRole),
      person(10, 11, { beforeExecutionCode: 'result != ""' }),
      person(11, 12),
      person(12, null, byRole),
    ],
  });
}

/** The number of stages with a task through which a record with this name goes. The two forks have no task. */
export function stagesOf(name: string): number {
  return name.includes('LONG') ? 8 : 6;
}
