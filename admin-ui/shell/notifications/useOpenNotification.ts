import { useNavigate } from 'react-router-dom';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { call } from '../../data/http.ts';
import { useAppObjects } from '../../data/metadata.ts';
import { useNotifyError } from '../../parts/useNotifyError.ts';
import type { Notification } from './useNotifications.ts';

/** Marks a notification as read once the record it is about has been found, and opens that record. */
export const useOpenNotification = (markRead: (read: readonly Notification[]) => Promise<void>) => {
  const { data: objects = [] } = useAppObjects();
  const navigate = useNavigate();
  const notifyError = useNotifyError();
  return async (notification: Notification): Promise<void> => {
    const { objectName, objectId } = notification;
    const path = objects.find(({ name }) => name === objectName)?.path;
    const address = path && objectId !== null ? `/${path}/${objectId}` : undefined;
    try {
      if (address) await call<AnyRecord>(address);
      await markRead([notification]);
      if (address) void navigate(address);
    } catch (error) {
      notifyError(error);
    }
  };
};
