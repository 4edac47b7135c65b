import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
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
import { useTakeBack } from './useTakeBack.ts';

interface LetterSendingProps {
  readonly kept: LetterDraft;
  readonly passed: readonly PassedFile[] | undefined;
  readonly setFaults: (faults: Faults) => void;
  readonly onClose: () => void;
  /** The letter was sent and then taken back: it is a draft again. */
  readonly onTakenBack: (id: number) => void;
}

/** What is done with a letter that is written: files are added, it is sent once, or discarded with a way back. */
export function useLetterSending({ kept, passed, setFaults, onClose, onTakenBack }: LetterSendingProps) {
  const words = useMailboxWords();
  const client = useQueryClient();
  const notifyDone = useNotifyDone();
  const notifyError = useNotifyError();
  const takeBack = useTakeBack();
  const [sending, setSending] = useState(false);
  const readAgain = () => client.invalidateQueries({ queryKey: ['mail', 'written'] });

  const attach = async (files: readonly File[]): Promise<void> => {
    try {
      const id = await kept.save();
      const form = new FormData();
      form.append('data', JSON.stringify({ outgoingEmailId: id }));
      for (const each of files) form.append('files', each, each.name);
      await sendFormTo('POST /outgoing_email/attachment', { form, sending: { requestId: newRequestId() } });
      await client.invalidateQueries({ queryKey: ['mail', 'draft files', id] });
    } catch (error) {
      notifyError(error);
    }
  };
  /** @param sendAt ISO; now, with a way back for some seconds, without it */
  const send = async (sendAt?: string): Promise<void> => {
    if (sending) return;
    setSending(true);
    try {
      const id = await kept.save();
      const when = sendAt === undefined ? { undoSeconds: popup.shownMs / 1000 } : { sendAt };
      await callApi('POST /outgoing_email/send', { body: { id, ...when } });
      kept.end();
      const said =
        sendAt === undefined ? words.queued : filled(words.sentLater, { time: dateTimeText(sendAt) });
      notifyDone(said, () => void takeBack(id).then((isDraft) => isDraft && onTakenBack(id)));
      onClose();
    } catch (error) {
      const told = fieldErrorsOf(error);
      if (told && !('sendAt' in told)) setFaults(told as Faults);
      else notifyError(error);
    } finally {
      setSending(false);
      await readAgain();
    }
  };
  const discard = async (): Promise<void> => {
    const id = kept.id();
    kept.end();
    onClose();
    if (id === undefined) return;
    const mark = (marked: boolean) =>
      recordCalls.mark(objects.outgoingEmail, id, marked).catch(notifyError).then(readAgain);
    await mark(true);
    notifyDone(words.discarded, () => void mark(false));
  };
  usePassedFiles(passed, attach, notifyError);
  return { attach, send, discard, sending };
}

/** Adds the files of a letter that is passed on, once. */
const usePassedFiles = (
  passed: readonly PassedFile[] | undefined,
  attach: (files: readonly File[]) => Promise<void>,
  notifyError: (error: unknown) => void,
): void => {
  const passing = useRef(passed);
  const attaching = useRef(attach);
  attaching.current = attach;
  useEffect(() => {
    const files = passing.current ?? [];
    passing.current = [];
    if (files.length === 0) return;
    void Promise.all(files.map(fetched)).then((all) => attaching.current(all), notifyError);
  }, [notifyError]);
};

const fetched = async ({ of, id, name }: PassedFile): Promise<File> => {
  const wish = { params: { id } };
  const content = await (of === 'received'
    ? readFileFrom('GET /incoming_email/file/:id', wish)
    : readFileFrom('GET /file/:id/content', wish));
  return new File([content], name);
};
