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
  boardOf,
  changeTruck,
  detailsOf,
  endsHold,
  hear,
  moveTruck,
  newQueue,
  openQueue,
  placeTruck,
  type QueueCarried,
  removeTruck,
  standingQueue,
  upgraded,
} from './stationQueue.state.ts';

const db = databasePort<StationQueueActivities>();

/** A message in the inbox: from a journey, about the station or its yard, or an operator's request (`Wish`). */
type QueueMail =
  | { readonly about: 'news'; readonly news: QueueNews }
  | { readonly about: 'settings' }
  | { readonly about: 'yardFreed' }
  | Wish;
type Wish =
  | ({ readonly about: 'reorder'; readonly position: number } & ArrangeCommand)
  | ({ readonly about: 'prioritise'; readonly priority: QueuePriority } & ArrangeCommand)
  | ({ readonly about: 'hold' | 'release' } & ArrangeCommand);

/** A full yard is tried again after this time, even if no signal says that it has room. */
const askYardAgainMs = 60_000;

/** The queue of one weighing station while it is switched on: decides which trucks are next and calls them. */
export async function stationQueue(input: Continued<StationQueueInput, QueueCarried>): Promise<QueueBoard> {
  const self = input.carried ? upgraded(input.carried) : newQueue(input.weighingStationId);
  const inbox = createInbox<QueueMail>(self.handled);
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
      pending.resolve(await take(self, pending.id, pending.message));
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
    // Messages do not move this time, so even a very busy queue notices a yard that was freed without a signal.
    askYardAt ??= Date.now() + askYardAgainMs;
    if (!(await condition(() => !inbox.isEmpty(), Math.max(1, askYardAt - Date.now()))))
      self.yardFull = false;
  }
}

const listen = (self: QueueCarried, inbox: Inbox<QueueMail>): void => {
  const hearLater = (news: QueueNews) => inbox.enqueue(news.messageId, { about: 'news', news });
  const ask = async (mail: QueueMail): Promise<QueueBoard> => {
    await inbox.submit(currentUpdateInfo()?.id ?? '', mail);
    return boardOf(self, Date.now());
  };
  const validator = (wish: { readonly dispositionId: number }) => {
    if (self.settings && inbox.isIdle()) mustWait(standingQueue(self), wish);
  };
  setHandler(queueSignals.joined, hearLater);
  setHandler(queueSignals.moved, hearLater);
  setHandler(queueSignals.left, hearLater);
  setHandler(queueSignals.served, hearLater);
  setHandler(stationChanged, ({ messageId }) => inbox.enqueue(messageId, { about: 'settings' }));
  setHandler(queueUpdates.reorder, (wish) => ask({ about: 'reorder', ...wish }), {
    validator,
  });
  setHandler(queueUpdates.hold, (wish) => ask({ about: 'hold', ...wish }), {
    validator,
  });
  setHandler(queueUpdates.release, (wish) => ask({ about: 'release', ...wish }), {
    validator,
  });
  setHandler(queueUpdates.prioritise, (wish) => ask({ about: 'prioritise', ...wish }), {
    validator,
  });
  setHandler(yardFreed, ({ messageId }) => inbox.enqueue(messageId, { about: 'yardFreed' }));
  setHandler(queueUpdates.settings, () => ask({ about: 'settings' }));
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
const take = async (self: QueueCarried, id: string, mail: QueueMail) => {
  switch (mail.about) {
    case 'settings':
      return {};
    case 'yardFreed':
      self.yardFull = false;
      return {};
    case 'news':
      hear(self, mail.news, now());
      if (endsHold(self, mail.news) && patched('2026-11-entryEndsHold'))
        changeTruck(self, mail.news.dispositionId, { held: false });
      return {};
    default:
      return fulfil(self, id, mail);
  }
};

const fulfil = async (self: QueueCarried, id: string, wish: Wish) => {
  try {
    if (patched('2026-11-wishJudgedInTurn'))
      mustWait(patched('2026-11-calledWaitsNoMore') ? standingQueue(self) : self.trucks, wish);
    if (wish.by !== undefined) await db.noteArrangement(arrangementOf(id, wish, wish.by));
    arrange(self, wish);
    return {};
  } catch (error) {
    const refusal = refusalIn(error);
    if (!refusal) throw error;
    return { refusal };
  }
};

const arrangementOf = (id: string, wish: Wish, by: number): Arrangement => ({
  key: keyOf(id),
  dispositionId: wish.dispositionId,
  change: wish.about,
  by,
  at: now(),
  ...(wish.comment ? { comment: wish.comment } : {}),
  ...(wish.about === 'prioritise' ? { priority: wish.priority } : {}),
  ...(wish.about === 'reorder' ? { place: wish.position + 1 } : {}),
});

const arrange = (self: QueueCarried, wish: Wish): void => {
  const { dispositionId } = wish;
  if (wish.about === 'reorder') return moveTruck(self, dispositionId, wish.position);
  if (wish.about === 'prioritise') return placeTruck(self, dispositionId, { priority: wish.priority });
  return changeTruck(self, dispositionId, { held: wish.about === 'hold' });
};

const callTrucks = async (self: QueueCarried): Promise<void> => {
  if (!self.settings) return;
  const calls = decideCalls(standingQueue(self), self.settings, self.yardFull);
  const gone = await Promise.all(calls.map((call) => callTruck(self, call)));
  if (gone.includes(true)) await callTrucks(self);
};

/**
 * Calls a truck. Its place counts as taken at once, and the journey answers later by a signal. True if the truck has no journey
 * and was removed, so that its place is free again.
 */
const callTruck = async (self: QueueCarried, { dispositionId, move }: QueueCall): Promise<boolean> => {
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
