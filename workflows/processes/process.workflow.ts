import {
  condition,
  continueAsNew,
  currentUpdateInfo,
  patched,
  setCurrentDetails,
  setHandler,
  upsertSearchAttributes,
  workflowInfo,
} from '@temporalio/workflow';
import { shouldContinueAsNew } from '../kernel/continued.ts';
import { databasePort } from '../kernel/databasePort.ts';
import { refusalIn } from '../kernel/failures.ts';
import { createInbox, workAndResolve, type Inbox, type PendingMessage } from '../kernel/inbox.ts';
import { keyOf, now } from '../kernel/step.ts';
import type { ProcessActivities, ProcessPlace } from './process.activities.ts';
import { processChanged, processStanding, processUpdates, stageExecuted } from './process.messages.ts';
import type { ProcessCommands, ProcessInput, ProcessCommandName } from './process.messages.ts';
import { isEnded, newProcess, processAttributes, processDetails, processView } from './process.state.ts';
import type { ProcessCarried, ProcessView } from './process.state.ts';

const db = databasePort<ProcessActivities>('20 seconds');

/** A command with the name of its move, such as `{ move: 'completeStage', command: { taskId: 7 } }`. */
type Message = {
  [M in ProcessCommandName]: { readonly move: M; readonly command: ProcessCommands[M] };
}[ProcessCommandName];

/** One instance of a business process: from its first stage, task after task, until a stage without a next one. */
export async function process(input: ProcessInput): Promise<ProcessView> {
  const self = input.carried ?? newProcess(input.exemplarId);
  const inbox = createInbox<Message | 'changed'>(self.handled);
  listen(self, inbox);

  // After continue-as-new the details must be set again: the server carries over only attributes and memo.
  if (self.place) setCurrentDetails(processDetails(self.place));
  else {
    const { exemplarId } = self;
    arriveAt(self, await db.beginProcess({ key: keyOf('begin'), exemplarId, at: now() }));
  }
  for (;;) {
    await condition(() => !inbox.isEmpty() || isEnded(self));
    for (let pending = inbox.take(); pending; pending = inbox.take()) await handleMessage(self, pending);
    if (!shouldContinueAsNew(input) && !isEnded(self)) continue;
    if (!(await inbox.allAnswered())) continue;
    if (isEnded(self)) return processView(self);
    await continueAsNew<typeof process>({ ...input, carried: self });
  }
}

const listen = (self: ProcessCarried, inbox: Inbox<Message | 'changed'>): void => {
  const submit = async (message: Message): Promise<ProcessView> => {
    await inbox.submit(currentUpdateInfo()?.id ?? '', message);
    return processView(self);
  };
  setHandler(processUpdates.completeStage, (command) => submit({ move: 'completeStage', command }));
  setHandler(processUpdates.tryAgain, (command) => submit({ move: 'tryAgain', command }));
  setHandler(processUpdates.redirect, (command) => submit({ move: 'redirect', command }));
  setHandler(processUpdates.cancel, (command) => submit({ move: 'cancel', command }));
  setHandler(processUpdates.move, (command) => submit({ move: 'move', command }));
  setHandler(stageExecuted, (command) =>
    inbox.enqueue(`stageExecuted:${command.taskId}`, { move: 'completeStage', command }),
  );
  let changes = 0;
  // Each signal has a new id, so that none is taken for a repeated one.
  setHandler(processChanged, () =>
    inbox.enqueue(`changed:${workflowInfo().runId}:${(changes += 1)}`, 'changed'),
  );
  setHandler(processStanding, () => processView(self));
};

const handleMessage = (self: ProcessCarried, pending: PendingMessage<Message | 'changed'>): Promise<void> =>
  workAndResolve(pending, () =>
    pending.message === 'changed' ? refresh(self) : makeMove(self, pending.message, keyOf(pending.id)),
  );

/**
 * Makes a move. A worker may have written an earlier move into the record and failed before this workflow got the result. So if
 * a move is refused and the record has progressed since this run read it, the move is tried once more from the present state.
 */
const makeMove = async (self: ProcessCarried, message: Message, key: string): Promise<void> => {
  const revisionBefore = self.place?.revision;
  try {
    arriveAt(self, await carryOut(self, message, key));
  } catch (error) {
    if (!refusalIn(error) || !patched('2026-11-processGoesOnFromRecord')) throw error;
    arriveAt(self, await db.readProcess({ exemplarId: self.exemplarId }));
    if (self.place?.revision === revisionBefore) throw error;
    arriveAt(self, await carryOut(self, message, key));
  }
};

/** Reads the record again; cancels a process that was marked for deletion. */
const refresh = async (self: ProcessCarried): Promise<void> => {
  const { exemplarId } = self;
  arriveAt(self, await db.readProcess({ exemplarId }));
  if (!self.place?.marked || isEnded(self)) return;
  const step = { key: keyOf('marked'), exemplarId, at: now(), by: null, comment: null };
  arriveAt(self, await db.cancelProcess(step));
};

const carryOut = (
  { exemplarId, place }: ProcessCarried,
  message: Message,
  key: string,
): Promise<ProcessPlace> => {
  const step = { key, exemplarId, at: now() };
  // In `steering`, `seen` is the revision that this run has read. Some commands have a `seen` of their own, the revision that the
  // caller saw. They are written after `steering`, so that the caller's revision counts.
  const steering = { ...step, ...(place?.revision === undefined ? {} : { seen: place.revision }) };
  switch (message.move) {
    case 'completeStage':
      return db.completeStage({ ...message.command, ...step });
    case 'tryAgain':
      return db.tryAgain({ ...steering, ...message.command });
    case 'redirect':
      return db.redirectProcess({ ...steering, ...message.command });
    case 'cancel':
      return db.cancelProcess({ ...steering, ...message.command });
    case 'move':
      return db.moveProcess({ ...message.command, ...steering });
  }
};

/**
 * Keeps the place at which the record now is, and sets what people see in the Temporal UI: typed attributes to search by, and the
 * state as text.
 */
const arriveAt = (self: ProcessCarried, place: ProcessPlace): void => {
  self.place = place;
  upsertSearchAttributes(processAttributes(place));
  setCurrentDetails(processDetails(place));
};
