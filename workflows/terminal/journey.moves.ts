import { setCurrentDetails, upsertSearchAttributes } from '@temporalio/workflow';
import { nextJourneyState, type JourneyState } from '#domain/terminal/journey.rules.ts';
import { takeBackWeighing, weighedState } from '#domain/weighing/weighing.rules.ts';
import { databasePort } from '../kernel/databasePort.ts';
import { now } from '../kernel/step.ts';
import { searchKeys } from '../searchAttributes.ts';
import type {
  DispositionFacts,
  JourneyActivities,
  NewsForQueue,
  TransitionStep,
} from './journey.activities.ts';
import { noShowAfter } from './journey.alarms.ts';
import { throwIfRefused } from './journey.handlers.ts';
import type { MoveRequest } from './journey.messages.ts';
import {
  deadlineAfter,
  detailsOf,
  newAttributesOf,
  refreshFacts,
  type JourneyCarried,
} from './journey.state.ts';
import { newsAfter, transitionStep } from './journey.steps.ts';
import { addedWeighing, judgeWeighing, removedWeighing } from './journey.weighing.ts';

// A journey without `revision` was begun by an earlier release: its history has the steps of that release, which are made again.

const db = databasePort<JourneyActivities>();

/** `queueTold`: the step that made the move has also signalled the station's queue, so the caller need not signal it. */
export type MoveResult = 'moved' | 'queueTold';

/**
 * Makes a legal move: writes it with all that it changes, and updates the journey's state.
 * @param before the state of the truck that the station's queue was last told
 * @returns `moved` also for a repeated SMS or a change to the same station, which changes nothing
 * @throws the refusal of the move
 */
export async function makeMove(
  self: JourneyCarried,
  request: MoveRequest,
  key: string,
  before: JourneyState = self.at,
): Promise<MoveResult> {
  if (request.move === 'sendStartSms' && self.startSmsSent && !request.again) return 'moved';
  // A move that is not allowed now is refused before anything is read. Whatever writes a move below checks it again.
  throwIfRefused(nextJourneyState(self.at, request.move));
  if (request.move === 'recordWeighing') return weigh(self, request, key);
  if (request.move === 'removeWeighing') return takeBack(self, request, key);
  if (request.move === 'arrive' && self.revision) return arrive(self, request, key);
  if (request.move === 'arrive') await readFreshFacts(self);
  if (request.move === 'changeStation' && request.weighingStationId === self.facts?.weighingStationId)
    return 'moved';

  const next = throwIfRefused(nextJourneyState(self.at, request.move));
  const step = transitionStep(self, request, next, key, now());
  // A change of station concerns two queues. They are signalled after the step, as all queues were in earlier releases.
  const stepSignalsQueue = self.revision !== undefined && request.move !== 'changeStation';
  const message = stepSignalsQueue ? messageToQueue(self, request, next, step, before) : undefined;
  await db.moveDisposition(message ? { ...step, tell: message } : step);
  if (request.move === 'sendStartSms') self.startSmsSent = true;
  if (request.move === 'changeStation') await moveToStation(self, request.weighingStationId);
  applyMove(self, next, step);
  return message ? 'queueTold' : 'moved';
}

/** The message about a move to the station's queue; undefined if nothing changes for the queue. */
const messageToQueue = (
  self: JourneyCarried,
  request: MoveRequest,
  next: JourneyState,
  step: TransitionStep,
  before: JourneyState,
): NewsForQueue | undefined => {
  const weighingStationId = self.facts?.weighingStationId;
  const after = { ...self, ...stateAfter(self, next, step) };
  const news = newsAfter(after, before, request, step.key, step.at);
  return news && weighingStationId ? { weighingStationId, news } : undefined;
};

/** The effect of an arrival depends on the present record, so one step reads it, writes the arrival and signals the queue. */
const arrive = async (self: JourneyCarried, request: MoveRequest, key: string): Promise<MoveResult> => {
  const next = throwIfRefused(nextJourneyState(self.at, 'arrive'));
  const step = transitionStep(self, request, next, key, now());
  const reading = await db.arriveDisposition({ ...step, reservedAt: self.reservedAt });
  const stationBefore = self.facts?.weighingStationId;
  applyMove(self, next, step);
  const { weighingStationId } = refreshFacts(self, reading);
  // The record was given another station since the journey read it last. The earlier station must no longer expect the truck.
  if (stationBefore && stationBefore !== weighingStationId) {
    const news = { kind: 'left', messageId: key, dispositionId: self.dispositionId } as const;
    await db.tellStationQueue({ weighingStationId: stationBefore, news });
  }
  return 'queueTold';
};

/**
 * From now on the other station's rules apply. A call by the previous station does not count as the start of a service
 * here.
 */
const moveToStation = async (self: JourneyCarried, weighingStationId: number): Promise<void> => {
  await readFreshFacts(self);
  self.calledAt = null;
  upsertSearchAttributes([{ key: searchKeys.station, value: String(weighingStationId) }]);
};

const readFreshFacts = async (self: JourneyCarried): Promise<DispositionFacts> =>
  refreshFacts(self, await db.readDisposition({ dispositionId: self.dispositionId }));

type CaptureInput = Parameters<JourneyActivities['readToWeigh']>[0];

/** The plan by the record as it is now, and the captured weight. */
const readToWeigh = async (self: JourneyCarried, capture: CaptureInput) => {
  if (!self.revision) {
    const { plan } = await readFreshFacts(self);
    return { plan, ...(await db.readCapturedWeight(capture)) };
  }
  const { reading, tonnes } = await db.readToWeigh(capture);
  return { plan: refreshFacts(self, reading).plan, tonnes };
};

/** The weight is read from the weight memory by its capture: nobody types a weight. */
const weigh = async (
  self: JourneyCarried,
  request: MoveRequest & { move: 'recordWeighing' },
  key: string,
): Promise<MoveResult> => {
  const { captureId, scaleId } = request;
  const { plan, tonnes } = await readToWeigh(self, {
    key,
    dispositionId: self.dispositionId,
    captureId,
    scaleId,
  });
  const judgement = throwIfRefused(judgeWeighing(plan, self.weighings, tonnes, request));
  const { weighings } = judgement;
  const next = throwIfRefused(nextJourneyState(self.at, 'recordWeighing', weighedState(plan, weighings)));
  const step = transitionStep(self, request, next, key, now());
  await db.recordWeighing({
    ...step,
    captureId,
    scaleId,
    ...addedWeighing(plan, judgement),
    ...holderOf(request),
  });
  self.weighings = weighings;
  applyMove(self, next, step);
  return 'moved';
};

/** The desk that weighs; no property at all if the request names none. */
const holderOf = ({ holder }: { readonly holder?: string }): { readonly holder?: string } =>
  holder === undefined ? {} : { holder };

const takeBack = async (
  self: JourneyCarried,
  request: MoveRequest & { move: 'removeWeighing' },
  key: string,
): Promise<MoveResult> => {
  const { plan } = await readFreshFacts(self);
  const weighings = throwIfRefused(takeBackWeighing(self.weighings));
  const next = throwIfRefused(nextJourneyState(self.at, 'removeWeighing', weighedState(plan, weighings)));
  const removed = self.weighings.at(-1);
  if (!removed) return 'moved';
  const step = transitionStep(self, request, next, key, now());
  await db.removeWeighing({
    ...step,
    kind: removed.kind,
    ...removedWeighing(plan, self.weighings, weighings),
    ...holderOf(request),
  });
  self.weighings = weighings;
  applyMove(self, next, step);
  return 'moved';
};

type AfterMove = Pick<
  JourneyCarried,
  'at' | 'deadline' | 'noShowAt' | 'reservedAt' | 'arrivedAt' | 'calledAt' | 'noShows'
>;

/** The part of the journey's state that a move may change, as it is after the move. */
const stateAfter = (self: JourneyCarried, next: JourneyState, { move, at }: TransitionStep): AfterMove => ({
  deadline: deadlineAfter(self, move, next, at),
  noShowAt: noShowAfter(self, next, at),
  at: next,
  reservedAt: move === 'reserve' && self.arrivedAt === null ? at : self.reservedAt,
  arrivedAt: move === 'arrive' ? at : self.arrivedAt,
  calledAt: move === 'allowEntry' ? at : self.calledAt,
  noShows: move === 'returnToQueue' ? self.noShows + 1 : self.noShows,
});

const applyMove = (self: JourneyCarried, next: JourneyState, step: TransitionStep): void => {
  const isChanged = next.queue !== self.at.queue || next.disposition !== self.at.disposition;
  Object.assign(self, stateAfter(self, next, step));
  if (isChanged) show(self);
};

/** Sets what operators see in the Temporal UI: search attributes, and the state as text. */
export function show(self: JourneyCarried): void {
  const attributes = newAttributesOf(self);
  if (attributes.length > 0) upsertSearchAttributes(attributes);
  setCurrentDetails(detailsOf(self));
}
