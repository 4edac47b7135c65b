import { standing, type JourneyState } from '#domain/terminal/journey.rules.ts';
import type { CarsQueueStatus } from '#domain/terminal/statuses.ts';
import { refusalIn } from '../kernel/failures.ts';
import type { DispositionReading } from './journey.activities.ts';
import { adopt, type JourneyCarried } from './journey.state.ts';

/**
 * Whether the record stood elsewhere than the step believed. A worker may write a step and be cut off before the server
 * hears of it: the task is then done again, perhaps with other messages first, and the record is ahead of the journey.
 */
export const isBehindRecord = (error: unknown): boolean => refusalIn(error)?.type === 'truck_moved_on';

/** Goes on from where the record stands; what it has not told is where the truck came from. */
export const catchUp = (self: JourneyCarried, reading: DispositionReading, now: string): void => {
  const before = self.at;
  adopt(self, reading, now);
  const from = (status: CarsQueueStatus, kept: CarsQueueStatus | null | undefined, came: JourneyState) =>
    self.at.queue === status && before.queue !== status ? standing(came) : kept;
  self.at = {
    ...self.at,
    extraFrom: from('EntryAddParking', self.at.extraFrom, before) ?? null,
    pausedFrom: from('Paused', self.at.pausedFrom, before) ?? null,
  };
};
