import { useEffect, useRef, useState } from 'react';
import { draftAt, forgetDraft, keepDraft, useDraftAddress } from '../../parts/drafts.ts';
import { useNotifyError } from '../../parts/useNotifyError.ts';
import type { AnswerWords } from './AnswerTemplates.tsx';
import type { Mentioned, CommentInput } from './sendComment.ts';

/**
 * An empty comment. While a comment is being written, `mentions` may hold people whose names were deleted from the text
 * again.
 */
const emptyComment: CommentInput = {
  words: '',
  forCustomer: false,
  files: [],
  mentions: [],
  letter: undefined,
};

const draftCommentAt = (address: string): CommentInput => {
  const storedValues = draftAt(address)?.values;
  if (typeof storedValues !== 'object' || storedValues === null) return emptyComment;
  const input = { ...emptyComment, ...storedValues };
  // Files cannot be stored: after a reload a draft has none.
  return { ...input, files: input.files.filter((each) => each instanceof File) };
};

/**
 * The state of a comment that is being written. All of it is kept as a draft until it is sent, also while the person looks at
 * another part of the record's page. A comment that was refused is put back into the input.
 * @param write sends one comment to the API
 */
export function useNewComment(write: (input: CommentInput) => Promise<void>) {
  const notifyError = useNotifyError();
  const address = `${useDraftAddress()}#comment`;
  const [input, setInput] = useState(() => draftCommentAt(address));
  // The comments are sent one after another: this promise ends when the last of them was sent or refused.
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
    const comment = { ...input, words: input.words.trim(), mentions };
    setInput(emptyComment);
    sending.current = sending.current
      .then(() => write(comment))
      .catch((error: unknown) => {
        notifyError(error);
        putBack(comment);
      });
  };
  const putBack = (refused: CommentInput) => {
    const joinedInput = joined(refused, draftCommentAt(address));
    // Kept here as well, because the person may have left the page.
    keepDraft(address, joinedInput);
    setInput(joinedInput);
  };
  const change = (changes: Partial<CommentInput>) => setInput((before) => ({ ...before, ...changes }));
  return {
    input,
    setWords: (words: string) => change({ words }),
    setForCustomer: (forCustomer: boolean) => change({ forCustomer }),
    setLetter: (letter: CommentInput['letter']) => change({ letter }),
    changeFiles: (next: (files: CommentInput['files']) => CommentInput['files']) =>
      setInput((before) => ({ ...before, files: next(before.files) })),
    mention: (person: Mentioned) =>
      setInput((before) => ({ ...before, mentions: [...before.mentions, person] })),
    take: (template: AnswerWords) => setInput((before) => withTemplate(before, template)),
    send,
  };
}

/**
 * Puts a refused comment before what was typed since it was sent. Both together are for the customer only if each of them was, and
 * they are no letter: the letter of a refused comment is kept only if nothing was typed since.
 */
const joined = (refused: CommentInput, since: CommentInput): CommentInput => {
  const isNothingTyped = since.words === '';
  return {
    words: isNothingTyped ? refused.words : `${refused.words}\n${since.words}`,
    forCustomer: refused.forCustomer && (since.forCustomer || isNothingTyped),
    letter: isNothingTyped ? refused.letter : undefined,
    mentions: [...refused.mentions, ...since.mentions],
    files: [...refused.files, ...since.files],
  };
};

/** Adds the words of a template after what is already written. A letter without a subject gets the subject of the template. */
const withTemplate = (before: CommentInput, { subject, body }: AnswerWords): CommentInput => ({
  ...before,
  words: before.words.trim() === '' ? body : `${before.words.trimEnd()}\n\n${body}`,
  letter: before.letter && { ...before.letter, subject: before.letter.subject.trim() || subject },
});
