import { useQueryClient } from '@tanstack/react-query';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { RecordNamed } from '#domain/objects.ts';
import { call } from '../../data/http.ts';
import { useOwnRows } from '../../data/useOwnRows.ts';

export type TrackedTime = RecordNamed<'timeTrackingItem'>;

const key = ['tracking'] as const;
const notEnded = { conditions: [{ fieldPath: 'endDate', operator: 'notFilled' }] } as const;

/** What the signed-in person is working on now: the times that have begun and not ended. */
export const useRunningTimes = () => {
  const { path, rows } = useOwnRows('timeTrackingItem', key, notEnded, { field: 'startDate', order: 'DESC' });
  return { path, running: rows };
};

export interface OpenRecord {
  readonly objectName: string;
  readonly path: string;
  readonly id: number;
}

export const secondsSince = (startDate: string, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(startDate)) / 1000));

/** Begins and ends the time of a record; who is asked is the API at `path`. */
export const useTrackingCommands = (path: string) => {
  const client = useQueryClient();
  const lookAgain = () => client.invalidateQueries({ queryKey: key });
  return {
    start: async ({ objectName, path: objectPath, id }: OpenRecord): Promise<void> => {
      const { numberStr = null, presentation } = await call<AnyRecord>(`/${objectPath}/${id}`);
      await call<AnyRecord>(`/${path}`, {
        method: 'POST',
        body: {
          objectType: objectName,
          objectId: id,
          objectData: { numberStr, reference: presentation ?? null },
          startDate: new Date().toISOString(),
        },
      });
      await lookAgain();
    },
    /** @returns the seconds that it ran */
    stop: async (id: number, comment: string): Promise<number> => {
      const { updatedAt, startDate } = await call<TrackedTime>(`/${path}/${id}`);
      const now = Date.now();
      const elapsedTime = secondsSince(startDate, now);
      await call<AnyRecord>(`/${path}/${id}`, {
        method: 'PUT',
        body: {
          updatedAt,
          endDate: new Date(now).toISOString(),
          elapsedTime,
          ...(comment === '' ? {} : { comment }),
        },
      });
      await lookAgain();
      return elapsedTime;
    },
  };
};
