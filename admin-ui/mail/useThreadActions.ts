import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { integerText } from '#domain/kernel/written.ts';
import { trashPlace } from '#domain/mail/mailFolder.rules.ts';
import { filled } from '#domain/words/filled.ts';
import { callApi } from '../data/client.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useNotifyDone } from '../parts/DoneToast.tsx';
import { folderTitle } from './folderTitle.ts';
import { letterQuery, type Letter, type MailFolders } from './mailQueries.ts';
import { mayChangeMail } from './usableAccounts.ts';
import { useMailCall } from './useMailCall.ts';
import { useMailboxWords } from './useMailboxWords.ts';

/** The most letters that one call changes. Only programs write longer conversations. */
const mostLetters = 500;
/** What the actions need to know of each letter. */
const columns = 'seen,flagged,processed,mailbox,emailAccount';

type Mark = 'seen' | 'flagged' | 'processed';

/** Returns a function that does something with letters (`run`), shows a message, and offers to undo it (`undo`). */
const useActOn = () => {
  const call = useMailCall();
  const notifyDone = useNotifyDone();
  return async (
    message: string,
    run: () => Promise<unknown>,
    undo: () => Promise<unknown>,
  ): Promise<void> => {
    await call(async () => {
      await run();
      notifyDone(message, () => void call(undo));
    });
  };
};

/** Returns a function that reads the letters for which a line stands: all letters of its thread in its folder, or the letter alone. */
const useLettersOf = (areThreads: boolean) => {
  const client = useQueryClient();
  return async (id: number): Promise<readonly Letter[]> => {
    const letter = await client.fetchQuery(letterQuery(id));
    const { thread, mailboxId } = letter;
    if (!areThreads || !thread || typeof mailboxId !== 'number') return [letter];
    const query = { mailbox: mailboxId, filter: JSON.stringify({ thread }), columns, limit: mostLetters };
    const { rows } = await callApi('GET /email', { query });
    return rows.length > 0 ? rows : [letter];
  };
};

/**
 * The actions of the keys on a line of the list. Where lines stand for conversations, an action changes all letters of the
 * conversation in the folder. Undo restores every letter as it was. Mail that the reader may only read is not changed, and a
 * message says so.
 * @param areThreads whether the lines stand for conversations
 */
export function useThreadActions(mailFolders: MailFolders, areThreads: boolean) {
  const words = useMailboxWords();
  const language = useLanguage();
  const notify = useNotify();
  const act = useActOn();
  const lettersOf = useLettersOf(areThreads);

  const messageOf = (
    sentence: string,
    letters: readonly Letter[],
    more: Readonly<Record<string, string>> = {},
  ) => filled(sentence, { count: integerText(language, letters.length), ...more });
  /** The letters of a line. If the reader may not change one of them, a message says so, and the list is empty. */
  const changeable = async (id: number): Promise<readonly Letter[]> => {
    const letters = await lettersOf(id);
    if (letters.every(({ emailAccountId }) => mayChangeMail(mailFolders, emailAccountId))) return letters;
    notify(words.onlyRead, { type: 'info' });
    return [];
  };
  /** Gives a mark its value in all letters. Those that have the value already are left out, so that undo does not change them. */
  const mark = async (name: Mark, value: boolean, sentence: string, letters: readonly Letter[]) => {
    const changing = letters.filter((letter) => letter[name] !== value);
    const ids = changing.map(({ id }) => id);
    const markWith = (newValue: boolean) => () => markAs(name, ids, newValue);
    if (ids.length > 0) await act(messageOf(sentence, changing), markWith(value), markWith(!value));
  };
  /** The handler for one mark: sets it on all letters of a line if the letter of the line lacks it, else removes it from all. */
  const toggle = (name: Mark, setSentence: string, unsetSentence: string) => async (id: number) => {
    const letters = await changeable(id);
    const value = !letters.find((letter) => letter.id === id)?.[name];
    await mark(name, value, value ? setSentence : unsetSentence, letters);
  };
  const trash = async (id: number): Promise<void> => {
    const letters = await changeable(id);
    const [first] = letters;
    if (!first) return undefined;
    const { emailAccountId, mailboxId: folderBefore } = first;
    const trashFolder = mailFolders.folders.find(
      (each) => each.sort === trashPlace && each.emailAccountId === emailAccountId,
    );
    if (!trashFolder) return notify(words.noTrash, { type: 'error' });
    if (typeof folderBefore !== 'number' || folderBefore === trashFolder.id) return undefined;
    const ids = letters.map((each) => each.id);
    const move = (mailboxId: number) => () => callApi('POST /email_move', { body: { ids, mailboxId } });
    return act(
      messageOf(words.movedCount, letters, { folder: folderTitle(trashFolder, words) }),
      move(trashFolder.id),
      move(folderBefore),
    );
  };
  return {
    lettersOf,
    unread: async (id: number) => mark('seen', false, words.unreadAgain, await changeable(id)),
    flag: toggle('flagged', words.flaggedCount, words.unflaggedCount),
    process: toggle('processed', words.processedCount, words.unprocessedCount),
    trash,
  };
}
export type ThreadActions = ReturnType<typeof useThreadActions>;

const markAs = (name: Mark, ids: number[], value: boolean): Promise<unknown> => {
  if (name === 'seen') return callApi(value ? 'POST /email_seen' : 'POST /email_unseen', { body: { ids } });
  if (name === 'flagged') return callApi('POST /email_flag', { body: { ids, flagged: value } });
  return callApi('POST /email_processed', { body: { ids, processed: value } });
};
