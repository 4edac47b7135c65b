import type { Exemplar } from '#database/processes/exemplar.ts';
import { presenceOf } from '#database/processes/presence.ts';
import { leadersOf } from '#database/processes/taskPeople.ts';
import { stageNamed } from '#database/processes/stageNames.ts';
import type { Transaction } from '#database/transaction.ts';
import { fieldOf } from '#domain/kernel/declaration.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { beginningOf } from '#domain/kernel/shortText.ts';
import { registry } from '#domain/objects.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { dueAfterWorkingDays } from '#domain/processes/dueDate.rules.ts';
import { presentExecutor, wantedExecutor, type Assignment } from '#domain/processes/executor.rules.ts';
import type { GraphStage } from '#domain/processes/processGraph.ts';

/**
 * Creates the task of a stage and writes the stage into the process, which waits for the task.
 * @param chosen the executor that a person has chosen for the stage; null for the one of the definition
 * @param result the result of the stage before; null if that stage was not executed
 */
export async function enterStage(
  tx: Transaction,
  exemplar: Exemplar,
  stage: GraphStage,
  chosen: Assignment | null,
  { at, result }: { readonly at: string; readonly result: 'success' | null },
): Promise<void> {
  const template = await templateOf(tx, stage);
  // The first of these that names somebody is wanted: the choice, the stage, the template, the person who began the process.
  const beginner = { executorId: exemplar.authorId, executorRoleId: null };
  const wanted = wantedExecutor(chosen, stage, template && assignmentOf(template), beginner);
  const presence = wanted.executorId === null ? null : await presenceOf(tx.sql, wanted.executorId);
  // If the wanted person is absent, their deputy, the role or their leader gets the task.
  const { executorId, executorRoleId } = presentExecutor(wanted, presence);
  const isChecked = template?.checkExecution === true;
  const task = await tx.records.create(systemActor, 'task', {
    ...(template ? { name: template.name } : await stageNamed(tx.sql, stage)),
    taskTemplate: stage.taskTemplateId,
    executor: executorId,
    executorRole: executorRoleId,
    checkExecution: isChecked,
    checker: isChecked ? await checkerOf(tx, [template?.checkerId, exemplar.authorId], executorId) : null,
    ...(stage.executionTerm === null
      ? {}
      : { executionPeriod: dueAfterWorkingDays(at, stage.executionTerm) }),
    bpDefinition: exemplar.definitionId,
    bpExemplar: exemplar.id,
    stage: stage.stageId,
    ...(await ownerFields(tx, exemplar)),
  });
  await tx.records.update(systemActor, 'bpExemplar', exemplar.id, {
    stage: stage.stageId,
    task: task.id,
    waitingSince: at,
    result,
  });
}

/**
 * The person who has to accept the task, who is never its executor: the one whom the template names, otherwise the one who began
 * the process, otherwise the superior of the executor. Null if there is none.
 */
const checkerOf = async (
  tx: Transaction,
  wanted: readonly unknown[],
  executorId: number | null,
): Promise<number | null> => {
  const leaders = executorId === null ? [] : await leadersOf(tx.sql, executorId);
  const candidates = [...wanted, ...leaders].filter((person) => typeof person === 'number');
  return candidates.find((person) => person !== executorId) ?? null;
};

const templateOf = async (tx: Transaction, { taskTemplateId }: GraphStage): Promise<AnyRecord | null> =>
  taskTemplateId === null ? null : tx.records.get(systemActor, 'taskTemplate', taskTemplateId);

const assignmentOf = ({ executorId, executorRoleId }: AnyRecord): Assignment => ({
  executorId: executorId as number | null,
  executorRoleId: executorRoleId as number | null,
});

/** The reference of the task to its record, also as text, and the customer if the record has one. */
const ownerFields = async (
  tx: Transaction,
  { objectName, objectId }: Exemplar,
): Promise<Record<string, unknown>> => {
  if (objectName === null || objectId === null) return {};
  const declaration = registry.byName(objectName);
  const owner = await tx.records.get(systemActor, objectName, objectId);
  const customer = fieldOf(declaration, 'customer');
  const isCounterparty = customer?.type === 'reference' && customer.to === 'counterparty';
  return {
    ownerType: objectName,
    ownerId: objectId,
    subjectString: beginningOf(
      declaration.presentation.map((name) => String(owner[name] ?? '')).join(' '),
      255,
    ),
    ...(isCounterparty ? { customer: owner.customerId } : {}),
  };
};
