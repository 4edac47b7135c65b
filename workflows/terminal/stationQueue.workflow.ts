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
import { isTired, type Continued } from '../kernel/continued.ts';
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
  hear,
  moveTruck,
  newQueue,
  openQueue,
  placeTruck,
  removeTruck,
  standingQueue,
  upgraded,
  type QueueCarried,
} from './stationQueue.state.ts';

const db = databasePort<StationQueueActivities>();

/** What waits for the main loop: news of a journey, or what an operator wants. */
type QueueMail =
  | { readonly about: 'news'; readonly news: QueueNews }
  | { readonly about: 'settings' }
  | { readonly about: 'yardFreed' }
  | Wish;
type Wish =
  | ({ readonly about: 'reorder'; readonly position: number } & ArrangeCommand)
  | ({ readonly about: 'prioritise'; readonly priority: QueuePriority } & ArrangeCommand)
  | ({ readonly about: 'hold' | 'release' } & ArrangeCommand);

/** A yard that nobody says has room is asked again after so long. */
const askYardAgain = '1 minute';

/** The queue of one weighing station, for as long as it is switched on: decides whose turn it is and calls them. */
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
  for (;;) {
    for (let letter = inbox.take(); letter; letter = inbox.take()) {
      messages += 1;
      const { about } = letter.message;
      if (about === 'settings') isOn = await readSettings(self);
      letter.settle(await take(self, letter.id, letter.message));
    }
    if (isOn) await callTrucks(self);
    setCurrentDetails(detailsOf(self));
    const tired = isTired() || messages >= (input.continueAfter ?? Infinity);
    if ((!isOn || tired) && (await inbox.drained())) {
      if (!isOn) return boardOf(self, Date.now());
      await continueAsNew<typeof stationQueue>({ ...input, carried: self });
    }
    if (!self.yardFull) await condition(() => !inbox.isEmpty());
    else if (!(await condition(() => !inbox.isEmpty(), askYardAgain))) self.yardFull = false;
  }
}

const listen = (self: QueueCarried, inbox: Inbox<QueueMail>): void => {
  const hearLater = (news: QueueNews) => inbox.drop(news.messageId, { about: 'news', news });
  const ask = async (mail: QueueMail): Promise<QueueBoard> => {
    await inbox.submit(currentUpdateInfo()?.id ?? '', mail);
    return boardOf(self, Date.now());
  };
  const validator = (wish: { readonly dispositionId: number }) => {
    if (self.settings && inbox.isAtRest()) mustWait(standingQueue(self), wish);
  };
  setHandler(queueSignals.joined, hearLater);
  setHandler(queueSignals.moved, hearLater);
  setHandler(queueSignals.left, hearLater);
  setHandler(queueSignals.served, hearLater);
  setHandler(stationChanged, ({ messageId }) => inbox.drop(messageId, { about: 'settings' }));
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
  setHandler(yardFreed, ({ messageId }) => inbox.drop(messageId, { about: 'yardFreed' }));
  setHandler(queueUpdates.settings, () => ask({ about: 'settings' }));
  setHandler(queueBoard, ({ now: at }) => boardOf(self, Date.parse(at)));
};

/** Only a truck that still waits can be moved or held; one that has just been called does not. */
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

/** Does what the mail says; what an operator wishes is noted in the truck's history first. Answers with its refusal. */
const take = async (self: QueueCarried, id: string, mail: QueueMail) => {
  switch (mail.about) {
    case 'settings':
      return {};
    case 'yardFreed':
      self.yardFull = false;
      return {};
    case 'news':
      hear(self, mail.news, now());
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

/** The place is taken before the journey knows; its answer, yes or no, comes back as news. True when it is gone. */
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
