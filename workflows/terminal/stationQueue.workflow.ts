import {
  condition,
  continueAsNew,
  currentUpdateInfo,
  getExternalWorkflowHandle,
  log,
  proxyLocalActivities,
  setCurrentDetails,
  setHandler,
  workflowInfo,
} from '@temporalio/workflow';
import { decideCalls, isWaiting, type QueueCall } from '#domain/terminal/queue.rules.ts';
import { refusalFailure } from '../kernel/failures.ts';
import { createInbox, type Inbox } from '../kernel/inbox.ts';
import { calledByQueue, journeyId } from './journey.messages.ts';
import type { StationQueueActivities } from './stationQueue.activities.ts';
import { queueBoard, queueSignals, queueUpdates, stationChanged } from './stationQueue.messages.ts';
import type { QueueBoard, QueueNews, StationQueueInput } from './stationQueue.messages.ts';
import {
  boardOf,
  changeTruck,
  detailsOf,
  findTruck,
  hear,
  moveTruck,
  newQueue,
  openQueue,
  removeTruck,
  standingQueue,
  type QueueCarried,
} from './stationQueue.state.ts';

const db = proxyLocalActivities<StationQueueActivities>({
  startToCloseTimeout: '10 seconds',
  retry: { initialInterval: '100 milliseconds', maximumInterval: '10 seconds' },
});

/** What waits for the main loop: news of a journey, or what an operator wants. */
type QueueMail =
  | { readonly about: 'news'; readonly news: QueueNews }
  | { readonly about: 'settings' }
  | {
      readonly about: 'reorder';
      readonly dispositionId: number;
      readonly position: number;
    }
  | { readonly about: 'hold' | 'release'; readonly dispositionId: number };

/** The queue of one weighing station, for as long as it is switched on: decides whose turn it is and calls them. */
export async function stationQueue(input: StationQueueInput): Promise<QueueBoard> {
  const self = input.carried ?? newQueue(input.weighingStationId);
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
      if (letter.message.about === 'settings') isOn = await readSettings(self);
      else apply(self, letter.message);
      letter.settle();
    }
    if (isOn) await callTrucks(self);
    setCurrentDetails(detailsOf(self));
    const tired = workflowInfo().continueAsNewSuggested || messages >= (input.continueAfter ?? Infinity);
    if ((!isOn || tired) && (await inbox.drained())) {
      if (!isOn) return boardOf(self, Date.now());
      await continueAsNew<typeof stationQueue>({ ...input, carried: self });
    }
    await condition(() => !inbox.isEmpty());
  }
}

const listen = (self: QueueCarried, inbox: Inbox<QueueMail>): void => {
  const hearLater = (news: QueueNews) => inbox.drop(news.messageId, { about: 'news', news });
  const ask = async (mail: QueueMail): Promise<QueueBoard> => {
    await inbox.submit(currentUpdateInfo()?.id ?? '', mail);
    return boardOf(self, Date.now());
  };
  setHandler(queueSignals.joined, hearLater);
  setHandler(queueSignals.moved, hearLater);
  setHandler(queueSignals.left, hearLater);
  setHandler(queueSignals.served, hearLater);
  setHandler(stationChanged, ({ messageId }) => inbox.drop(messageId, { about: 'settings' }));
  setHandler(queueUpdates.reorder, (wish) => ask({ about: 'reorder', ...wish }), {
    validator: (wish) => mustWait(self, wish),
  });
  setHandler(queueUpdates.hold, (wish) => ask({ about: 'hold', ...wish }), {
    validator: (wish) => mustWait(self, wish),
  });
  setHandler(queueUpdates.release, (wish) => ask({ about: 'release', ...wish }), {
    validator: (wish) => mustWait(self, wish),
  });
  setHandler(queueUpdates.settings, () => ask({ about: 'settings' }));
  setHandler(queueBoard, ({ now }) => boardOf(self, Date.parse(now)));
};

/** Only a truck that still waits can be moved or held; before the records are read nobody knows. */
const mustWait = (self: QueueCarried, { dispositionId }: { readonly dispositionId: number }): void => {
  if (!self.settings) return;
  const truck = findTruck(self, dispositionId);
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

const apply = (self: QueueCarried, mail: Exclude<QueueMail, { about: 'settings' }>): void => {
  if (mail.about === 'news') return hear(self, mail.news);
  if (mail.about === 'reorder') return moveTruck(self, mail.dispositionId, mail.position);
  return changeTruck(self, mail.dispositionId, { held: mail.about === 'hold' });
};

const callTrucks = async (self: QueueCarried): Promise<void> => {
  if (!self.settings) return;
  const calls = decideCalls(standingQueue(self), self.settings);
  const gone = await Promise.all(calls.map((call) => callTruck(self, call)));
  if (gone.includes(true)) await callTrucks(self);
};

/** The place is taken before the journey knows; its answer, yes or no, comes back as news. True when it is gone. */
const callTruck = async (self: QueueCarried, { dispositionId, move }: QueueCall): Promise<boolean> => {
  const messageId = `${workflowInfo().workflowId}:${workflowInfo().firstExecutionRunId}:call:${++self.calls}`;
  changeTruck(self, dispositionId, { called: { move, messageId } });
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
