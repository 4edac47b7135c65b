import type { Doing, Doer } from './action.ts';
import { missing } from './action.ts';
import { registry } from '#domain/objects.ts';
import { recordFunctions } from '#domain/processes/expression/actions.ts';

/** Writes a field as a person would: what is read-only, or a workflow's, is refused. */
export const setField: Doer<'setField'> = async ({ tx, actor, owner }, { field, value }) => {
  await tx.records.update(actor, owner.object, owner.id, { [field]: value });
};

/** A comment where the record keeps them: among its comments, in its history, or in its own words. */
export const addComment: Doer<'addComment'> = async (doing, action) => {
  const { tx, actor, owner } = doing;
  if (owner.object === 'reclamation') {
    const line = { reclamation: owner.id, actionType: 'CommentAdded', description: action.text };
    await tx.records.create(actor, 'reclamationHistory', line);
    return;
  }
  const comments = `${owner.object}Comment`;
  if (registry.has(comments)) {
    await tx.records.create(actor, comments, { [owner.object]: owner.id, text: action.text });
    return;
  }
  if (registry.byName(owner.object).fields.comment?.type !== 'text') throw missing(action, 'comment');
  await append(doing, action.text);
};

const append = async ({ tx, actor, owner }: Doing, text: string): Promise<void> => {
  const { comment } = await tx.records.get(actor, owner.object, owner.id);
  const before = typeof comment === 'string' && comment !== '' ? `${comment}\n` : '';
  await tx.records.update(actor, owner.object, owner.id, { comment: `${before}${text}` });
};

type RecordFunction = (doing: Doing) => Promise<unknown>;

/** What may be called by name: each is about the record that the process accompanies. */
const functions: Readonly<Record<(typeof recordFunctions)[number], RecordFunction>> = {
  confirm: ({ tx, actor, owner }) => tx.records.confirm(actor, owner.object, owner.id),
  undoConfirm: ({ tx, actor, owner }) => tx.records.undoConfirm(actor, owner.object, owner.id),
};

export const callFunction: Doer<'callFunction'> = async (doing, action) => {
  const name = recordFunctions.find((each) => each === action.name);
  if (!name) throw missing(action, action.name);
  await functions[name](doing);
};
