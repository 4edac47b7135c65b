import {
  condition,
  continueAsNew,
  currentUpdateInfo,
  getExternalWorkflowHandle,
  log,
  patched,
  setCurrentDetails,
  setHandler,
  workflowInfo,
} from '@temporalio/workflow';
import {
  decideCalls,
  isWaiting,
  type QueueCall,
  type QueuedTruck,
  type QueuePriority,
} from '#domain/terminal/queue.rules.ts';
import { shouldContinueAsNew, type Continued } from '../kernel/continued.ts';
import { databasePort } from '../kernel/databasePort.ts';
import { refusalFailure, refusalIn } from '../kernel/failures.ts';
import { createInbox, type Inbox } from '../kernel/inbox.ts';
import { keyOf, now } from '../kernel/step.ts';
import { calledByQueue, journeyId } from './journey.messages.ts';
import type { Arrangement, StationQueueActivities } from './stationQueue.activities.ts';
import {
  queueBoard,
  queueSignals,
  queueUpdates,
  stationChanged,
  yardFreed,
} from './stationQueue.messages.ts';
import type { ArrangeCommand, QueueBoard, QueueNews, StationQueueInput } from './stationQueue.messages.ts';
import {
  applyNews,
  boardOf,
  changeTruck,
  detailsOf,
  endsHold,
  moveTruck,
  newQueue,
  openQueue,
  placeTruck,
  type QueueCarried,
  removeTruck,
  trucksWithCalls,
  upgraded,
} from './stationQueue.state.ts';

const db = databasePort<StationQueueActivities>();

/** A message in the inbox: from a journey, about the station or its yard, or an operator's request (`OperatorRequest`). */
type QueueMessage =
  | { readonly about: 'news'; readonly news: QueueNews }
  | { readonly about: 'settings' }
  | { readonly about: 'yardFreed' }
  | OperatorRequest;
type OperatorRequest =
  | ({ readonly about: 'reorder'; readonly position: number } & ArrangeCommand)
  | ({ readonly about: 'prioritise'; readonly priority: QueuePriority } & ArrangeCommand)
  | ({ readonly about: 'hold' | 'release' } & ArrangeCommand);

/** A full yard is tried again after this time, even if no signal says that it has room. */
const askYardAgainMs = 60_000;

/** The queue of one weighing station while it is switched on: decides which trucks are next and calls them. */
export async function stationQueue(input: Continued<StationQueueInput, QueueCarried>): Promise<QueueBoard> {
  const self = input.carried ? upgraded(input.carried) : newQueue(input.weighingStationId);
  const inbox = createInbox<QueueMessage>(self.handled);
  listen(self, inbox);

  let isOn = true;
  if (!self.settings) {
    const opening = await db.openStationQueue({
      weighingStationId: self.weighingStationId,
    });
    openQueue(self, opening);
    isOn = opening.queueOn;
  }
  let messages = 0;
  let askYardAt: number | undefined;
  for (;;) {
    for (let pending = inbox.take(); pending; pending = inbox.take()) {
      messages += 1;
      const { about } = pending.message;
      if (about === 'settings') isOn = await readSettings(self);
      pending.resolve(await handleMessage(self, pending.id, pending.message));
    }
    if (isOn) await callTrucks(self);
    setCurrentDetails(detailsOf(self));
    const isLong = shouldContinueAsNew() || messages >= (input.continueAfter ?? Infinity);
    if ((!isOn || isLong) && (await inbox.allAnswered())) {
      if (!isOn) return boardOf(self, Date.now());
      await continueAsNew<typeof stationQueue>({ ...input, carried: self });
    }
    if (!self.yardFull) {
      askYardAt = undefined;
      await condition(() => !inbox.isEmpty());
      continue;
    }
    // Messages do not postpone this time, so even a very busy queue notices a yard that was freed without a signal.
    askYardAt ??= Date.now() + askYardAgainMs;
    if (!(await condition(() => !inbox.isEmpty(), Math.max(1, askYardAt - Date.now()))))
      self.yardFull = false;
  }
}

const listen = (self: QueueCarried, inbox: Inbox<QueueMessage>): void => {
  const enqueueNews = (news: QueueNews) => inbox.enqueue(news.messageId, { about: 'news', news });
  const submit = async (message: QueueMessage): Promise<QueueBoard> => {
    await inbox.submit(currentUpdateInfo()?.id ?? '', message);
    return boardOf(self, Date.now());
  };
  const validator = (request: { readonly dispositionId: number }) => {
    // While messages are pending, the truck's state may still change: `carryOut` judges the request in its turn.
    if (self.settings && inbox.isIdle()) mustWait(trucksWithCalls(self), request);
  };
  setHandler(queueSignals.joined, enqueueNews);
  setHandler(queueSignals.moved, enqueueNews);
  setHandler(queueSignals.left, enqueueNews);
  setHandler(queueSignals.served, enqueueNews);
  setHandler(stationChanged, ({ messageId }) => inbox.enqueue(messageId, { about: 'settings' }));
  setHandler(queueUpdates.reorder, (request) => submit({ about: 'reorder', ...request }), {
    validator,
  });
  setHandler(queueUpdates.hold, (request) => submit({ about: 'hold', ...request }), {
    validator,
  });
  setHandler(queueUpdates.release, (request) => submit({ about: 'release', ...request }), {
    validator,
  });
  setHandler(queueUpdates.prioritise, (request) => submit({ about: 'prioritise', ...request }), {
    validator,
  });
  setHandler(yardFreed, ({ messageId }) => inbox.enqueue(messageId, { about: 'yardFreed' }));
  setHandler(queueUpdates.settings, () => submit({ about: 'settings' }));
  setHandler(queueBoard, ({ now: at }) => boardOf(self, Date.parse(at)));
};

/** Only a waiting truck can be moved or held; one that has just been called no longer waits. */
const mustWait = (
  queue: readonly QueuedTruck[],
  { dispositionId }: { readonly dispositionId: number },
): void => {
  const truck = queue.find((each) => each.dispositionId === dispositionId);
  if (!truck)
    throw refusalFailure({
      code: 'record_not_found',
      params: { object: 'disposition', id: dispositionId },
    });
  if (!isWaiting(truck))
    throw refusalFailure({
      code: 'illegal_transition',
      params: { carsQueueStatus: truck.status },
    });
};

const readSettings = async (self: QueueCarried): Promise<boolean> => {
  const { queueOn, settings } = await db.readStation({
    weighingStationId: self.weighingStationId,
  });
  self.settings = settings;
  return queueOn;
};

/** Handles a message; an operator's request is first noted in the truck's history. Returns its refusal, if any. */
const handleMessage = async (self: QueueCarried, id: string, message: QueueMessage) => {
  switch (message.about) {
    case 'settings':
      // The main loop has already read the settings.
      return {};
    case 'yardFreed':
      self.yardFull = false;
      return {};
    case 'news':
      applyNews(self, message.news, now());
      if (endsHold(self, message.news) && patched('2026-11-entryEndsHold'))
        changeTruck(self, message.news.dispositionId, { held: false });
      return {};
    default:
      return carryOut(self, id, message);
  }
};

/**
 * Carries out an operator's request, or answers why it cannot be. The queue may have changed since the validator let the request
 * in, so the request is judged again; histories from before the two patches were judged less strictly.
 */
const carryOut = async (self: QueueCarried, id: string, request: OperatorRequest) => {
  try {
    if (patched('2026-11-wishJudgedInTurn'))
      mustWait(patched('2026-11-calledWaitsNoMore') ? trucksWithCalls(self) : self.trucks, request);
    if (request.by !== undefined) await db.noteArrangement(arrangementOf(id, request, request.by));
    arrange(self, request);
    return {};
  } catch (error) {
    const refusal = refusalIn(error);
    if (!refusal) throw error;
    return { refusal };
  }
};

const arrangementOf = (id: string, request: OperatorRequest, by: number): Arrangement => ({
  key: keyOf(id),
  dispositionId: request.dispositionId,
  change: request.about,
  by,
  at: now(),
  ...(request.comment ? { comment: request.comment } : {}),
  ...(request.about === 'prioritise' ? { priority: request.priority } : {}),
  ...(request.about === 'reorder' ? { place: request.position + 1 } : {}),
});

const arrange = (self: QueueCarried, request: OperatorRequest): void => {
  const { dispositionId } = request;
  if (request.about === 'reorder') return moveTruck(self, dispositionId, request.position);
  if (request.about === 'prioritise') return placeTruck(self, dispositionId, { priority: request.priority });
  return changeTruck(self, dispositionId, { held: request.about === 'hold' });
};

/** Calls the trucks that are next. If one of them was removed instead, its place is free, so the queue decides again. */
const callTrucks = async (self: QueueCarried): Promise<void> => {
  if (!self.settings) return;
  const calls = decideCalls(trucksWithCalls(self), self.settings, self.yardFull);
  const removals = await Promise.all(calls.map((call) => callTruck(self, call)));
  if (removals.includes(true)) await callTrucks(self);
};

/**
 * Calls a truck. Its place counts as taken at once, and the journey answers later by a signal. True if the truck has no journey
 * and was removed, so that its place is free again.
 */
const callTruck = async (self: QueueCarried, { dispositionId, move }: QueueCall): Promise<boolean> => {
  // A queue that was switched off and on begins again with call 1, so the id names the run that it began with.
  const messageId = keyOf(`${workflowInfo().firstExecutionRunId}:call:${++self.calls}`);
  changeTruck(self, dispositionId, { called: { move, messageId, at: now() } });
  try {
    await getExternalWorkflowHandle(journeyId(dispositionId)).signal(calledByQueue, { messageId, move });
    return false;
  } catch (error) {
    log.warn('a truck in the queue has no journey; it loses its place', {
      dispositionId,
      error,
    });
    removeTruck(self, dispositionId);
    return true;
  }
};
