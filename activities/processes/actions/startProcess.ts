import { definitionNamed } from '#database/processes/named.ts';
import { runningProcess } from '#database/processes/runningProcess.ts';
import { missing, type ActionRunner } from './action.ts';

/** Begins another process for the same record by its definition's name, unless one runs already. */
export const startProcess: ActionRunner<'startProcess'> = async ({ tx, actor, owner }, action) => {
  const definition = await definitionNamed(tx.sql, action.definition);
  if (!definition) throw missing(action, action.definition);
  const about = { objectName: owner.object, objectId: owner.id };
  if ((await runningProcess(tx.sql, definition.id, about)) !== undefined) return;
  await tx.records.create(actor, 'bpExemplar', {
    definition: definition.id,
    ownerObjectName: owner.object,
    ownerObjectId: owner.id,
  });
};
