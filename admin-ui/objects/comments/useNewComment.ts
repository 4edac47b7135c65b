import { useEffect, useRef, useState } from 'react';
import { draftAt, forgetDraft, keepDraft, useDraftAddress } from '../../parts/drafts.ts';
import { useNotifyError } from '../../parts/useNotifyError.ts';
import type { Mentioned, CommentInput } from './sendComment.ts';

/**
 * The state of a comment that is being written. The text is kept until it is sent, also while another tab is open. A
 * comment that was refused is put back into the input.
 */
export function useNewComment(write: (input: CommentInput) => Promise<void>) {
  const notifyError = useNotifyError();
  const address = `${useDraftAddress()}#comment`;
  const [words, setWords] = useState(() => String(draftAt(address)?.values ?? ''));
  const [forCustomer, setForCustomer] = useState(false);
  const [files, setFiles] = useState<readonly File[]>([]);
  const sending = useRef(Promise.resolve());
  const [mentioned, setMentioned] = useState<readonly Mentioned[]>([]);
  const [letter, setLetter] = useState<CommentInput['letter']>();
  useEffect(() => {
    if (words === '') forgetDraft(address);
    else keepDraft(address, words);
  }, [address, words]);
  // The input is emptied at once: what is typed before the answer comes is the next comment, which is sent after this one.
  const send = () => {
    if (words.trim() === '') return;
    // A name that was deleted from the text is not notified.
    const mentions = mentioned.filter(({ name }) => words.includes(`@${name}`));
    const input = { words: words.trim(), forCustomer, files, mentions, letter };
    setWords('');
    setForCustomer(false);
    setFiles([]);
    setMentioned([]);
    setLetter(undefined);
    sending.current = sending.current
      .then(() => write(input))
      .catch((error: unknown) => {
        notifyError(error);
        putBack(input);
      });
  };
  /** A refused comment is put before what was typed since. Together they are for colleagues unless both were not. */
  const putBack = (refused: CommentInput) => {
    const since = String(draftAt(address)?.values ?? '');
    const whole = since === '' ? refused.words : `${refused.words}\n${since}`;
    // Kept here as well, because the person may have left the page.
    keepDraft(address, whole);
    setWords(whole);
    setForCustomer((now) => refused.forCustomer && (now || since === ''));
    setLetter(since === '' ? refused.letter : undefined);
    setMentioned((now) => [...refused.mentions, ...now]);
    setFiles((now) => [...refused.files, ...now]);
  };
  const mention = (person: Mentioned) => setMentioned((now) => [...now, person]);
  return { words, setWords, forCustomer, setForCustomer, files, setFiles, letter, setLetter, mention, send };
}
