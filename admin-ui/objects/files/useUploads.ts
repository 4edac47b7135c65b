import { useEventCallback } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useCallback, useState } from 'react';
import { newRequestId } from '#domain/kernel/requestId.ts';
import { sendFile, type FileWords } from '../../data/sendFile.ts';
import { useText } from '../../i18n/useText.ts';
import { popup } from '../../parts/popup.ts';
import { useIsMounted } from '../../parts/useIsMounted.ts';

/** A file that is being uploaded to a record, or whose upload failed. */
export interface Upload {
  /** Also the id of the request, which is the same for each attempt. */
  readonly key: string;
  readonly file: File;
  /** From 0 to 1. */
  readonly progress: number;
  /** Why the upload failed: a text of the API, or the key of one of ours. */
  readonly error?: string;
}

interface Uploads {
  readonly uploads: readonly Upload[];
  readonly add: (files: readonly File[]) => void;
  readonly tryAgain: (upload: Upload) => void;
  readonly dismiss: (upload: Upload) => void;
}

/** Gives the sentence that says which file was not uploaded, and why. */
export function useUploadFault(): (file: File, error: string) => string {
  const text = useText();
  const translate = useTranslate();
  return ({ name }, error) => {
    // A text of the API is no key of ours, so it is shown as it is.
    const reason = translate(error, { _: error });
    return reason.includes(name) ? reason : `${text('files.failed', { name })}. ${reason}`;
  };
}

/**
 * Gives a function that notifies the person of a failed upload, if the page with the list of uploads has been left. It is
 * the same function in each rendering.
 */
function useFaultAfterLeaving(): (file: File, error: string) => void {
  const notify = useNotify();
  const faultOf = useUploadFault();
  const isMounted = useIsMounted();
  return useEventCallback((file: File, error: string) => {
    if (isMounted.current) return;
    const message = faultOf(file, error);
    // The message is a finished text and no key: `_` is what is shown for an unknown key.
    notify(message, { type: 'error', autoHideDuration: popup.shownMs, messageArgs: { _: message } });
  });
}

/** Uploads files to a record one after another and reports the progress of each. */
export function useUploads({ objectName, objectId, verificationProtocol = false }: FileWords): Uploads {
  const client = useQueryClient();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const tellAfterLeaving = useFaultAfterLeaving();
  /** `last` ends when all uploads that were begun so far have ended. */
  const [queue] = useState<{ last: Promise<void> }>(() => ({ last: Promise.resolve() }));

  const dismiss = useCallback(
    ({ key }: Upload) => setUploads((all) => all.filter((each) => each.key !== key)),
    [],
  );
  const send = useCallback(
    (upload: Upload) => {
      const change = (changes: Partial<Upload>) =>
        setUploads((all) => all.map((each) => (each.key === upload.key ? { ...each, ...changes } : each)));
      queue.last = queue.last.then(async () => {
        try {
          await sendFile(upload.file, {
            objectName,
            objectId,
            verificationProtocol,
            requestId: upload.key,
            onProgress: (progress) => change({ progress }),
          });
          await client.invalidateQueries({ queryKey: ['files'] });
          dismiss(upload);
        } catch (refusal) {
          const error = refusal instanceof Error ? refusal.message : String(refusal);
          change({ error });
          tellAfterLeaving(upload.file, error);
        }
      });
    },
    [client, dismiss, queue, objectId, objectName, tellAfterLeaving, verificationProtocol],
  );
  const add = useCallback(
    (files: readonly File[]) => {
      const newUploads = files.map((file) => ({ key: newRequestId(), file, progress: 0 }));
      setUploads((all) => [...all, ...newUploads]);
      newUploads.forEach(send);
    },
    [send],
  );
  const tryAgain = useCallback(
    ({ key, file }: Upload) => {
      const retried = { key, file, progress: 0 };
      setUploads((all) => all.map((each) => (each.key === key ? retried : each)));
      send(retried);
    },
    [send],
  );
  return { uploads, add, tryAgain, dismiss };
}
