import type { JourneyMove } from '#domain/terminal/journeyMoves.ts';
import type { ArrivalWindow, Punctuality } from '#domain/terminal/arrivalWindow.rules.ts';
import type { LimitedStay } from '#domain/terminal/journey.rules.ts';
import type { QueuePriority } from '#domain/terminal/queue.rules.ts';
import type { SmsTemplate } from '#domain/terminal/smsTemplates.ts';
import type { CarsQueueStatus, DispositionState } from '#domain/terminal/statuses.ts';
import type { Weighing, WeighingKind, WeighingPlan, Weights } from '#domain/weighing/weighing.rules.ts';
import type { FoundWarning } from '#domain/weighing/weighingWarnings.rules.ts';
import type { QueueNews } from './stationQueue.messages.ts';

/** What the journey needs to know of its disposition. Ids and numbers only, nobody's name or telephone. */
export interface DispositionFacts {
  readonly numberStr: string;
  readonly weighingStationId: number | null;
  readonly plan: WeighingPlan;
  readonly scaleControlDisabled: boolean;
  /** Absent from what earlier releases have read, as is what follows. */
  readonly window?: ArrivalWindow;
  readonly priority?: QueuePriority;
  readonly noShow?: NoShowRule | null;
}

/** When a called truck that does not come is given up. */
export interface NoShowRule {
  /** After its time to leave the parking. */
  readonly minutes: number;
  /** So often it goes back into the queue before it is removed. */
  readonly returns: number;
}

/** Where the record stands: a journey that lost its history goes on from here. */
export interface DispositionReading extends DispositionFacts {
  readonly queue: CarsQueueStatus;
  readonly disposition: DispositionState;
  readonly weighings: readonly Weighing[];
  readonly arrivedAt?: string | null;
  readonly calledAt?: string | null;
  readonly leaveUntil?: string | null;
  readonly noShows?: number;
}

/** A message to the driver, its text written from the record when it is stored. */
export interface DriverSms {
  readonly template: Exclude<SmsTemplate, 'authCode'>;
  /** Minutes the driver has, where the text tells them. */
  readonly minutes: number;
  /** Refuse the step when the disposition has no telephone; otherwise it goes on without the message. */
  readonly required: boolean;
}

/** One step of the journey as it goes into the record and its history, all in one transaction. */
export interface TransitionStep {
  /** Unique to the step: a step that comes twice is written once. */
  readonly key: string;
  readonly dispositionId: number;
  readonly move: JourneyMove;
  /** Id of the user, null for a driver, a device or the queue. */
  readonly by: number | null;
  /** ISO in UTC. */
  readonly at: string;
  /** Where the record must stand: elsewhere it has a step that this journey does not know. Absent from earlier releases. */
  readonly from?: { readonly queue: CarsQueueStatus; readonly disposition: DispositionState };
  readonly carsQueueStatus: CarsQueueStatus;
  /** Disposition statuses passed through, the one that stands last. */
  readonly statuses: readonly DispositionState[];
  /** Until when the truck must have left where it now stands; ISO in UTC, null where it may stay. */
  readonly leaveUntil: string | null;
  readonly sms: DriverSms | null;
  /** The station's queue called: where stations share a yard, its places are counted. */
  readonly fromQueue?: true;
  readonly weighingStationId?: number;
  readonly noShows?: number;
  readonly punctuality?: Punctuality | null;
  /** Why, in the words of whoever did it. */
  readonly comment?: string;
}

/** A weight from the memory that may be recorded now. */
export interface CapturedWeight {
  readonly tonnes: string;
}

export interface WeighingStep extends TransitionStep {
  readonly captureId: string;
  readonly scaleId: number;
  readonly kind: WeighingKind;
  readonly tonnes: string;
  readonly weights: Weights;
  /** Weighings that stand after this one, and whether more are expected. */
  readonly numberOfWeighted: number;
  readonly complete: boolean;
  /** Which of the vehicle's comings it is, and the weights of that one: its ticket's. Absent in steps of earlier releases. */
  readonly round?: number;
  readonly roundWeights?: Weights;
  /** What it is recorded in spite of; who recorded it accepted it. */
  readonly warnings?: readonly FoundWarning[];
}

export interface WeighingRemoval extends TransitionStep {
  readonly kind: WeighingKind;
  readonly weights: Weights;
  readonly numberOfWeighted: number;
  /** As of a weighing step; and whether its ticket has no weight left. */
  readonly round?: number;
  readonly roundWeights?: Weights;
  readonly roundEmpty?: boolean;
}

/** A stay that was longer than allowed. */
export interface Overrun {
  readonly key: string;
  readonly dispositionId: number;
  readonly stay: LimitedStay;
  readonly at: string;
}

/** What a journey needs from the world. Every call is one transaction and may be made twice with one effect. */
export interface JourneyActivities {
  /** Where the record stood when this journey first asked; the same answer for the same key. @throws record_not_found */
  openJourney(input: { readonly key: string; readonly dispositionId: number }): Promise<DispositionReading>;
  /** The record as it is now: what people may have changed on it since. */
  readDisposition(input: { readonly dispositionId: number }): Promise<DispositionReading>;
  /**
   * Updates the record, appends to its history, stores the SMS for the driver.
   * @throws truck_moved_on where the record does not stand where the step comes from; phone_missing, yard_full
   */
  moveDisposition(step: TransitionStep): Promise<void>;
  /**
   * A weight that may be recorded for this disposition; also one that the step with this key has recorded already.
   * @throws weight_not_found, weight_not_current, weight_already_used, weighing_not_expected at another station's scale
   */
  readCapturedWeight(input: {
    readonly key: string;
    readonly dispositionId: number;
    readonly captureId: string;
    readonly scaleId: number;
  }): Promise<CapturedWeight>;
  /** As `moveDisposition`, and the weighing record. @throws weight_already_used, weight_not_current */
  recordWeighing(step: WeighingStep): Promise<void>;
  /** As `moveDisposition`, and takes the last weighing off the weighing record. */
  removeWeighing(step: WeighingRemoval): Promise<void>;
  /** Raises the configured punishment and tells the operators. */
  raiseOverrun(overrun: Overrun): Promise<void>;
  /** Tells the station's queue, if it is on; a queue that is off learns from the records when it is switched on. */
  tellStationQueue(input: { readonly weighingStationId: number; readonly news: QueueNews }): Promise<void>;
}
