import { useNotify } from 'ra-core';
import { callApi } from '../data/client.ts';
import { useMailCall } from './useMailCall.ts';
import { useOneAtATime } from '../parts/oneAtATime.ts';
import { useMailboxWords } from './useMailboxWords.ts';

/**
 * Takes back a letter that waits to be sent.
 * @returns whether it is a draft again; if not, the reason is shown
 */
export function useTakeBack(): (id: number) => Promise<boolean> {
  const { takenBack } = useMailboxWords();
  const notify = useNotify();
  const run = useMailCall();
  return useOneAtATime(
    (id: number) =>
      run(async () => {
        await callApi('POST /outgoing_email/withdraw', { body: { id } });
        notify(takenBack, { type: 'info' });
      }),
    String,
  );
}
