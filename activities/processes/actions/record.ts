import { lockParameters } from '#database/parameters.ts';
import { fieldOf } from '#domain/kernel/declaration.ts';
import { fail } from '#domain/kernel/fail.ts';
import { additionalName, parameterKey } from '#domain/kernel/parameter.ts';
import { warsawDay } from '#domain/kernel/warsawDay.ts';
import { registry } from '#domain/objects.ts';
import { commentPlaceOf, commentsOf, type CommentPlace } from '#domain/processes/commentPlace.rules.ts';
import { recordFunctions } from '#domain/processes/expression/actions.ts';
import type { Plain } from '#domain/processes/expression/values.ts';
import { missing, type ActionRunner, type ActionContext } from './action.ts';

/** Writes a field or a parameter under the rules for people: fields that are read-only or written by a workflow are refused. */
export const setField: ActionRunner<'setField'> = async ({ tx, actor, owner }, { field: name, value }) => {
  // Undefined if the name is that of a declared field and not of a parameter.
  const key = parameterKey(name);
  const field =
    key === undefined
      ? fieldOf(registry.byName(owner.object), name)
      : (await lockParameters(tx.sql, owner.object, [key])).get(key)?.field;
  const writtenValue = field?.type === 'date' ? dayOf(value) : value;
  const input = key === undefined ? { [name]: writtenValue } : { [additionalName]: { [key]: writtenValue } };
  await tx.records.update(actor, owner.object, owner.id, input);
};

/** A moment as its day in Warsaw, because expressions have no days, only moments such as `now`. Other values stay as they are. */
const dayOf = (value: Plain): Plain =>
  typeof value === 'string' && value.includes('T') ? warsawDay(value) : value;

/** Adds a comment to the record. */
export const addComment: ActionRunner<'addComment'> = async (context, { text }) => {
  const place = commentPlaceOf(registry, context.owner.object);
  if (!place) throw fail('process_comments_not_kept', { object: context.owner.object });
  await commentWriters[place](context, text);
};

const addToHistory = async ({ tx, actor, owner }: ActionContext, text: string): Promise<void> => {
  const line = { reclamation: owner.id, actionType: 'CommentAdded', description: text };
  await tx.records.create(actor, 'reclamationHistory', line);
};

const addToComments = async ({ tx, actor, owner }: ActionContext, text: string): Promise<void> => {
  await tx.records.create(actor, commentsOf(owner.object), { [owner.object]: owner.id, text });
};

const addToField = async ({ tx, actor, owner }: ActionContext, text: string): Promise<void> => {
  const { comment } = await tx.records.get(actor, owner.object, owner.id);
  const earlier = typeof comment === 'string' && comment !== '' ? `${comment}\n` : '';
  await tx.records.update(actor, owner.object, owner.id, { comment: `${earlier}${text}` });
};

const commentWriters: Readonly<Record<CommentPlace, typeof addToField>> = {
  history: addToHistory,
  comments: addToComments,
  field: addToField,
};

type RecordFunction = (context: ActionContext) => Promise<unknown>;

/** The functions that an action may call by name. Each works on the record of the process. */
const functions: Readonly<Record<(typeof recordFunctions)[number], RecordFunction>> = {
  confirm: ({ tx, actor, owner }) => tx.records.confirm(actor, owner.object, owner.id),
  undoConfirm: ({ tx, actor, owner }) => tx.records.undoConfirm(actor, owner.object, owner.id),
};

export const callFunction: ActionRunner<'callFunction'> = async (context, action) => {
  const name = recordFunctions.find((each) => each === action.name);
  if (!name) throw missing(action, action.name);
  await functions[name](context);
};
