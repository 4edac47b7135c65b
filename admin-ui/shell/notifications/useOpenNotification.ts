import { useNavigate } from 'react-router-dom';
import { recordCalls } from '../../data/recordCalls.ts';
import { useAppObjects } from '../../data/metadata.ts';
import { useLetterAddress } from '../../mail/useLetterAddress.ts';
import { useNotifyError } from '../../parts/useNotifyError.ts';
import type { Notification } from './useNotifications.ts';

/** Marks a notification as read and opens its record, or says that the reader may not read it. */
export function useOpenNotification(markRead: (read: readonly Notification[]) => Promise<void>) {
  const { data: objects = [] } = useAppObjects();
  const navigate = useNavigate();
  const notifyError = useNotifyError();
  const letterAddress = useLetterAddress();
  return async (notification: Notification): Promise<void> => {
    const { objectName, objectId } = notification;
    const path = objects.find(({ name }) => name === objectName)?.path;
    try {
      await markRead([notification]);
      if (!path || objectId === null) return;
      // Refused if the reader may not read the record: then its page is not opened.
      await recordCalls.read({ path }, objectId);
      void navigate(objectName === 'incomingEmail' ? letterAddress(objectId) : `/${path}/${objectId}`);
    } catch (error) {
      notifyError(error);
    }
  };
}
