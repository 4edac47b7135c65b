import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { trashPlace } from '#domain/mail/mailFolder.rules.ts';
import { filled } from '#domain/words/filled.ts';
import { objects } from '#domain/objects.ts';
import { callApi } from '../data/client.ts';
import { recordCalls } from '../data/recordCalls.ts';
import { problemCode } from '../data/problem.ts';
import { useNotifyDone } from '../parts/DoneToast.tsx';
import { useNotifyError } from '../parts/useNotifyError.ts';
import { folderTitle } from './folderTitle.ts';
import type { Folder, Letter } from './mailQueries.ts';
import { useMailCall } from './useMailCall.ts';
import { useMailboxWords } from './useMailboxWords.ts';

type PlacedLetter = Pick<Letter, 'id' | 'mailboxId' | 'emailAccountId'>;

/** The actions of a reader on letters. Each takes effect here at once, and on the mail server later. A refusal is shown. */
export function useMailActions(folders: readonly Folder[]) {
  const client = useQueryClient();
  const words = useMailboxWords();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const notifyDone = useNotifyDone();
  const run = useMailCall();

  /** Marks shown letters as read. For mail that the reader may only read, the server refuses this and no message is shown. */
  const noteShown = async (ids: readonly number[]): Promise<void> => {
    try {
      await callApi('POST /email_seen', { body: { ids: [...ids] } });
      await client.invalidateQueries({ queryKey: ['mail'] });
    } catch (error) {
      if (!isOfOthers(error)) notifyError(error);
    }
  };
  const moveTo = (id: number, mailboxId: number) =>
    run(() => callApi('POST /email_move', { body: { id, mailboxId } }));
  const move = async ({ id, mailboxId: folderBefore }: PlacedLetter, folder: Folder): Promise<void> => {
    if (folderBefore === folder.id || !(await moveTo(id, folder.id))) return;
    const message = filled(words.moved, { folder: folderTitle(folder, words) });
    // A letter that was in no folder cannot be moved back.
    notifyDone(message, folderBefore ? () => void moveTo(id, folderBefore) : undefined);
  };
  return {
    noteShown,
    see: (id: number, seen: boolean) =>
      run(() => callApi(seen ? 'POST /email_seen' : 'POST /email_unseen', { body: { id } })),
    seeAll: (ids: readonly number[], seen: boolean) =>
      run(() => callApi(seen ? 'POST /email_seen' : 'POST /email_unseen', { body: { ids: [...ids] } })),
    /** Fills in the counterparty and the contact person of letters from their senders. */
    noteSenders: (ids: readonly number[]) =>
      run(async () => {
        const reply = await callApi('POST /email_fill_counterparties', { body: { ids: [...ids] } });
        notify(filled(words.sendersFilled, { count: String(reply.ids.length) }), { type: 'info' });
      }),
    label: (id: number, emailLabelId: number, labelled: boolean) =>
      run(() => callApi('POST /email_label', { body: { id, emailLabelId, labelled } })),
    flag: (id: number, flagged: boolean) => run(() => callApi('POST /email_flag', { body: { id, flagged } })),
    process: (id: number, processed: boolean) =>
      run(() => recordCalls.write(objects.incomingEmail, id, { processed })),
    move,
    trash: async (letter: PlacedLetter): Promise<void> => {
      const trashFolder = folders.find(
        ({ sort, emailAccountId }) => sort === trashPlace && emailAccountId === letter.emailAccountId,
      );
      if (trashFolder) await move(letter, trashFolder);
      else notify(words.noTrash, { type: 'error' });
    },
  };
}
export type MailActions = ReturnType<typeof useMailActions>;

/** Whether an action was refused because the reader may only read the letter, or may not even see it any more. */
const isOfOthers = (error: unknown): boolean =>
  ['mail_only_read', 'record_not_found'].includes(problemCode(error) ?? '');
