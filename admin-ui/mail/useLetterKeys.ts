import type { RefObject } from 'react';
import { useLanguage } from '../data/useLanguage.ts';
import { useSearchKey, useWrittenKeys } from '../parts/useKeys.ts';
import type { Way } from './answering.ts';
import { keysFor, type MailKey } from './mailKeys.ts';
import type { ThreadActions } from './useThreadActions.ts';
import { useNotifyError } from '../parts/useNotifyError.ts';

interface LetterKeys {
  readonly list: RefObject<HTMLDivElement | null>;
  readonly search: RefObject<HTMLInputElement | null>;
  /** The letter that is read. */
  readonly open: number | undefined;
  /** True while a letter is being written. Then the keys type text. */
  readonly isWriting: boolean;
  /** True for received letters, which can be marked and answered. */
  readonly areReceived: boolean;
  readonly actions: ThreadActions;
  readonly onOpen: (id: number) => void;
  readonly onAnswer: (id: number, way: Way) => void;
  readonly onTrash: (id: number) => Promise<void>;
  /** Picks the letters of a line, or unpicks them. */
  readonly onPick: (id: number) => Promise<void>;
  readonly onHelp: () => void;
}

/**
 * The keys of the mailbox. They act on the line that has the focus, otherwise on the letter that is read. Where a line stands for
 * a thread, they act on all its letters.
 */
export function useLetterKeys({
  list,
  search,
  open,
  isWriting,
  areReceived,
  actions,
  ...on
}: LetterKeys): void {
  const notifyError = useNotifyError();
  const lines = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-letter]') ?? [])];
  const focused = () => lines().find((line) => line === document.activeElement);
  const step = (by: number) => {
    const all = lines();
    const at = all.findIndex(
      (line) => line === focused() || (!focused() && line.dataset.letter === String(open)),
    );
    all[Math.min(Math.max(at + by, 0), all.length - 1)]?.focus();
  };
  const meant = (act: (id: number) => unknown) => () => {
    const id = Number(focused()?.dataset.letter ?? open);
    if (id > 0) void Promise.resolve(act(id)).catch(notifyError);
  };
  const language = useLanguage();
  const keys = (act: MailKey) => keysFor(act, language);
  const mayAct = !isWriting && areReceived;

  useWrittenKeys(keys('next'), () => step(1), !isWriting);
  useWrittenKeys(keys('previous'), () => step(-1), !isWriting);
  useWrittenKeys(keys('open'), meant(on.onOpen), !isWriting);
  useWrittenKeys(keys('thisHelp'), on.onHelp, !isWriting);
  useSearchKey(search);
  const answer = (way: Way) => meant((id) => on.onAnswer(id, way));
  useWrittenKeys(keys('reply'), answer('reply'), mayAct);
  useWrittenKeys(keys('replyAll'), answer('replyAll'), mayAct);
  useWrittenKeys(keys('forward'), answer('forward'), mayAct);
  useWrittenKeys(keys('markUnread'), meant(actions.unread), mayAct);
  useWrittenKeys(keys('flag'), meant(actions.flag), mayAct);
  useWrittenKeys(keys('pick'), meant(on.onPick), mayAct);
  useWrittenKeys(keys('markProcessed'), meant(actions.process), mayAct);
  useWrittenKeys(keys('toTrash'), meant(on.onTrash), mayAct);
}
