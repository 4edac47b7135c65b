import { useQueryClient } from '@tanstack/react-query';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { RecordNamed } from '#domain/objects.ts';
import { call } from '../../data/http.ts';
import { useOwnRows } from '../../data/useOwnRows.ts';

export type Notification = RecordNamed<'notification'>;

const key = ['notifications'] as const;

/** What the signed-in person has not read yet, the newest first; somebody else's is not theirs to see here. */
export const useUnreadNotifications = () => {
  const { path, rows, count } = useOwnRows(
    'notification',
    key,
    { read: false },
    { field: 'id', order: 'DESC' },
  );
  return { path, unread: rows, count };
};

/** Marks as read, and looks again whatever came of it. */
export const useMarkRead = (path: string | undefined) => {
  const client = useQueryClient();
  return async (notifications: readonly Notification[]): Promise<void> => {
    try {
      for (const { id, updatedAt } of notifications)
        await call<AnyRecord>(`/${path}/${id}`, { method: 'PUT', body: { read: true, updatedAt } });
    } finally {
      await client.invalidateQueries({ queryKey: key });
    }
  };
};
