import type { QueuedTruck, QueueSettings } from '#domain/terminal/queue.rules.ts';
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

/** What a station's queue needs from the world: it reads records, and writes none; trucks are moved by their journeys. */
export interface StationQueueActivities {
  /** @throws record_not_found */
  openStationQueue(input: { readonly weighingStationId: number }): Promise<StationOpening>;
  readStation(input: { readonly weighingStationId: number }): Promise<StationReading>;
}
