import type { JourneyMove } from '#domain/terminal/journeyMoves.ts';
import type { ArrivalWindow, Punctuality } from '#domain/terminal/arrivalWindow.rules.ts';
import type { LimitedStay } from '#domain/terminal/journey.rules.ts';
import type { QueuePriority } from '#domain/terminal/queue.rules.ts';
import type { SmsTemplate } from '#domain/terminal/smsTemplates.ts';
import type { CarsQueueStatus, DispositionState } from '#domain/terminal/statuses.ts';
import type { WeighingKind } from '#domain/weighing/operations.rules.ts';
import type { Weighing, WeighingPlan, Weights } from '#domain/weighing/weighingPlan.ts';
import type { FoundWarning } from '#domain/weighing/weighingWarnings.rules.ts';
import type { QueueNews } from './stationQueue.messages.ts';

/** What the journey needs to know of its disposition: ids and numbers only, no names or telephones. */
export interface DispositionFacts {
  readonly numberStr: string;
  readonly weighingStationId: number | null;
  readonly plan: WeighingPlan;
  readonly scaleControlDisabled: boolean;
  /** Absent in readings of earlier releases, as are the members after it. */
  readonly window?: ArrivalWindow;
  readonly priority?: QueuePriority;
  readonly noShow?: NoShowRule | null;
}

/** When a called truck that does not come is given up. */
interface NoShowRule {
  /** Minutes after the end of its time to leave the parking. */
  readonly minutes: number;
  /** How often it goes back into the queue before it is removed. */
  readonly returns: number;
}

/** The state of the record: a journey that lost its history continues from here. */
export interface DispositionReading extends DispositionFacts {
  readonly queue: CarsQueueStatus;
  readonly disposition: DispositionState;
  readonly weighings: readonly Weighing[];
  readonly arrivedAt?: string | null;
  readonly calledAt?: string | null;
  readonly leaveUntil?: string | null;
  readonly noShows?: number;
  /** Its status before the extra parking and before it was paused, from its history. */
  readonly extraFrom?: CarsQueueStatus | null;
  readonly pausedFrom?: CarsQueueStatus | null;
  readonly exitedAt?: string | null;
  /** Whether a start SMS was stored; absent from an earlier release. */
  readonly startSmsSent?: boolean;
}

/** What a journey begins with. */
export interface JourneyOpening extends DispositionReading {
  /**
   * Says which commands the workflow gives to Temporal. It is stored here and not by `patched`, whose marker would add two events
   * to the about fifty of a journey. It is absent if an earlier release opened the journey, which then gives the commands of that
   * release.
   */
  readonly revision?: 2;
}

/** An SMS to the driver; its text is made from the record when it is stored. */
export interface DriverSms {
  readonly template: Exclude<SmsTemplate, 'authCode'>;
  /** Minutes that the driver has, for texts that name them. */
  readonly minutes: number;
  /** Whether to refuse the step when the disposition has no telephone; otherwise the step is done without the message. */
  readonly required: boolean;
}

/** One step of the journey; it is written into the record and its history in one transaction. */
export interface TransitionStep {
  /** Unique to the step: a step that is repeated is written once. */
  readonly key: string;
  readonly dispositionId: number;
  readonly move: JourneyMove;
  /** Id of the user, null for a driver, a device or the queue. */
  readonly by: number | null;
  /** ISO in UTC. */
  readonly at: string;
  /**
   * The state that the record must have. If the record has another one, somebody has made a step that this journey does not know.
   * Absent in earlier releases.
   */
  readonly from?: { readonly queue: CarsQueueStatus; readonly disposition: DispositionState };
  readonly carsQueueStatus: CarsQueueStatus;
  /** The disposition statuses passed through; the last one is the new status. */
  readonly statuses: readonly [DispositionState, ...DispositionState[]];
  /** When the truck must have left its present place; ISO in UTC, null if it may stay. */
  readonly leaveUntil: string | null;
  readonly sms: DriverSms | null;
  /** Whether the station's queue made the call: if stations share a yard, its places are then counted. */
  readonly fromQueue?: true;
  /** The new station; only in the move `changeStation`. */
  readonly weighingStationId?: number;
  /** How often the called truck did not come; written by the move `returnToQueue` alone. */
  readonly noShows?: number;
  /** Whether the truck came in time; only in the move `arrive`. Null or absent if no time was announced. */
  readonly punctuality?: Punctuality | null;
  /** The reason, as the person gave it. */
  readonly comment?: string;
  /** Sent to a station's queue once the step is written. */
  readonly tell?: NewsForQueue;
}

/** News for the queue of a station. */
export interface NewsForQueue {
  readonly weighingStationId: number;
  readonly news: QueueNews;
}

/** An arrival. The activity computes what depends on the record, from the record as it is at that time. */
export interface ArrivalStep extends TransitionStep {
  /** When the truck's place was reserved before it came; ISO in UTC, null if it was not. */
  readonly reservedAt: string | null;
}

/** A weight from the weight memory that may be recorded now. */
interface CapturedWeight {
  readonly tonnes: string;
}

/** The step that records a weight. */
export interface WeighingStep extends TransitionStep {
  readonly captureId: string;
  readonly scaleId: number;
  readonly kind: WeighingKind;
  readonly tonnes: string;
  readonly weights: Weights;
  /** How many weighings the disposition has together with this one, and whether no further one is expected. */
  readonly numberOfWeighted: number;
  readonly complete: boolean;
  /**
   * The number of the vehicle's round, and the weights of that round, for its ticket. Absent in steps of earlier releases.
   */
  readonly round?: number;
  readonly roundWeights?: Weights;
  /** The warnings that the person who recorded the weight has accepted. */
  readonly warnings?: readonly FoundWarning[];
  /** The desk that weighs; absent from earlier releases and from other programs. */
  readonly holder?: string;
}

/** The step that takes the last weighing back. */
export interface WeighingRemoval extends TransitionStep {
  readonly kind: WeighingKind;
  readonly weights: Weights;
  /** How many weighings the disposition has without the removed one. */
  readonly numberOfWeighted: number;
  /** As in a weighing step; `roundEmpty`: whether its ticket has no weight left. */
  readonly round?: number;
  readonly roundWeights?: Weights;
  readonly roundEmpty?: boolean;
  readonly holder?: string;
}

/** A stay that was longer than allowed. */
export interface Overrun {
  readonly key: string;
  readonly dispositionId: number;
  readonly stay: LimitedStay;
  readonly at: string;
}

/** A stay whose time is nearly over. */
export interface DeadlineWarning {
  readonly key: string;
  readonly dispositionId: number;
  readonly stay: LimitedStay;
  /** Whole minutes left. */
  readonly minutes: number;
}

/** The activities of a journey. Every call is one transaction; a repeated call has no second effect. */
export interface JourneyActivities {
  /** The record as it was when this journey first asked: the same answer for the same key. @throws record_not_found */
  openJourney(input: { readonly key: string; readonly dispositionId: number }): Promise<JourneyOpening>;
  /** The record as it is now; people may have changed it since. */
  readDisposition(input: { readonly dispositionId: number }): Promise<DispositionReading>;
  /**
   * Updates the record, appends to its history, stores the SMS for the driver.
   * @throws truck_moved_on if the record is not in the state `from`; phone_missing, yard_full
   */
  moveDisposition(step: TransitionStep): Promise<void>;
  /**
   * Does the same as `moveDisposition`, with the punctuality by the record as it is now. It also signals the queue of the
   * station. Returns the record.
   */
  arriveDisposition(step: ArrivalStep): Promise<DispositionReading>;
  /**
   * A weight that may be recorded for this disposition, or that the step with this key has already recorded.
   * @throws weight_not_found, weight_not_current, weight_already_used, weighing_not_expected at another station's scale
   */
  readCapturedWeight(input: {
    readonly key: string;
    readonly dispositionId: number;
    readonly captureId: string;
    readonly scaleId: number;
  }): Promise<CapturedWeight>;
  /** The record as it is now, and the weight of `readCapturedWeight`. @throws as `readCapturedWeight` */
  readToWeigh(input: {
    readonly key: string;
    readonly dispositionId: number;
    readonly captureId: string;
    readonly scaleId: number;
  }): Promise<{ readonly reading: DispositionReading; readonly tonnes: string }>;
  /** As `moveDisposition`, and writes the weighing record. @throws weight_already_used, weight_not_current */
  recordWeighing(step: WeighingStep): Promise<void>;
  /** As `moveDisposition`, and removes the last weighing from the weighing record. */
  removeWeighing(step: WeighingRemoval): Promise<void>;
  /** Writes to the driver that the time to leave is nearly over, if the truck is still there. */
  warnBeforeDeadline(warning: DeadlineWarning): Promise<void>;
  /** Charges the configured penalty and notifies the operators. */
  raiseOverrun(overrun: Overrun): Promise<void>;
  /** Signals the station's queue if it is on. A queue that is off reads the records when it is switched on. */
  tellStationQueue(message: NewsForQueue): Promise<void>;
}
