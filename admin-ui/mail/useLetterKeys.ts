import { useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useSearchKey, useWrittenKey } from '../parts/useKeys.ts';
import type { Way } from './answering.ts';
import { letterQuery, type Letter } from './mailQueries.ts';
import type { MailActs } from './useMailActs.ts';
import { useNotifyError } from '../parts/useNotifyError.ts';

interface LetterKeys {
  readonly list: RefObject<HTMLDivElement | null>;
  readonly search: RefObject<HTMLInputElement | null>;
  /** The letter that is read. */
  readonly open: number | undefined;
  /** A letter is being written: its keys are letters. */
  readonly isWriting: boolean;
  /** The letters have come by mail, and can be marked and answered. */
  readonly areReceived: boolean;
  readonly acts: MailActs;
  readonly onOpen: (id: number) => void;
  readonly onAnswer: (id: number, way: Way) => void;
  readonly onTrash: (letter: Letter) => void;
  /** Picks the letter, or no longer. */
  readonly onPick: (id: number) => void;
  readonly onHelp: () => void;
}

/** The keys of the mailbox. They act on the line that has the focus, otherwise on the letter that is read. */
export function useLetterKeys({ list, search, open, isWriting, areReceived, acts, ...on }: LetterKeys): void {
  const client = useQueryClient();
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
  const meant = (act: (id: number) => void) => () => {
    const id = Number(focused()?.dataset.letter ?? open);
    if (id > 0) act(id);
  };
  const known = (act: (letter: Letter) => unknown) =>
    meant((id) => void client.fetchQuery(letterQuery(id)).then(act).catch(notifyError));
  const mayAct = !isWriting && areReceived;

  useWrittenKey('j', () => step(1), !isWriting);
  useWrittenKey('k', () => step(-1), !isWriting);
  useWrittenKey('o', meant(on.onOpen), !isWriting);
  useWrittenKey('?', on.onHelp, !isWriting);
  useSearchKey(search);
  useWrittenKey(
    'r',
    meant((id) => on.onAnswer(id, 'reply')),
    mayAct,
  );
  useWrittenKey(
    'a',
    meant((id) => on.onAnswer(id, 'replyAll')),
    mayAct,
  );
  useWrittenKey(
    'f',
    meant((id) => on.onAnswer(id, 'forward')),
    mayAct,
  );
  useWrittenKey(
    'u',
    meant((id) => void acts.see(id, false)),
    mayAct,
  );
  useWrittenKey(
    's',
    known(({ id, flagged }) => acts.flag(id, !flagged)),
    mayAct,
  );
  useWrittenKey('x', meant(on.onPick), mayAct);
  useWrittenKey(
    'e',
    known(({ id, processed }) => acts.process(id, !processed)),
    mayAct,
  );
  useWrittenKey('#', known(on.onTrash), mayAct);
  useWrittenKey('Delete', known(on.onTrash), mayAct);
}
