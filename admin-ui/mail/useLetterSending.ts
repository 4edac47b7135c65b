import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { dateTimeText } from '#domain/kernel/written.ts';
import { newRequestId } from '#domain/kernel/requestId.ts';
import { objects } from '#domain/objects.ts';
import { filled } from '#domain/words/filled.ts';
import { callApi, readFileFrom, sendFormTo } from '../data/client.ts';
import { fieldErrorsOf } from '../data/problem.ts';
import { recordCalls } from '../data/recordCalls.ts';
import { useNotifyDone } from '../parts/DoneToast.tsx';
import type { Faults } from '../parts/useFaults.ts';
import { popup } from '../parts/popup.ts';
import { useNotifyError } from '../parts/useNotifyError.ts';
import type { PassedFile } from './answering.ts';
import type { LetterDraft } from './useLetterDraft.ts';
import { useMailboxWords } from './useMailboxWords.ts';
import { useMailCall } from './useMailCall.ts';
import { useTakeBack } from './useTakeBack.ts';

interface LetterSendingProps {
  readonly letterDraft: LetterDraft;
  /** The files of another letter that are sent with this one. */
  readonly passed: readonly PassedFile[] | undefined;
  readonly setFaults: (faults: Faults) => void;
  readonly onClose: () => void;
  /** The letter was sent and then taken back: it is a draft again. */
  readonly onTakenBack: (id: number) => void;
}

/** The actions on a letter that is written: to add files, to send it once, and to discard it, which can be undone. */
export function useLetterSending({
  letterDraft,
  passed,
  setFaults,
  onClose,
  onTakenBack,
}: LetterSendingProps) {
  const words = useMailboxWords();
  const client = useQueryClient();
  const notifyDone = useNotifyDone();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const takeBack = useTakeBack();
  const run = useMailCall();
  const [sending, setSending] = useState(false);
  const readAgain = () => client.invalidateQueries({ queryKey: ['mail', 'written'] });

  /** Adds files to the letter. It is saved first, because the server adds files only to a draft that it has. */
  const add = async (files: readonly File[], requestId?: string): Promise<void> => {
    const id = await letterDraft.save();
    const form = new FormData();
    form.append('data', JSON.stringify({ outgoingEmailId: id }));
    for (const each of files) form.append('files', each, each.name);
    await sendFormTo('POST /outgoing_email/attachment', { form, sending: { requestId } });
    await client.invalidateQueries({ queryKey: ['mail', 'draft files', id] });
  };
  const { attach, waitForFiles } = useUploads(add, notifyError);
  const addPassedFiles = usePassedFiles(passed, add, notifyError);
  /**
   * @param sendAt the time to send it, in ISO. Without it the letter is sent now, and can be taken back as long as the message
   * with the undo button is shown
   */
  const send = async (sendAt?: string): Promise<void> => {
    if (sending) return;
    setSending(true);
    try {
      if (!(await addPassedFiles())) return notify(words.noFilesAttached, { type: 'error' });
      if (!(await waitForFiles())) return;
      const id = await letterDraft.save();
      const when = sendAt === undefined ? { undoSeconds: popup.shownMs / 1000 } : { sendAt };
      await callApi('POST /outgoing_email/send', { body: { id, ...when } });
      letterDraft.end();
      const message =
        sendAt === undefined ? words.queued : filled(words.sentLater, { time: dateTimeText(sendAt) });
      notifyDone(message, () => void takeBack(id).then((isDraft) => isDraft && onTakenBack(id)));
      onClose();
    } catch (error) {
      const fieldErrors = fieldErrorsOf(error);
      if (fieldErrors && !('sendAt' in fieldErrors)) setFaults(fieldErrors as Faults);
      else notifyError(error);
    } finally {
      setSending(false);
      await readAgain();
    }
  };
  const discard = async (): Promise<void> => {
    letterDraft.end();
    onClose();
    // A save that is under way may make the draft only now.
    const id = await letterDraft.settled();
    if (id === undefined) return;
    // `run` resolves to whether the call was done.
    const mark = (marked: boolean) => run(() => recordCalls.mark(objects.outgoingEmail, id, marked));
    if (await mark(true)) notifyDone(words.discarded, () => void mark(false));
  };
  return { attach, send, discard, sending };
}

export type LetterSending = ReturnType<typeof useLetterSending>;

/** Adds files that the writer chooses, and knows which of them are still on their way. */
const useUploads = (
  add: (files: readonly File[]) => Promise<void>,
  notifyError: (error: unknown) => void,
) => {
  const underWay = useRef(new Set<Promise<boolean>>());
  return {
    attach: async (files: readonly File[]): Promise<void> => {
      const upload = add(files).then(
        () => true,
        (error: unknown) => {
          notifyError(error);
          return false;
        },
      );
      underWay.current.add(upload);
      await upload;
      underWay.current.delete(upload);
    },
    /**
     * Waits for the files that are on their way. It resolves to false if one of them could not be added; the reason has been
     * shown. Then the letter must not be sent, because its writer believes that the file goes with it.
     */
    waitForFiles: async (): Promise<boolean> => (await Promise.all(underWay.current)).every(Boolean),
  };
};

/**
 * Adds the files of the forwarded letter once.
 * @returns a function that waits until they are added, and tries again if that failed. It resolves to false if the files are
 * still missing. Then the letter must not be sent.
 */
const usePassedFiles = (
  passed: readonly PassedFile[] | undefined,
  add: (files: readonly File[], requestId: string) => Promise<void>,
  notifyError: (error: unknown) => void,
): (() => Promise<boolean>) => {
  // `add` is a new function at each render. By this ref `pass` need not change with it, and the effect below does not run again.
  const latestAdd = useRef(add);
  latestAdd.current = add;
  const remaining = useRef(passed ?? []);
  // All attempts have the same request id, so that files are not added twice if only the answer was lost.
  const requestId = useRef(newRequestId());
  const attempt = useRef<Promise<boolean>>(undefined);
  const pass = useCallback(async (): Promise<boolean> => {
    if (remaining.current.length === 0) return true;
    try {
      const files = await Promise.all(remaining.current.map(contentOf));
      await latestAdd.current(files, requestId.current);
      remaining.current = [];
      return true;
    } catch (error) {
      notifyError(error);
      return false;
    }
  }, [notifyError]);
  useEffect(() => {
    // React may run this effect twice, but the files are added once.
    attempt.current ??= pass();
  }, [pass]);
  return async () => {
    if (await attempt.current) return true;
    attempt.current = pass();
    return attempt.current;
  };
};

const contentOf = async ({ of, id, name }: PassedFile): Promise<File> => {
  const request = { params: { id } };
  const content = await (of === 'received'
    ? readFileFrom('GET /incoming_email/file/:id', request)
    : readFileFrom('GET /file/:id/content', request));
  return new File([content], name);
};
