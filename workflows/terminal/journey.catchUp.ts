import { standing } from '#domain/terminal/journey.rules.ts';
import type { CarsQueueStatus } from '#domain/terminal/statuses.ts';
import { refusalIn } from '../kernel/failures.ts';
import type { DispositionReading } from './journey.activities.ts';
import { adopt, type JourneyCarried } from './journey.state.ts';

/**
 * Whether the record was not in the state that the step expected. A worker may write a step and stop before the server
 * learns of it. The task is then repeated, perhaps with other messages first, and the record is ahead of the journey.
 */
export function isBehindRecord(error: unknown): boolean {
  return refusalIn(error)?.type === 'truck_moved_on';
}

/**
 * Continues from the state of the record. The record may not name the status before the extra parking or before the pause. Then
 * the journey's own previous status is taken.
 */
export function catchUp(self: JourneyCarried, reading: DispositionReading, now: string): void {
  const before = self.at;
  adopt(self, reading, now);
  const statusBefore = (status: CarsQueueStatus, ownStatus: CarsQueueStatus | null | undefined) =>
    self.at.queue === status && before.queue !== status ? standing(before) : ownStatus;
  self.at = {
    ...self.at,
    extraFrom: reading.extraFrom ?? statusBefore('EntryAddParking', self.at.extraFrom) ?? null,
    pausedFrom: reading.pausedFrom ?? statusBefore('Paused', self.at.pausedFrom) ?? null,
  };
}
