import { useQueryClient } from '@tanstack/react-query';
import { useGetIdentity } from 'ra-core';
import type { RecordNamed } from '#domain/objects.ts';
import { listQuery } from '../../data/listQuery.ts';
import { recordCalls } from '../../data/recordCalls.ts';
import { ofPerson, useOwnRows } from '../../data/useOwnRows.ts';

export type Notification = RecordNamed<'notification'>;

const key = ['notifications'] as const;
/** How many notifications are fetched and marked before the next ones are fetched. */
const perCall = 100;
const unread = { read: false };

/** The unread notifications of the signed-in person, newest first. */
export function useUnreadNotifications() {
  const { path, rows, count } = useOwnRows('notification', key, unread, { field: 'id', order: 'DESC' });
  return { path, unread: rows, count };
}

/**
 * Marks notifications as read, and then reloads the list even if marking failed. The call names no version of the record, so
 * it is not refused if another window has marked the notification already.
 */
export function useMarkRead(path: string | undefined) {
  const client = useQueryClient();
  return async (notifications: readonly Notification[]): Promise<void> => {
    try {
      for (const { id } of notifications) await recordCalls.write({ path }, id, { read: true });
    } finally {
      await client.invalidateQueries({ queryKey: key });
    }
  };
}

/** Marks all unread notifications up to the newest that is shown, also those that are not loaded. Later ones stay unread. */
export function useMarkAllRead(path: string | undefined, newestId: number): () => Promise<void> {
  const { data: identity } = useGetIdentity();
  const markRead = useMarkRead(path);
  const oldestUnread = async (): Promise<readonly Notification[]> => {
    const query = listQuery({
      filter: ofPerson(identity?.id, unread),
      sort: { field: 'id', order: 'ASC' },
      pagination: { page: 1, perPage: perCall },
    });
    const { rows } = await recordCalls.list({ path }, { query });
    return (rows as unknown as readonly Notification[]).filter(({ id }) => id <= newestId);
  };
  return async () => {
    for (let batch = await oldestUnread(); batch.length > 0; batch = await oldestUnread())
      await markRead(batch);
  };
}
