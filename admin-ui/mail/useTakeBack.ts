import { useNotify } from 'ra-core';
import { callApi } from '../data/client.ts';
import { useMailCall } from './useMailCall.ts';
import { useMailboxWords } from './useMailboxWords.ts';

/** Takes a letter back that waits to be sent. @returns whether it is a draft again; if not, the reader has seen why */
export function useTakeBack(): (id: number) => Promise<boolean> {
  const { takenBack } = useMailboxWords();
  const notify = useNotify();
  const run = useMailCall();
  return (id) =>
    run(async () => {
      await callApi('POST /outgoing_email/withdraw', { body: { id } });
      notify(takenBack, { type: 'info' });
    });
}
