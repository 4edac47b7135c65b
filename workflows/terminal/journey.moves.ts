import { setCurrentDetails, upsertSearchAttributes } from '@temporalio/workflow';
import { nextJourneyState, type JourneyState } from '#domain/terminal/journey.rules.ts';
import { takeBackWeighing, weighedState } from '#domain/weighing/weighing.rules.ts';
import { databasePort } from '../kernel/databasePort.ts';
import { now } from '../kernel/step.ts';
import { searchKeys } from '../searchAttributes.ts';
import type { DispositionFacts, JourneyActivities, TransitionStep } from './journey.activities.ts';
import { noShowAfter } from './journey.alarms.ts';
import { legal } from './journey.handlers.ts';
import type { MoveRequest } from './journey.messages.ts';
import {
  deadlineAfter,
  detailsOf,
  refreshFacts,
  searchAttributesOf,
  type JourneyCarried,
} from './journey.state.ts';
import { transitionStep } from './journey.steps.ts';
import { addedWeighing, judgeWeighing, removedWeighing } from './journey.weighing.ts';

const db = databasePort<JourneyActivities>();

/** Makes a legal move: writes it with all that it changes, and updates the journey's state. @throws its refusal */
export async function makeMove(self: JourneyCarried, request: MoveRequest, key: string): Promise<void> {
  if (request.move === 'sendStartSms' && self.startSmsSent && !request.again) return;
  legal(nextJourneyState(self.at, request.move));
  if (request.move === 'recordWeighing') return weigh(self, request, key);
  if (request.move === 'removeWeighing') return takeBack(self, request, key);
  if (request.move === 'arrive') await freshFacts(self);
  if (request.move === 'changeStation' && request.weighingStationId === self.facts?.weighingStationId) return;

  const next = legal(nextJourneyState(self.at, request.move));
  const step = transitionStep(self, request, next, key, now());
  await db.moveDisposition(step);
  if (request.move === 'sendStartSms') self.startSmsSent = true;
  if (request.move === 'changeStation') await settleAt(self, request.weighingStationId);
  enter(self, next, step);
}

/**
 * From now on the other station's rules apply. A call by the previous station does not count as the start of a service
 * here.
 */
const settleAt = async (self: JourneyCarried, weighingStationId: number): Promise<void> => {
  await freshFacts(self);
  self.calledAt = null;
  upsertSearchAttributes([{ key: searchKeys.station, value: String(weighingStationId) }]);
};

const freshFacts = async (self: JourneyCarried): Promise<DispositionFacts> =>
  refreshFacts(self, await db.readDisposition({ dispositionId: self.dispositionId }));

/** The weight is read from the weight memory by its capture: nobody types a weight. */
const weigh = async (
  self: JourneyCarried,
  request: MoveRequest & { move: 'recordWeighing' },
  key: string,
): Promise<void> => {
  const { plan } = await freshFacts(self);
  const { captureId, scaleId } = request;
  const { tonnes } = await db.readCapturedWeight({
    key,
    dispositionId: self.dispositionId,
    captureId,
    scaleId,
  });
  const judged = legal(judgeWeighing(plan, self.weighings, tonnes, request));
  const { weighings } = judged;
  const next = legal(nextJourneyState(self.at, 'recordWeighing', weighedState(plan, weighings)));
  const step = transitionStep(self, request, next, key, now());
  await db.recordWeighing({
    ...step,
    captureId,
    scaleId,
    ...addedWeighing(plan, judged),
  });
  self.weighings = weighings;
  enter(self, next, step);
};

const takeBack = async (self: JourneyCarried, request: MoveRequest, key: string): Promise<void> => {
  const { plan } = await freshFacts(self);
  const weighings = legal(takeBackWeighing(self.weighings));
  const next = legal(nextJourneyState(self.at, 'removeWeighing', weighedState(plan, weighings)));
  const removed = self.weighings.at(-1);
  if (!removed) return;
  const step = transitionStep(self, request, next, key, now());
  await db.removeWeighing({
    ...step,
    kind: removed.kind,
    ...removedWeighing(plan, self.weighings, weighings),
  });
  self.weighings = weighings;
  enter(self, next, step);
};

const enter = (self: JourneyCarried, next: JourneyState, { move, at }: TransitionStep): void => {
  const changed = next.queue !== self.at.queue || next.disposition !== self.at.disposition;
  self.deadline = deadlineAfter(self, move, next, at);
  self.noShowAt = noShowAfter(self, next, at);
  self.at = next;
  if (move === 'reserve' && self.arrivedAt === null) self.reservedAt = at;
  if (move === 'arrive') self.arrivedAt = at;
  if (move === 'allowEntry') self.calledAt = at;
  if (move === 'returnToQueue') self.noShows += 1;
  if (changed) show(self);
};

/** Sets what operators see in the Temporal UI: search attributes, and the state as text. */
export function show(self: JourneyCarried): void {
  upsertSearchAttributes(searchAttributesOf(self));
  setCurrentDetails(detailsOf(self));
}
