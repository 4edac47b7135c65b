import { useQueryClient } from '@tanstack/react-query';
import type { RecordNamed } from '#domain/objects.ts';
import { recordCalls } from '../../data/recordCalls.ts';
import { useOwnRows } from '../../data/useOwnRows.ts';

export type Notification = RecordNamed<'notification'>;

const key = ['notifications'] as const;

/** The unread notifications of the signed-in person, newest first. */
export function useUnreadNotifications() {
  const { path, rows, count } = useOwnRows(
    'notification',
    key,
    { read: false },
    { field: 'id', order: 'DESC' },
  );
  return { path, unread: rows, count };
}

/** Marks notifications as read, and then reloads the list even if that failed. */
export function useMarkRead(path: string | undefined) {
  const client = useQueryClient();
  return async (notifications: readonly Notification[]): Promise<void> => {
    try {
      for (const { id, updatedAt } of notifications)
        await recordCalls.write({ path }, id, { read: true, updatedAt });
    } finally {
      await client.invalidateQueries({ queryKey: key });
    }
  };
}
