import type { QueuedTruck, QueuePriority, QueueSettings } from '#domain/terminal/queue.rules.ts';
import type { ServiceMeasure } from '#domain/terminal/serviceTimes.rules.ts';

/** A weighing station as its queue needs it. */
export interface StationReading {
  readonly queueOn: boolean;
  readonly settings: QueueSettings;
}

/** What a queue that was just switched on finds. */
export interface StationOpening extends StationReading {
  /** Trucks that have arrived and not left, by the records. */
  readonly trucks: readonly QueuedTruck[];
  /** The last services of this station, oldest first. */
  readonly services: readonly ServiceMeasure[];
}

/** What an operator did to a truck's place, as it goes into the truck's record and history. */
export interface Arrangement {
  readonly key: string;
  readonly dispositionId: number;
  readonly change: 'reorder' | 'hold' | 'release' | 'prioritise';
  readonly by: number;
  /** ISO in UTC. */
  readonly at: string;
  readonly comment?: string;
  readonly priority?: QueuePriority;
  /** Its new place among those who wait, counted from one. */
  readonly place?: number;
}

/** What a station's queue needs from the world: of records it writes a truck's place only; its journey moves it. */
export interface StationQueueActivities {
  /** @throws record_not_found */
  openStationQueue(input: { readonly weighingStationId: number }): Promise<StationOpening>;
  /** One transaction, once for its key. @throws record_not_found */
  noteArrangement(arrangement: Arrangement): Promise<void>;
  readStation(input: { readonly weighingStationId: number }): Promise<StationReading>;
}
