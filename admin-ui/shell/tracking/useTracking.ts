import { useQueryClient } from '@tanstack/react-query';
import type { RecordNamed } from '#domain/objects.ts';
import { callApi } from '../../data/client.ts';
import { useOwnRows } from '../../data/useOwnRows.ts';

export type TrackedTime = RecordNamed<'timeTrackingItem'>;

const key = ['tracking'] as const;
const notEnded = { conditions: [{ fieldPath: 'endDate', operator: 'notFilled' }] } as const;

/** The running times of the signed-in person. */
export function useRunningTimes() {
  const { path, rows } = useOwnRows('timeTrackingItem', key, notEnded, { field: 'startDate', order: 'DESC' });
  return { path, running: rows };
}

/** The record whose page is open, on which time can be measured. */
export interface OpenRecord {
  readonly objectName: string;
  readonly id: number;
}

/** The whole seconds from `startDate` to `now` (milliseconds since 1970), never less than zero. */
export function secondsSince(startDate: string, now: number): number {
  return Math.max(0, Math.floor((now - Date.parse(startDate)) / 1000));
}

/** Starts and stops the time of a record. The server measures it, and a repeated start or stop has no further effect. */
export function useTrackingCommands() {
  const client = useQueryClient();
  const lookAgain = () => client.invalidateQueries({ queryKey: key });
  return {
    start: async ({ objectName, id }: OpenRecord): Promise<void> => {
      await callApi('POST /objects_time_tracking/start', { body: { objectType: objectName, objectId: id } });
      await lookAgain();
    },
    /**
     * @param id the id of the running time, not of the record on which it is measured
     * @returns the measured time; `isStopped` is false if another window had stopped it before
     */
    stop: async (id: number, comment: string) => {
      const answer = await callApi('POST /objects_time_tracking/:id/stop', {
        params: { id },
        body: { comment },
      });
      await lookAgain();
      return answer;
    },
  };
}
