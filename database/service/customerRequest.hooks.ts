import { isBound } from '#domain/platform/access.rules.ts';
import { closedAtAfter, answersCustomer } from '#domain/service/requestTimes.rules.ts';
import { commentHooks } from '../comments/comment.hooks.ts';
import type { Hooks } from '../writing/hooks.ts';
import { noteAnswer } from './firstAnswer.ts';
import { beginsWithDefault } from './firstStatus.hooks.ts';
import { termHooks } from './requestTerm.ts';

const withDefault = beginsWithDefault('customerRequestStatus').beforeWrite;

const term = termHooks('customerRequest');

/** A request begins in the default status, and keeps when its status closed it and when somebody is next notified of its term. */
export const customerRequestHooks: Hooks = {
  beforeWrite: async (draft, before, context) => {
    await withDefault?.(draft, before, context);
    await term.beforeWrite(draft, before, context);
    if (draft.status === undefined) return;
    const status = await context.tx.sql
      .selectFrom('customer_request_status')
      .select('is_closed')
      .where('id', '=', Number(draft.status ?? 0))
      .executeTakeFirst();
    const closedBefore = typeof before?.closedAt === 'string' ? before.closedAt : null;
    draft.closedAt = closedAtAfter(status?.is_closed === true, closedBefore, new Date().toISOString());
  },
  afterWrite: term.afterWrite,
};

/** The first comment of staff that a customer can read answers their request, also if it is opened to them later. */
export const customerRequestCommentHooks: Hooks = {
  ...commentHooks,
  afterWrite: async (comment, before, { tx, actor }) => {
    const becomesAnswer = answersCustomer(comment) && !(before && answersCustomer(before));
    if (!becomesAnswer || actor.userId === null || isBound(actor)) return;
    await noteAnswer(tx, Number(comment.customerRequestId));
  },
};
