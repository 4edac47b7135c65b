import { fail, failFields } from '#domain/kernel/fail.ts';
import { defaultLanguage } from '#domain/kernel/language.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { graphOfDefinition, type Definition } from '#domain/processes/definitionGraph.ts';
import { processName } from '#domain/processes/processName.ts';
import type { Draft, Hooks, WriteContext } from '../writing/hooks.ts';
import { storeDefinitionVersion, newestVersion } from './storeDefinitionVersion.ts';
import { runningProcess } from './runningProcess.ts';

/**
 * A new process record starts the process, with the newest version of its definition. By one definition only one process may run
 * for a record. The outbox starts the workflow, and tells it when the process record is marked for deletion or restored.
 */
export const bpExemplarHooks: Hooks = {
  beforeWrite: async (draft, before, context) => {
    if (before) return;
    const definition = await activeDefinition(Number(draft.definition), context);
    const owner = await ownerOf(draft, definition, context);
    Object.assign(draft, processName(definition, owner && String(owner.presentation)));
    const newest = await newestVersion(context.tx, definition.id);
    draft.version =
      newest?.id ?? (await storeDefinitionVersion(context.tx, definition.id, graphOfDefinition(definition)));
    draft.waitingSince = new Date().toISOString();
  },
  afterWrite: async (exemplar, before, { tx }) => {
    if (!before || exemplar.markedToDelete !== before.markedToDelete)
      await tx.outbox('process', { exemplarId: exemplar.id });
  },
};

const activeDefinition = async (id: number, { tx }: WriteContext): Promise<Definition> => {
  const definition = (await tx.records.get(systemActor, 'bpDefinition', id)) as unknown as Definition;
  if (!definition.isActive || definition.markedToDelete) throw fail('definition_inactive');
  return definition;
};

/**
 * The record the process is about; null for a process that is about none. The record must be of the definition's object and visible
 * to the actor, and no process may run for it by this definition. A draft that names no object gets the one of the definition.
 */
const ownerOf = async (
  draft: Draft,
  { id: definitionId, ownerObjectName }: Definition,
  { tx, actor }: WriteContext,
): Promise<AnyRecord | null> => {
  draft.ownerObjectName ??= ownerObjectName;
  if (ownerObjectName && draft.ownerObjectName !== ownerObjectName) throw fail('process_other_object');
  if (draft.ownerObjectId === null || draft.ownerObjectId === undefined) {
    if (ownerObjectName) throw failFields([{ field: 'ownerObjectId', code: 'required' }]);
    return null;
  }
  const about = { objectName: String(draft.ownerObjectName ?? ''), objectId: Number(draft.ownerObjectId) };
  // The presentation of the record becomes part of the stored name, which is in the default language.
  const owner = await tx.records.get(
    { ...actor, language: defaultLanguage },
    about.objectName,
    about.objectId,
  );
  if (owner.markedToDelete) throw fail('process_record_marked');
  const exemplarId = await runningProcess(tx.sql, definitionId, about);
  if (exemplarId !== undefined) throw fail('process_already_runs', { exemplarId });
  return owner;
};
