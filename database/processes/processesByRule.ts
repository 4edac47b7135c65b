import { sql } from 'kysely';
import { KejaError } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { serverFor, systemActor } from '#domain/platform/actor.ts';
import { holds, isFault, readExpression } from '#domain/processes/expression/expression.ts';
import type { Transaction } from '../transaction.ts';
import type { WriteContext } from '../writing/hooks.ts';
import { expressionRecords } from './expressionRecords.ts';
import { loginOf } from './loginOf.ts';
import { runningProcess } from './runningProcess.ts';

/** The objects that processes consist of. Their records start no process; otherwise starting would never end. */
const processObjects = new Set(['bpDefinition', 'bpDefinitionVersion', 'bpExemplar', 'bpHistory']);
/** Whether the record is a task that a process gave: for the same reason, such a task starts no process. */
const isGivenByProcess = (object: string, record: AnyRecord): boolean =>
  object === 'task' && record.bpExemplarId !== null;

/**
 * Starts, in the same transaction, the processes whose start rule has become true by a write of a record.
 * @param before the record before the write; undefined if the record is new
 * @param read reads the record as it is after the write; called only if there is a rule
 */
export async function startByRules(
  context: WriteContext,
  object: string,
  rules: readonly StartRule[],
  before: AnyRecord | undefined,
  read: () => Promise<AnyRecord>,
): Promise<void> {
  if (processObjects.has(object) || rules.length === 0) return;
  const record = await read();
  if (record.markedToDelete || isGivenByProcess(object, record)) return;
  for (const rule of rules) {
    if (await comesToHold(context, object, rule, record, before))
      await startProcess(context, object, record.id, rule);
  }
}

export interface StartRule {
  /** The id of the process definition that is started. */
  readonly id: number;
  /** The condition on the record, in CEL; if it is empty, the process starts for every new record. */
  readonly startCode: string | null;
}

/** Whether the rule is true now and was not before the write. */
const comesToHold = async (
  context: WriteContext,
  object: string,
  { startCode }: StartRule,
  record: AnyRecord,
  before: AnyRecord | undefined,
): Promise<boolean> => {
  if (!startCode) return before === undefined;
  if (!(await isTrue(context, object, startCode, record))) return false;
  return before === undefined || !(await isTrue(context, object, startCode, before));
};

/** An expression that cannot be read, or not be evaluated, for example because a field is empty, counts as false. */
const isTrue = async (
  { tx, actor, registry }: WriteContext,
  object: string,
  code: string,
  record: AnyRecord,
): Promise<boolean> => {
  const expression = readExpression(registry, object, code, 'condition');
  if (isFault(expression)) return false;
  // The rule belongs to an administrator: it may follow references to records that the writing person does not see.
  const reader = expressionRecords(tx.records, systemActor);
  const startedBy = await loginOf(tx.sql, actor.userId);
  // The process has not begun yet: it has neither a result nor an executor.
  const context = { now: new Date().toISOString(), result: '', executor: '', startedBy };
  try {
    return holds(expression, await reader.complete(expression.shape, record), context);
  } catch (error) {
    if (error instanceof KejaError) return false;
    throw error;
  }
};

/** Starts a process about the record, unless one of the same definition runs about it already. */
const startProcess = async (
  { tx, actor }: WriteContext,
  object: string,
  id: number,
  rule: StartRule,
): Promise<void> => {
  const about = { objectName: object, objectId: id };
  if ((await runningProcess(tx.sql, rule.id, about)) !== undefined) return;
  await tx.records.create(serverFor(actor.userId), 'bpExemplar', {
    definition: rule.id,
    ownerObjectName: object,
    ownerObjectId: id,
  });
};

/** Signals the running processes of a record that it is deleted; they then cancel themselves. */
export async function signalDeletion(tx: Transaction, object: string, id: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from bp_exemplar where owner_object_name = ${object} and owner_object_id = ${id}
      and status = 'Active' order by id`.execute(tx.sql);
  for (const exemplar of rows) await tx.outbox('process', { exemplarId: exemplar.id });
}
