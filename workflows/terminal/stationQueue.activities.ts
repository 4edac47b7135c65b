import type { QueuedTruck, QueuePriority, QueueSettings } from '#domain/terminal/queue.rules.ts';
import type { ServiceMeasure } from '#domain/terminal/serviceTimes.rules.ts';

/** The settings of a weighing station that its queue needs. */
export interface StationReading {
  readonly queueOn: boolean;
  readonly settings: QueueSettings;
}

/** What a queue reads when it is switched on. */
export interface StationOpening extends StationReading {
  /** Trucks that have arrived and not left, according to the records. */
  readonly trucks: readonly QueuedTruck[];
  /** The last services of this station, oldest first. */
  readonly services: readonly ServiceMeasure[];
}

/** An operator's change of a truck's place, priority or hold; it is written into the truck's record and history. */
export interface Arrangement {
  readonly key: string;
  readonly dispositionId: number;
  readonly change: 'reorder' | 'hold' | 'release' | 'prioritise';
  readonly by: number;
  /** ISO in UTC. */
  readonly at: string;
  readonly comment?: string;
  /** The new priority, for `prioritise`. */
  readonly priority?: QueuePriority;
  /** For `reorder`: the truck's new place among the waiting trucks, counted from one. */
  readonly place?: number;
}

/** What a station's queue needs from outside. In records it writes only arrangements; journeys write the moves. */
export interface StationQueueActivities {
  /** @throws record_not_found */
  openStationQueue(input: { readonly weighingStationId: number }): Promise<StationOpening>;
  /** One transaction, done once for its key. @throws record_not_found */
  noteArrangement(arrangement: Arrangement): Promise<void>;
  readStation(input: { readonly weighingStationId: number }): Promise<StationReading>;
}
