import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useGetIdentity } from 'ra-core';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { RecordNamed } from '#domain/objects.ts';
import { call } from '../../data/http.ts';
import type { Page } from '../../data/dataProvider.ts';
import { listQuery } from '../../data/listQuery.ts';
import { useRefetchOnChange } from '../../data/live.ts';
import { useObjectPath } from '../../data/metadata.ts';

export type Notification = RecordNamed<'notification'>;

const key = ['notifications'] as const;
const shown = 50;

/** What the signed-in person has not read yet, the newest first; somebody else's is not theirs to see here. */
export const useUnreadNotifications = () => {
  const { data: identity } = useGetIdentity();
  const path = useObjectPath('notification');
  const user = identity?.id;
  useRefetchOnChange(['notification'], key);
  const { data } = useQuery({
    queryKey: [...key, user],
    enabled: path !== undefined && user !== undefined,
    queryFn: ({ signal }) =>
      call<Page>(`/${path}`, {
        query: listQuery({
          filter: { user, read: false, markedToDelete: false },
          sort: { field: 'id', order: 'DESC' },
          pagination: { page: 1, perPage: shown },
        }),
        signal,
      }),
  });
  return { path, unread: (data?.rows ?? []) as unknown as readonly Notification[], count: data?.count ?? 0 };
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
