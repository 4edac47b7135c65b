import type { Reference } from '#domain/kernel/record.ts';
import type { RecordNamed } from '#domain/objects.ts';
import type { JourneyMove } from '#domain/terminal/journeyMoves.ts';
import type { LimitedStay } from '#domain/terminal/journey.rules.ts';
import type { QueuePlace } from '#domain/terminal/eta.rules.ts';
import type { QueuePriority, QueueSettings } from '#domain/terminal/queue.rules.ts';
import type { CarsQueueStatus, DispositionState } from '#domain/terminal/statuses.ts';
import type { Weighing, WeighingKind } from '#domain/weighing/weighing.rules.ts';
import type { WeighingWarning } from '#domain/weighing/weighingWarning.ts';
import { call } from './http.ts';

export type Disposition = RecordNamed<'disposition'> & { readonly presentation: string };

/** A truck as the live queue shows it: its disposition, and its place where the station's queue knows one. */
export type QueuedDisposition = Disposition & {
  readonly place: QueuePlace | null;
  readonly held: boolean;
  readonly since: string | null;
};

export interface StationBoard {
  readonly weighingStationId: number;
  readonly settings: QueueSettings | null;
  readonly trucksOnTerminal: number;
  readonly measured: number;
  readonly yardFull: boolean;
}

export interface QueueAnswer {
  readonly rows: readonly QueuedDisposition[];
  readonly count: number;
  /** The boards of the stations whose queue answered. */
  readonly boards: readonly StationBoard[];
}

/** Where a journey stands, as its workflow tells it; without `begun` there is no journey yet. */
export interface JourneyAnswer {
  readonly begun: boolean;
  readonly workflowId: string;
  readonly workflowUrl: string | null;
  readonly carsQueueStatus?: CarsQueueStatus;
  readonly status?: DispositionState;
  readonly allowed?: readonly JourneyMove[];
  readonly weighings?: readonly Weighing[];
  readonly gross?: string | null;
  readonly tare?: string | null;
  readonly net?: string | null;
  readonly deadline?: { readonly status: LimitedStay; readonly at: string } | null;
  readonly overruns?: readonly LimitedStay[];
}

export interface MoveWords {
  /** Why; kept in the history. */
  readonly comment?: string;
  readonly silently?: boolean;
  readonly weighingStationId?: number;
  readonly again?: boolean;
}

export type QueueChange = 'hold' | 'release' | 'reorder' | 'prioritise';

/** What an operator wants of a truck's place, and why. */
export interface QueueWish {
  readonly dispositionId: number;
  readonly comment?: string;
  /** So many waiting trucks shall stand before it. */
  readonly position?: number;
  readonly priority?: QueuePriority;
}

export interface RecordedWeight {
  readonly captureId: string;
  readonly scaleId: number;
  readonly kind: WeighingKind;
  /** Warnings that were shown and accepted. */
  readonly accept?: readonly WeighingWarning[];
}

const moved = (dispositionId: number, path: string, method: 'POST' | 'DELETE', body?: unknown) =>
  call<JourneyAnswer>(`/dispositions/${dispositionId}${path}`, {
    method,
    ...(body ? { body } : {}),
  });

/** The commands of a truck's journey and of a station's queue. */
export const journeyCalls = {
  queue: (weighingStationId: number | undefined, signal: AbortSignal) =>
    call<QueueAnswer>('/cars_qeue_dispositions_list', { query: { weighingStationId }, signal }),
  journey: (dispositionId: number, signal?: AbortSignal) =>
    call<JourneyAnswer>(`/dispositions/${dispositionId}/journey`, { signal }),
  move: (dispositionId: number, move: JourneyMove, words: MoveWords) =>
    moved(dispositionId, `/moves/${move}`, 'POST', words),
  recordWeighing: (dispositionId: number, weight: RecordedWeight) =>
    moved(dispositionId, '/weighings', 'POST', weight),
  removeWeighing: (dispositionId: number, comment: string) =>
    moved(dispositionId, '/weighings', 'DELETE', { comment }),
  arrange: (weighingStationId: number, change: QueueChange, wish: QueueWish) =>
    call<unknown>(`/queues/${weighingStationId}/${change}`, { method: 'POST', body: wish }),
};

/** The plate of a truck, which is how everyone on the yard calls it. */
export const plateOf = (disposition: { readonly vehicle: Reference | null }): string | undefined =>
  disposition.vehicle?.presentation || undefined;
