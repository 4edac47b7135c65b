import {
  continueAsNew,
  currentUpdateInfo,
  setCurrentDetails,
  setHandler,
  upsertSearchAttributes,
  workflowInfo,
} from '@temporalio/workflow';
import { isRefusal } from '#domain/kernel/refusal.ts';
import {
  brought,
  decided,
  refusalOfProduction,
  reclamationMoves,
} from '#domain/service/reclamation.rules.ts';
import { shouldContinueAsNew, type Continued } from '../kernel/continued.ts';
import { databasePort } from '../kernel/databasePort.ts';
import { refusalFailure, refusalIn } from '../kernel/failures.ts';
import { createInbox, workAndResolve, type Inbox } from '../kernel/inbox.ts';
import { reminderComesFirst } from '../kernel/reminder.ts';
import { keyOf, now } from '../kernel/step.ts';
import type { ReclamationActivities } from './reclamation.activities.ts';
import { reclamationChanged, reclamationState, reclamationUpdates } from './reclamation.messages.ts';
import type { ReclamationInput, ReclamationRequest, ReclamationView } from './reclamation.messages.ts';
import { adopt, isAtRest, newReclamation, reclamationAttributes } from './reclamation.state.ts';
import { reclamationDetails, reclamationView, reminderOf } from './reclamation.state.ts';
import type { ReclamationCarried } from './reclamation.state.ts';

const db = databasePort<ReclamationActivities>();

type Message = ReclamationRequest | 'changed';

/** One reclamation, from its registration until it is closed, with the reminders of its decision. */
export async function reclamation(
  input: Continued<ReclamationInput, ReclamationCarried>,
): Promise<ReclamationView> {
  const self = input.carried ?? newReclamation(input.reclamationId);
  const inbox = createInbox<Message>(self.handled);
  listen(self, inbox);

  await refresh(self);
  for (;;) {
    if (!isAtRest(self) && (await reminderComesFirst(reminderOf(self, now()), () => !inbox.isEmpty())))
      await remind(self);
    for (let pending = inbox.take(); pending; pending = inbox.take()) {
      const { id, message } = pending;
      await workAndResolve(pending, () => handleMessage(self, message, keyOf(id)));
    }
    if (!shouldContinueAsNew(input) && !isAtRest(self)) continue;
    // If `allAnswered` gives false, another message has come. It must be handled before this workflow ends or continues as new.
    if (!(await inbox.allAnswered())) continue;
    if (isAtRest(self)) return reclamationView(self, now());
    await continueAsNew<typeof reclamation>({ ...input, carried: self });
  }
}

const listen = (self: ReclamationCarried, inbox: Inbox<Message>): void => {
  for (const move of reclamationMoves) {
    setHandler(reclamationUpdates[move], async (command: object) => {
      await inbox.submit(currentUpdateInfo()?.id ?? '', { ...command, move } as ReclamationRequest);
      return reclamationView(self, now());
    });
  }
  let changes = 0;
  // Each signal has a new id, so that none is taken for a repeated one.
  setHandler(reclamationChanged, () =>
    inbox.enqueue(`changed:${workflowInfo().runId}:${(changes += 1)}`, 'changed'),
  );
  setHandler(reclamationState, () => reclamationView(self, now()));
};

/** Reads the record, and shows its state in the Temporal UI. */
const refresh = async (self: ReclamationCarried): Promise<void> => {
  adopt(self, await db.readReclamation({ reclamationId: self.reclamationId }));
  show(self);
};

/** Reads the record first: a process may have decided, or moved the term, since the timer was set. */
const remind = async (self: ReclamationCarried): Promise<void> => {
  await refresh(self);
  const reminder = reminderOf(self, now());
  if (!reminder || reminder.at > now()) return;
  const { reclamationId, term } = self;
  const { id, kind } = reminder;
  try {
    await db.remindOfDecision({ key: keyOf(id), reclamationId, kind, term, at: now() });
    self.reminded.push(id);
    show(self);
  } catch (error) {
    // The record was changed meanwhile. The main loop reminds again, and first reads the record again.
    if (!hasMovedOn(error)) throw error;
  }
};

/** Whether a step was refused because the record was changed after it was read. */
const hasMovedOn = (error: unknown): boolean => refusalIn(error)?.type === 'reclamation_moved_on';

/**
 * Handles a message by the present record. If a late step of another worker has changed the record meanwhile, the message is
 * handled again.
 */
const handleMessage = async (self: ReclamationCarried, message: Message, key: string): Promise<void> => {
  await refresh(self);
  if (message === 'changed') return;
  try {
    await makeMove(self, message, key);
  } catch (error) {
    if (!hasMovedOn(error)) throw error;
    await handleMessage(self, message, key);
  }
};

const makeMove = async (
  self: ReclamationCarried,
  request: ReclamationRequest,
  key: string,
): Promise<void> => {
  const { reclamationId } = self;
  const { by, comment, seenAt } = request;
  const step = {
    key,
    reclamationId,
    by,
    at: now(),
    ...(comment === undefined ? {} : { comment }),
    ...(seenAt === undefined ? {} : { seenAt }),
  };
  if (request.move === 'orderProduction') {
    const refusal = refusalOfProduction(self.standing);
    if (refusal) throw refusalFailure(refusal);
    const { orderNumber, productId } = request;
    return db.orderProduction({ ...step, orderNumber, ...(productId === undefined ? {} : { productId }) });
  }
  const from = self.standing;
  const to = await nextStanding(self, request);
  if (isRefusal(to)) throw refusalFailure(to);
  // A repeated request: its first answer was lost, and there is nothing more to do.
  if (to === from) return;
  const { executionTypeId } = request.move === 'decide' ? request : {};
  await db.moveReclamation({
    ...step,
    from,
    to,
    ...(executionTypeId === undefined ? {} : { executionTypeId }),
  });
  await refresh(self);
};

/** The standing after a decision (`decided`), or in another state (`brought`); or why the request is refused. */
const nextStanding = async (
  { standing }: ReclamationCarried,
  request: Exclude<ReclamationRequest, { readonly move: 'orderProduction' }>,
) =>
  request.move === 'decide'
    ? decided(standing, await db.readReclamationDecision({ decisionId: request.decisionId }))
    : brought(standing, await db.readReclamationState({ stateId: request.stateId }));

/** Sets what people see in the Temporal UI: typed attributes to search by, and the state as text. */
const show = (self: ReclamationCarried): void => {
  upsertSearchAttributes(reclamationAttributes(self));
  setCurrentDetails(reclamationDetails(self));
};
