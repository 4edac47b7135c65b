import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { callApi } from '../data/client.ts';
import { useNotifyError } from '../parts/useNotifyError.ts';
import { useMailboxWords } from './useMailboxWords.ts';

/** Takes a letter back that waits to be sent. @returns whether it is a draft again; if not, the reader has seen why */
export function useTakeBack(): (id: number) => Promise<boolean> {
  const { takenBack } = useMailboxWords();
  const client = useQueryClient();
  const notify = useNotify();
  const notifyError = useNotifyError();
  return async (id) => {
    try {
      await callApi('POST /outgoing_email/withdraw', { body: { id } });
      notify(takenBack, { type: 'info' });
      return true;
    } catch (error) {
      notifyError(error);
      return false;
    } finally {
      await client.invalidateQueries({ queryKey: ['mail'] });
    }
  };
}
