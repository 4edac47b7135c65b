import { notify } from '#database/platform/notify.ts';
import { taskTemplateNamed, userIdByLogin } from '#database/processes/named.ts';
import { serverFor } from '#domain/platform/actor.ts';
import { missing, type ActionRunner } from './action.ts';

/** Notifies a person by login. */
export const notifySomebody: ActionRunner<'notify'> = async ({ tx, owner }, action) => {
  const person = await userIdByLogin(tx.sql, action.login);
  if (person === undefined) throw missing(action, action.login);
  await notify(tx, { to: [person], notice: 'processSays', facts: { text: action.text }, about: owner });
};

/** Creates a task from the template with this code or name. The process does not wait for the task. */
export const createTask: ActionRunner<'createTask'> = async ({ tx, owner, exemplar }, action) => {
  const template = await taskTemplateNamed(tx.sql, action.template);
  if (!template) throw missing(action, action.template);
  await tx.records.create(serverFor(exemplar.authorId), 'task', {
    name: template.name,
    taskTemplate: template.id,
    bpDefinition: exemplar.definitionId,
    bpExemplar: exemplar.id,
    ownerType: owner.object,
    ownerId: owner.id,
  });
};
