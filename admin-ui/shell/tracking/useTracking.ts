import { useQueryClient } from '@tanstack/react-query';
import { objects, type RecordNamed } from '#domain/objects.ts';
import { recordCalls } from '../../data/recordCalls.ts';
import { useOwnRows } from '../../data/useOwnRows.ts';

export type TrackedTime = RecordNamed<'timeTrackingItem'>;

const { timeTrackingItem } = objects;
const key = ['tracking'] as const;
const notEnded = { conditions: [{ fieldPath: 'endDate', operator: 'notFilled' }] } as const;

/** The running times of the signed-in person. */
export function useRunningTimes() {
  const { path, rows } = useOwnRows('timeTrackingItem', key, notEnded, { field: 'startDate', order: 'DESC' });
  return { path, running: rows };
}

export interface OpenRecord {
  readonly objectName: string;
  readonly path: string;
  readonly id: number;
}

export function secondsSince(startDate: string, now: number): number {
  return Math.max(0, Math.floor((now - Date.parse(startDate)) / 1000));
}

/** Starts and stops the time of a record. */
export function useTrackingCommands() {
  const client = useQueryClient();
  const lookAgain = () => client.invalidateQueries({ queryKey: key });
  return {
    start: async ({ objectName, path: objectPath, id }: OpenRecord): Promise<void> => {
      const { numberStr = null, presentation } = await recordCalls.read({ path: objectPath }, id);
      await recordCalls.create(timeTrackingItem, {
        objectType: objectName,
        objectId: id,
        objectData: { numberStr, reference: presentation ?? null },
        startDate: new Date().toISOString(),
      });
      await lookAgain();
    },
    /** @returns the tracked time in seconds */
    stop: async (id: number, comment: string): Promise<number> => {
      const { updatedAt, startDate } = await recordCalls.read(timeTrackingItem, id);
      const now = Date.now();
      const elapsedTime = secondsSince(startDate, now);
      await recordCalls.write(timeTrackingItem, id, {
        updatedAt,
        endDate: new Date(now).toISOString(),
        elapsedTime,
        ...(comment === '' ? {} : { comment }),
      });
      await lookAgain();
      return elapsedTime;
    },
  };
}
