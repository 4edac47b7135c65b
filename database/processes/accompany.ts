import { sql } from 'kysely';
import { KejaError } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { holds, isFault, readExpression } from '#domain/processes/expression/expression.ts';
import type { Transaction } from '../transaction.ts';
import type { WriteContext } from '../writing/hooks.ts';
import { expressionRecords } from './expressionRecords.ts';
import { loginOf } from './loginOf.ts';
import { runningProcess } from './runningProcess.ts';

/** What processes are made of starts none: it would have no end. */
const ofProcesses = new Set(['bpDefinition', 'bpDefinitionVersion', 'bpExemplar', 'bpHistory']);
const isGivenByProcess = (object: string, record: AnyRecord): boolean =>
  object === 'task' && record.bpExemplarId !== null;

/**
 * Begins the processes whose rule a write of a record has made true, in the same transaction.
 * @param read the record as it is now; asked only where there is a rule
 */
export const accompany = async (
  context: WriteContext,
  object: string,
  before: AnyRecord | undefined,
  read: () => Promise<AnyRecord>,
): Promise<void> => {
  if (ofProcesses.has(object)) return;
  const { rows } = await sql<Rule>`
    select id, start_code as "startCode" from bp_definition
    where owner_object_name = ${object} and starts_by_rule and is_active and not marked_to_delete
    order by id`.execute(context.tx.sql);
  if (rows.length === 0) return;
  const record = await read();
  if (record.markedToDelete || isGivenByProcess(object, record)) return;
  for (const rule of rows) {
    if (await comesToHold(context, object, rule, record, before))
      await begin(context, object, record.id, rule);
  }
};

interface Rule {
  readonly id: number;
  /** Nothing said holds for every record from its beginning. */
  readonly startCode: string | null;
}

/** It holds now, and did not before; a new record had no before. */
const comesToHold = async (
  context: WriteContext,
  object: string,
  { startCode }: Rule,
  record: AnyRecord,
  before: AnyRecord | undefined,
): Promise<boolean> => {
  if (!startCode) return before === undefined;
  if (!(await isTrue(context, object, startCode, record))) return false;
  return before === undefined || !(await isTrue(context, object, startCode, before));
};

/** What cannot be told of a record, such as about a field that it has empty, does not hold. */
const isTrue = async (
  { tx, actor, registry }: WriteContext,
  object: string,
  code: string,
  record: AnyRecord,
): Promise<boolean> => {
  const expression = readExpression(registry, object, code, 'condition');
  if (isFault(expression)) return false;
  const readable = expressionRecords(tx.records, systemActor);
  const startedBy = await loginOf(tx.sql, actor.userId);
  const surroundings = { now: new Date().toISOString(), result: '', executor: '', startedBy };
  try {
    return holds(expression, await readable.complete(expression.shape, record), surroundings);
  } catch (error) {
    if (error instanceof KejaError) return false;
    throw error;
  }
};

const begin = async ({ tx, actor }: WriteContext, object: string, id: number, rule: Rule): Promise<void> => {
  const about = { objectName: object, objectId: id };
  if ((await runningProcess(tx.sql, rule.id, about)) !== undefined) return;
  await tx.records.create({ ...systemActor, userId: actor.userId }, 'bpExemplar', {
    definition: rule.id,
    ownerObjectName: object,
    ownerObjectId: id,
  });
};

/** Tells the processes of a record that it is gone: they cancel themselves. */
export const leaveAlone = async (tx: Transaction, object: string, id: number): Promise<void> => {
  const { rows } = await sql<{ id: number }>`
    select id from bp_exemplar where owner_object_name = ${object} and owner_object_id = ${id}
      and status = 'Active' order by id`.execute(tx.sql);
  for (const exemplar of rows) await tx.outbox('process', { exemplarId: exemplar.id });
};
