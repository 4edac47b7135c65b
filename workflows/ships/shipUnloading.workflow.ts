import type { UpdateDefinition } from '@temporalio/common';
import {
  condition,
  continueAsNew,
  currentUpdateInfo,
  setCurrentDetails,
  setHandler,
  upsertSearchAttributes,
} from '@temporalio/workflow';
import {
  afterEnding,
  afterOpening,
  allowedMoves,
  newUnloading,
  refusalOfMove,
  unloadingMoves,
  unloadingStatus,
  type UnloadingState,
} from '#domain/ships/unloading.rules.ts';
import { refuse } from '#domain/kernel/refusal.ts';
import { shouldContinueAsNew, type Continued } from '../kernel/continued.ts';
import { databasePort } from '../kernel/databasePort.ts';
import { refusalFailure, refusalIn } from '../kernel/failures.ts';
import { createInbox, type Inbox, type PendingMessage } from '../kernel/inbox.ts';
import { keyOf, now } from '../kernel/step.ts';
import { searchKeys } from '../searchAttributes.ts';
import type { ShipUnloadingActivities } from './shipUnloading.activities.ts';
import { unloadingState, unloadingUpdates } from './shipUnloading.messages.ts';
import type { ShipUnloadingInput, UnloadingRequest, UnloadingView } from './shipUnloading.messages.ts';

const db = databasePort<ShipUnloadingActivities>();

/** The state that is carried over by continue-as-new, as plain JSON. A new shape gets a new `schema`. */
interface UnloadingCarried {
  readonly schema: 1;
  readonly numberStr: string;
  readonly state: UnloadingState;
  readonly handled: string[];
}

/** The state of the workflow in memory; `UnloadingCarried` is what continue-as-new carries over of it. */
interface Self {
  readonly unloadingId: number;
  /** Null until the record has been read. */
  numberStr: string | null;
  state: UnloadingState;
  readonly handled: string[];
}

/** The unloading of one ship over scales, from its first run to its approval. */
export async function shipUnloading(
  input: Continued<ShipUnloadingInput, UnloadingCarried>,
): Promise<UnloadingView> {
  const { carried, unloadingId } = input;
  const self: Self = {
    unloadingId,
    numberStr: carried?.numberStr ?? null,
    state: carried?.state ?? newUnloading,
    handled: carried?.handled ?? [],
  };
  const inbox = createInbox<UnloadingRequest>(self.handled);
  listen(self, inbox);
  if (self.numberStr === null) await openRecord(self, inbox);
  show(self);
  let messages = 0;
  for (;;) {
    if (!self.state.approved) await condition(() => !inbox.isEmpty());
    const putOff: PendingMessage<UnloadingRequest>[] = [];
    for (let pending = inbox.take(); pending; pending = inbox.take()) {
      messages += 1;
      if (!(await handleMessage(self, pending))) putOff.push(pending);
    }
    // For these messages the record was ahead of this workflow, most likely because of one of the other messages. Now the record
    // is read, and these messages are judged by it.
    for (const pending of putOff) await handleFromRecord(self, pending);
    const isLong = shouldContinueAsNew() || messages >= (input.continueAfter ?? Infinity);
    if (!isLong && !self.state.approved) continue;
    // If `allAnswered` gives false, another message has come. It must be handled before this workflow ends or continues as new.
    if (!(await inbox.allAnswered())) continue;
    if (self.state.approved) return viewOf(self);
    const { numberStr, state, handled } = self;
    await continueAsNew<typeof shipUnloading>({
      ...input,
      carried: { schema: 1, numberStr: numberStr ?? '', state, handled },
    });
  }
}

/** Handlers add commands to the inbox for the main loop; validators refuse at once those that cannot succeed. */
const listen = (self: Self, inbox: Inbox<UnloadingRequest>): void => {
  for (const move of unloadingMoves) {
    const submit = async (command: object) => {
      await inbox.submit(currentUpdateInfo()?.id ?? '', { ...command, move } as UnloadingRequest);
      return viewOf(self);
    };
    const validator = (command: object) => {
      // The main loop judges if the record is unread or other messages come first. A repeated message is only answered again.
      const isRepeated = self.handled.includes(currentUpdateInfo()?.id ?? '');
      if (self.numberStr === null || !inbox.isIdle() || isRepeated) return;
      mustBeAllowed(self, { ...command, move } as UnloadingRequest);
    };
    setHandler(unloadingUpdates[move] as UpdateDefinition<UnloadingView, [object]>, submit, { validator });
  }
  setHandler(unloadingState, () => viewOf(self));
};

/** Throws the refusal if the request is not allowed in the present state, or names a run that is not open. */
const mustBeAllowed = (self: Self, request: UnloadingRequest): void => {
  const refusal = refusalOfMove(self.state, request.move, 'scaleId' in request ? request.scaleId : undefined);
  if (refusal) throw refusalFailure(refusal);
  if ((request.move !== 'closeRun' && request.move !== 'dropRun') || request.rowId === undefined) return;
  if (!self.state.open.some(({ rowId }) => rowId === request.rowId))
    throw refusalFailure(refuse('unloading_not_allowed', { move: request.move, rowId: request.rowId }));
};

/** Reads the record. If the record does not exist, refuses all messages and fails. */
const openRecord = async (self: Self, inbox: Inbox<UnloadingRequest>): Promise<void> => {
  try {
    const { numberStr, state } = await db.openUnloading({ unloadingId: self.unloadingId });
    self.numberStr = numberStr;
    self.state = state;
  } catch (error) {
    const refusal = refusalIn(error);
    do {
      for (let pending = inbox.take(); pending; pending = inbox.take()) pending.resolve({ refusal });
    } while (!(await inbox.allAnswered()));
    throw refusal ?? error;
  }
};

/**
 * Does what the message asks and answers it. False if the record is in another state than `self`, because a worker has written a
 * step and failed before it could report the step to Temporal. The message then waits without an answer.
 */
const handleMessage = async (self: Self, pending: PendingMessage<UnloadingRequest>): Promise<boolean> => {
  const { message, resolve } = pending;
  try {
    mustBeAllowed(self, message);
    self.state = await makeMove(self, message, keyOf(pending.id));
    show(self);
    resolve();
  } catch (error) {
    const refusal = refusalIn(error);
    if (!refusal) throw error;
    if (refusal.type === 'unloading_moved_on') return false;
    resolve({ refusal });
  }
  return true;
};

/** Reads the record and handles the message by it, until the record is no longer ahead. */
const handleFromRecord = async (self: Self, pending: PendingMessage<UnloadingRequest>): Promise<void> => {
  do {
    self.state = (await db.openUnloading({ unloadingId: self.unloadingId })).state;
  } while (!(await handleMessage(self, pending)));
};

const makeMove = async (self: Self, request: UnloadingRequest, key: string): Promise<UnloadingState> => {
  const { unloadingId, state } = self;
  const step = (next: UnloadingState) => ({
    key,
    unloadingId,
    by: request.by,
    at: now(),
    status: unloadingStatus(next),
    from: state,
  });
  switch (request.move) {
    case 'openRun': {
      const { scaleId, boxId = null, hold = null, enumerator = null } = request;
      // The row has no id before it is written. The status does not depend on the id.
      const openingStep = step(afterOpening(state, { rowId: 0, scaleId }));
      const { rowId } = await db.openRun({ ...openingStep, scaleId, boxId, hold, enumerator });
      return afterOpening(state, { rowId, scaleId });
    }
    case 'closeRun':
    case 'dropRun': {
      const { scaleId, enumerator = null } = request;
      // `mustBeAllowed` has refused a scale without an open run, so 0 is never used.
      const rowId = state.open.find((run) => run.scaleId === scaleId)?.rowId ?? 0;
      const isKept = request.move === 'closeRun';
      const next = afterEnding(state, scaleId, isKept);
      await db[request.move]({ ...step(next), rowId, enumerator });
      return next;
    }
    case 'changeRun': {
      const { rowId, boxId = null, hold = null } = request;
      await db.changeRun({ ...step(state), rowId, boxId, hold });
      return state;
    }
    case 'setBoxes':
      await db.setBoxes({ ...step(state), boxes: request.boxes });
      return state;
    case 'finish':
    case 'resume': {
      const next = { ...state, finished: request.move === 'finish' };
      await db.moveUnloading(step(next));
      return next;
    }
    case 'approve':
      await db.approveUnloading({ ...step(state), ...(request.accept ? { accept: request.accept } : {}) });
      return { ...state, approved: true };
  }
};

const viewOf = ({ unloadingId, state }: Self): UnloadingView => ({
  unloadingId,
  status: unloadingStatus(state),
  approved: state.approved,
  allowed: allowedMoves(state),
  open: state.open,
});

/** Sets what operators see in the Temporal UI. */
const show = ({ state }: Self): void => {
  const stage = state.approved ? 'approved' : unloadingStatus(state);
  upsertSearchAttributes([{ key: searchKeys.stage, value: stage }]);
  setCurrentDetails(`${stage} · ${state.open.length} open, ${state.ended} ended`);
};
