import { continueAsNew, patched, setCurrentDetails, workflowInfo } from '@temporalio/workflow';
import { hasEnded } from '#domain/terminal/journey.rules.ts';
import { isTired, type Continued } from '../kernel/continued.ts';
import { databasePort } from '../kernel/databasePort.ts';
import { refusalIn } from '../kernel/failures.ts';
import { createInbox, type Inbox, type Letter } from '../kernel/inbox.ts';
import { keyOf, now } from '../kernel/step.ts';
import type { JourneyActivities } from './journey.activities.ts';
import { listen } from './journey.handlers.ts';
import type { JourneyInput, JourneyView, MoveRequest } from './journey.messages.ts';
import { mailOrAlarm } from './journey.alarms.ts';
import { makeMove, show } from './journey.moves.ts';
import { adopt, detailsOf, newJourney, upgraded, viewOf, type JourneyCarried } from './journey.state.ts';
import { leftBehind, newsAfter } from './journey.steps.ts';
import { catchUp, isBehindRecord } from './journey.catchUp.ts';

const db = databasePort<JourneyActivities>();

/** The way of one truck from its ticket to the exit. */
export async function journey(input: Continued<JourneyInput, JourneyCarried>): Promise<JourneyView> {
  const self = input.carried ? upgraded(input.carried) : newJourney(input.dispositionId);
  const inbox = createInbox<MoveRequest>(self.handled);
  listen(self, inbox);

  if (!self.facts) adopt(self, await openRecord(self, inbox), now());
  // A run that continues another one begins without words: the server hands over attributes and memo only.
  setCurrentDetails(detailsOf(self));
  let messages = 0;
  for (;;) {
    const alarm = await mailOrAlarm(self, () => !inbox.isEmpty());
    if (alarm === 'overrun') await punishOverrun(self);
    if (alarm === 'noShow') await giveUp(self);
    const early: Letter<MoveRequest>[] = [];
    for (let letter = inbox.take(); letter; letter = inbox.take()) {
      messages += 1;
      const turn = early.length > 0 ? 'afterEarly' : 'first';
      if (!(await follow(self, letter, turn))) early.push(letter);
    }
    // What the record is ahead by was most likely among the others.
    for (const letter of early) await follow(self, letter, 'atLast');
    const tired = isTired() || messages >= (input.continueAfter ?? Infinity);
    if (!tired && !hasEnded(self.at)) continue;
    if (!(await inbox.drained())) continue;
    if (hasEnded(self.at)) return viewOf(self);
    await continueAsNew<typeof journey>({ ...input, carried: self });
  }
}

/** A journey whose disposition is not there refuses whoever asked, and fails. */
const openRecord = async (self: JourneyCarried, inbox: Inbox<MoveRequest>) => {
  try {
    const key = keyOf(`open:${workflowInfo().firstExecutionRunId}`);
    return await db.openJourney({ key, dispositionId: self.dispositionId });
  } catch (error) {
    const refusal = refusalIn(error);
    do {
      for (let letter = inbox.take(); letter; letter = inbox.take()) letter.settle({ refusal });
    } while (!(await inbox.drained()));
    throw refusal ?? error;
  }
};

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

/** Called, and not come: back into the queue as often as its station allows, then out of it. */
const giveUp = async (self: JourneyCarried): Promise<void> => {
  const returns = self.facts?.noShow?.returns ?? 0;
  const message: MoveRequest = {
    move: self.noShows < returns ? 'returnToQueue' : 'remove',
    by: null,
    comment: 'noShow',
  };
  const id = `noShow:${self.noShowAt}`;
  self.noShowAt = null;
  await follow(self, { id, message, settle: () => undefined }, 'atLast');
};

/** When a letter is judged: in its turn, while earlier ones wait for what the record is ahead by, or with no more waiting. */
type Turn = 'first' | 'afterEarly' | 'atLast';

/** Does what the letter asks, answers it and tells the queue. False where the record is ahead and it waits; at last it does not. */
const follow = async (
  self: JourneyCarried,
  { id, message, settle }: Letter<MoveRequest>,
  turn: Turn,
): Promise<boolean> => {
  const before = self.at;
  const stationBefore = self.facts?.weighingStationId;
  let refused: string | undefined;
  try {
    const moved = await moveUnlessBehind(self, message, keyOf(id), turn);
    if (!moved && turn !== 'atLast') return false;
    if (!moved) {
      catchUp(self, await db.readDisposition({ dispositionId: self.dispositionId }), now());
      await makeMove(self, message, keyOf(id));
    }
    settle();
  } catch (error) {
    const refusal = refusalIn(error);
    if (!refusal) throw error;
    settle({ refusal });
    if (!message.fromQueue && self.at.queue === before.queue) return true;
    refused = refusal.type ?? undefined;
  }
  const weighingStationId = self.facts?.weighingStationId;
  const news = newsAfter(self, before, message, keyOf(id), now(), refused);
  if (news && stationBefore && stationBefore !== weighingStationId)
    await db.tellStationQueue({ weighingStationId: stationBefore, news: leftBehind(news) });
  if (news && weighingStationId) await db.tellStationQueue({ weighingStationId, news });
  return true;
};

/**
 * False where the record is ahead of us. The queue calls whom it has heard of: to us the truck may not have arrived yet;
 * and who has seen that call in the record moves on before we have.
 */
const moveUnlessBehind = async (
  self: JourneyCarried,
  message: MoveRequest,
  key: string,
  turn: Turn,
): Promise<boolean> => {
  try {
    await makeMove(self, message, key);
    return true;
  } catch (error) {
    if (isBehindRecord(error)) return false;
    const illegal = refusalIn(error)?.type === 'illegal_transition';
    if (illegal && message.fromQueue && patched('2026-11-queueCallsAhead')) return false;
    if (illegal && turn === 'afterEarly' && patched('2026-11-judgedAfterEarly')) return false;
    throw error;
  }
};
