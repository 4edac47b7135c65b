import { continueAsNew, patched, setCurrentDetails, workflowInfo } from '@temporalio/workflow';
import { hasEnded } from '#domain/terminal/journey.rules.ts';
import { shouldContinueAsNew, type Continued } from '../kernel/continued.ts';
import { databasePort } from '../kernel/databasePort.ts';
import { refusalIn } from '../kernel/failures.ts';
import { createInbox, type Inbox, type PendingMessage } from '../kernel/inbox.ts';
import { keyOf, now } from '../kernel/step.ts';
import type { JourneyActivities } from './journey.activities.ts';
import { listen } from './journey.handlers.ts';
import type { JourneyInput, JourneyMessage, JourneyView, MoveRequest } from './journey.messages.ts';
import { messageOrDeadline } from './journey.alarms.ts';
import { makeMove, show, type MoveResult } from './journey.moves.ts';
import { detailsOf, newJourney, open, upgraded, viewOf, type JourneyCarried } from './journey.state.ts';
import { leftBehind, newsAfter, newsAfterLook } from './journey.steps.ts';
import { catchUp, isBehindRecord } from './journey.catchUp.ts';

const db = databasePort<JourneyActivities>();

/** The workflow of one truck from its ticket to the exit. */
export async function journey(input: Continued<JourneyInput, JourneyCarried>): Promise<JourneyView> {
  const self = input.carried ? upgraded(input.carried) : newJourney(input.dispositionId);
  const inbox = createInbox<JourneyMessage>(self.handled);
  listen(self, inbox);

  if (!self.facts) open(self, await openRecord(self, inbox), now());
  // Continue-as-new carries over search attributes and memo, but not the current details.
  setCurrentDetails(detailsOf(self));
  let messages = 0;
  for (;;) {
    const alarm = await messageOrDeadline(self, () => !inbox.isEmpty());
    if (alarm === 'leaveSoon') await warnDriver(self);
    if (alarm === 'overrun') await punishOverrun(self);
    if (alarm === 'noShow') await giveUp(self);
    const putOff: PendingMessage<MoveRequest>[] = [];
    for (let pending = inbox.take(); pending; pending = inbox.take()) {
      messages += 1;
      const { message } = pending;
      if ('look' in message) {
        await lookAt(self, pending.id);
        pending.resolve();
        continue;
      }
      const move = { ...pending, message };
      const turn = putOff.length > 0 ? 'afterPutOff' : 'first';
      if (!(await handleMove(self, move, turn))) putOff.push(move);
    }
    // For these moves the record was ahead of the journey, most likely because of one of the other messages, which have been handled
    // now.
    for (const move of putOff) await handleMove(self, move, 'last');
    const isLong = shouldContinueAsNew() || messages >= (input.continueAfter ?? Infinity);
    if (!isLong && !hasEnded(self.at)) continue;
    if (!(await inbox.allAnswered())) continue;
    if (hasEnded(self.at)) return viewOf(self);
    await continueAsNew<typeof journey>({ ...input, carried: self });
  }
}

/** Reads the record when the journey begins. If the disposition does not exist, refuses all messages and fails. */
const openRecord = async (self: JourneyCarried, inbox: Inbox<JourneyMessage>) => {
  try {
    const key = keyOf(`open:${workflowInfo().firstExecutionRunId}`);
    return await db.openJourney({ key, dispositionId: self.dispositionId });
  } catch (error) {
    const refusal = refusalIn(error);
    do {
      for (let pending = inbox.take(); pending; pending = inbox.take()) pending.resolve({ refusal });
    } while (!(await inbox.allAnswered()));
    throw refusal ?? error;
  }
};

/** Warns the driver that a few minutes are left, once for each deadline. */
const warnDriver = async (self: JourneyCarried): Promise<void> => {
  const { deadline } = self;
  if (!deadline) return;
  self.warnedFor = deadline.at;
  await db.warnBeforeDeadline({
    key: keyOf(`leaveSoon:${deadline.at}`),
    dispositionId: self.dispositionId,
    stay: deadline.status,
    minutes: Math.ceil((Date.parse(deadline.at) - Date.now()) / 60_000),
  });
};

/** Charges an overrun of the present stay. Each kind of stay is charged once in a journey. */
const punishOverrun = async (self: JourneyCarried): Promise<void> => {
  const stay = self.deadline?.status;
  if (!stay) return;
  if (!self.overruns.includes(stay)) {
    await db.raiseOverrun({
      key: keyOf(`overrun:${stay}`),
      dispositionId: self.dispositionId,
      stay,
      at: now(),
    });
    self.overruns.push(stay);
  }
  self.deadline = null;
  show(self);
};

/** A called truck has not come: moves it back into the queue as often as its station allows, then removes it. */
const giveUp = async (self: JourneyCarried): Promise<void> => {
  const returns = self.facts?.noShow?.returns ?? 0;
  const message: MoveRequest = {
    move: self.noShows < returns ? 'returnToQueue' : 'remove',
    by: null,
    comment: 'noShow',
  };
  const id = `noShow:${self.noShowAt}`;
  self.noShowAt = null;
  await handleMove(self, { id, message, resolve: () => undefined }, 'last');
};

/** If the record is in another state than the journey, continues from the record and signals the change to the queue. */
const lookAt = async (self: JourneyCarried, id: string): Promise<void> => {
  if (hasEnded(self.at) || !patched('2026-11-looksAtItsRecord')) return;
  const before = self.at;
  const reading = await readRecord(self.dispositionId);
  if (!reading) return;
  const isElsewhere = reading.queue !== before.queue || reading.disposition !== before.disposition;
  if (isElsewhere) catchUp(self, reading, now());
  // If only the search attributes were outdated, this corrects them.
  show(self);
  if (!isElsewhere) return;
  const news = newsAfterLook(self, before, keyOf(id), reading.exitedAt ?? now());
  const weighingStationId = self.facts?.weighingStationId;
  if (news && weighingStationId) await db.tellStationQueue({ weighingStationId, news });
};

/** The record as it is now; undefined if it was marked for deletion. */
const readRecord = async (dispositionId: number) => {
  try {
    return await db.readDisposition({ dispositionId });
  } catch (error) {
    if (refusalIn(error)?.type === 'record_not_found') return undefined;
    throw error;
  }
};

/**
 * When a message is judged. `first`: no message was put off before it. `afterPutOff`: a message was put off before it, because the
 * record was ahead. `last`: the message cannot be put off any more.
 */
type Turn = 'first' | 'afterPutOff' | 'last';

/**
 * Does what the message asks, answers it and signals the queue. False if the record is ahead and the message is put off; never
 * false for `last`.
 */
const handleMove = async (
  self: JourneyCarried,
  { id, message, resolve }: PendingMessage<MoveRequest>,
  turn: Turn,
): Promise<boolean> => {
  const before = self.at;
  const stationBefore = self.facts?.weighingStationId;
  let refusalCode: string | undefined;
  try {
    let result = await moveUnlessBehind(self, message, keyOf(id), turn);
    if (result === 'behind' && turn !== 'last') return false;
    if (result === 'behind') {
      catchUp(self, await db.readDisposition({ dispositionId: self.dispositionId }), now());
      result = await makeMove(self, message, keyOf(id), before);
    }
    resolve();
    // The move has already signalled the queue itself.
    if (result === 'queueTold') return true;
  } catch (error) {
    const refusal = refusalIn(error);
    if (!refusal) throw error;
    resolve({ refusal });
    // The queue hears of a refusal only if the call was its own, or if the journey has meanwhile continued from another status.
    if (!message.fromQueue && self.at.queue === before.queue) return true;
    refusalCode = refusal.type ?? undefined;
  }
  const weighingStationId = self.facts?.weighingStationId;
  const news = newsAfter(self, before, message, keyOf(id), now(), refusalCode);
  // After a move to another station, the queue of the earlier station must remove the truck.
  if (news && stationBefore && stationBefore !== weighingStationId)
    await db.tellStationQueue({ weighingStationId: stationBefore, news: leftBehind(news) });
  if (news && weighingStationId) await db.tellStationQueue({ weighingStationId, news });
  return true;
};

/**
 * `behind` if the record is ahead of the journey. The queue may call a truck whose arrival the journey has not handled yet,
 * and somebody who sees that call in the record may make the next move before the journey has handled it.
 */
const moveUnlessBehind = async (
  self: JourneyCarried,
  message: MoveRequest,
  key: string,
  turn: Turn,
): Promise<MoveResult | 'behind'> => {
  try {
    return await makeMove(self, message, key);
  } catch (error) {
    if (isBehindRecord(error)) return 'behind';
    const illegal = refusalIn(error)?.type === 'illegal_transition';
    if (illegal && message.fromQueue && patched('2026-11-queueCallsAhead')) return 'behind';
    if (illegal && turn === 'afterPutOff' && patched('2026-11-judgedAfterEarly')) return 'behind';
    throw error;
  }
};
