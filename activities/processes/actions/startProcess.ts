import { sql } from 'kysely';
import { runningProcess } from '#database/processes/runningProcess.ts';
import { missing, type Doer } from './action.ts';

/** Begins another process for the same record, by its definition's name; one that runs already is enough. */
export const startProcess: Doer<'startProcess'> = async ({ tx, actor, owner }, action) => {
  const { rows } = await sql<{ id: number }>`
    select id from bp_definition where name = ${action.definition} and is_active and not marked_to_delete
    order by id limit 1`.execute(tx.sql);
  const [definition] = rows;
  if (!definition) throw missing(action, action.definition);
  const about = { objectName: owner.object, objectId: owner.id };
  if ((await runningProcess(tx.sql, definition.id, about)) !== undefined) return;
  await tx.records.create(actor, 'bpExemplar', {
    definition: definition.id,
    ownerObjectName: owner.object,
    ownerObjectId: owner.id,
  });
};
