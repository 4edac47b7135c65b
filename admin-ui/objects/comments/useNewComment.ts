import { useEffect, useRef, useState } from 'react';
import { draftAt, forgetDraft, keepDraft, useDraftAddress } from '../../parts/drafts.ts';
import { useNotifyError } from '../../parts/useNotifyError.ts';
import type { AnswerWords } from './AnswerTemplates.tsx';
import type { Mentioned, CommentInput } from './sendComment.ts';

/**
 * An empty comment. While a comment is being written, `mentions` may hold people whose names were deleted from the text
 * again.
 */
const nothing: CommentInput = { words: '', forCustomer: false, files: [], mentions: [], letter: undefined };

const writtenAt = (address: string): CommentInput => {
  const kept = draftAt(address)?.values;
  if (typeof kept !== 'object' || kept === null) return nothing;
  const input = { ...nothing, ...kept };
  // Files cannot be stored: after a reload a draft has none.
  return { ...input, files: input.files.filter((each) => each instanceof File) };
};

/**
 * The state of a comment that is being written. All of it is kept until it is sent, also while another tab is open. A
 * comment that was refused is put back into the input.
 */
export function useNewComment(write: (input: CommentInput) => Promise<void>) {
  const notifyError = useNotifyError();
  const address = `${useDraftAddress()}#comment`;
  const [input, setInput] = useState(() => writtenAt(address));
  const sending = useRef(Promise.resolve());
  useEffect(() => {
    if (input.words === '' && input.files.length === 0) forgetDraft(address);
    else keepDraft(address, input);
  }, [address, input]);
  // The input is emptied at once: what is typed before the answer comes is the next comment, which is sent after this one.
  const send = () => {
    if (input.words.trim() === '') return;
    // A name that was deleted from the text is not notified.
    const mentions = input.mentions.filter(({ name }) => input.words.includes(`@${name}`));
    const sent = { ...input, words: input.words.trim(), mentions };
    setInput(nothing);
    sending.current = sending.current
      .then(() => write(sent))
      .catch((error: unknown) => {
        notifyError(error);
        putBack(sent);
      });
  };
  const putBack = (refused: CommentInput) => {
    const whole = joined(refused, writtenAt(address));
    // Kept here as well, because the person may have left the page.
    keepDraft(address, whole);
    setInput(whole);
  };
  const change = (some: Partial<CommentInput>) => setInput((now) => ({ ...now, ...some }));
  return {
    input,
    setWords: (words: string) => change({ words }),
    setForCustomer: (forCustomer: boolean) => change({ forCustomer }),
    setLetter: (letter: CommentInput['letter']) => change({ letter }),
    changeFiles: (next: (files: CommentInput['files']) => CommentInput['files']) =>
      setInput((now) => ({ ...now, files: next(now.files) })),
    mention: (person: Mentioned) => setInput((now) => ({ ...now, mentions: [...now.mentions, person] })),
    take: (words: AnswerWords) => setInput((now) => withTemplate(now, words)),
    send,
  };
}

/** Puts a refused comment before what was typed since. Both together are for the customer only if each of them was. */
const joined = (refused: CommentInput, since: CommentInput): CommentInput => {
  const isAlone = since.words === '';
  return {
    words: isAlone ? refused.words : `${refused.words}\n${since.words}`,
    forCustomer: refused.forCustomer && (since.forCustomer || isAlone),
    letter: isAlone ? refused.letter : undefined,
    mentions: [...refused.mentions, ...since.mentions],
    files: [...refused.files, ...since.files],
  };
};

/** Adds the words of a template after what is already written. A letter without a subject gets the subject of the template. */
const withTemplate = (now: CommentInput, { subject, body }: AnswerWords): CommentInput => ({
  ...now,
  words: now.words.trim() === '' ? body : `${now.words.trimEnd()}\n\n${body}`,
  letter: now.letter && { ...now.letter, subject: now.letter.subject.trim() || subject },
});
