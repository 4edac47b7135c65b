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
  /** The id of the letter that is read, if any. */
  readonly open: number | undefined;
  /** True while a letter is being written. Then the keys type text. */
  readonly isWriting: boolean;
  /** True if the list shows received letters: only they can be picked, marked, answered, forwarded and moved by keys. */
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
  ...handlers
}: LetterKeys): void {
  const notifyError = useNotifyError();
  const lines = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-letter]') ?? [])];
  const focusedLine = () => lines().find((line) => line === document.activeElement);
  const step = (by: number) => {
    const all = lines();
    const current = focusedLine() ?? all.find((line) => line.dataset.letter === String(open));
    // -1 if no line is the current one: then either key goes to the first line.
    const at = current ? all.indexOf(current) : -1;
    all[Math.min(Math.max(at + by, 0), all.length - 1)]?.focus();
  };
  /** The handler of a key: does `act` with the letter of the focused line, otherwise with the letter that is read. */
  const onLetter = (act: (id: number) => unknown) => () => {
    const id = Number(focusedLine()?.dataset.letter ?? open);
    if (id > 0) void Promise.resolve(act(id)).catch(notifyError);
  };
  const language = useLanguage();
  const keys = (command: MailKey) => keysFor(command, language);
  const mayAct = !isWriting && areReceived;

  useWrittenKeys(keys('next'), () => step(1), !isWriting);
  useWrittenKeys(keys('previous'), () => step(-1), !isWriting);
  useWrittenKeys(keys('open'), onLetter(handlers.onOpen), !isWriting);
  useWrittenKeys(keys('thisHelp'), handlers.onHelp, !isWriting);
  useSearchKey(search);
  const answer = (way: Way) => onLetter((id) => handlers.onAnswer(id, way));
  useWrittenKeys(keys('reply'), answer('reply'), mayAct);
  useWrittenKeys(keys('replyAll'), answer('replyAll'), mayAct);
  useWrittenKeys(keys('forward'), answer('forward'), mayAct);
  useWrittenKeys(keys('markUnread'), onLetter(actions.unread), mayAct);
  useWrittenKeys(keys('flag'), onLetter(actions.flag), mayAct);
  useWrittenKeys(keys('pick'), onLetter(handlers.onPick), mayAct);
  useWrittenKeys(keys('markProcessed'), onLetter(actions.process), mayAct);
  useWrittenKeys(keys('toTrash'), onLetter(handlers.onTrash), mayAct);
}
