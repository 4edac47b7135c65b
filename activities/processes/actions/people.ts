import { sql } from 'kysely';
import { notify } from '#database/platform/notify.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { missing, type Doer } from './action.ts';

/** Tells somebody, known by their login. */
export const notifySomebody: Doer<'notify'> = async ({ tx, owner }, action) => {
  const { rows } = await sql<{ id: number }>`
    select id from "user" where lower(login) = lower(${action.login}) and not marked_to_delete`.execute(
    tx.sql,
  );
  if (!rows[0]) throw missing(action, action.login);
  await notify(tx, { to: [rows[0].id], notice: 'processSays', facts: { text: action.text }, about: owner });
};

/** A task beside the process, from a template known by its code or name; the process does not wait for it. */
export const createTask: Doer<'createTask'> = async ({ tx, owner, exemplar }, action) => {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from task_template where (code = ${action.template} or name = ${action.template})
      and not marked_to_delete order by code = ${action.template} desc nulls last, id limit 1`.execute(
    tx.sql,
  );
  const [template] = rows;
  if (!template) throw missing(action, action.template);
  await tx.records.create({ ...systemActor, userId: exemplar.authorId }, 'task', {
    name: template.name,
    taskTemplate: template.id,
    bpDefinition: exemplar.definitionId,
    bpExemplar: exemplar.id,
    ownerType: owner.object,
    ownerId: owner.id,
  });
};
