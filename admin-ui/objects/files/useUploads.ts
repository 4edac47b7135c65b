import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { newRequestId } from '#domain/kernel/requestId.ts';
import { sendFile, type FileWords } from '../../data/sendFile.ts';

/** A file that is being uploaded to a record, or whose upload failed. */
export interface Upload {
  /** Also the id of the request, which is the same for each attempt. */
  readonly key: string;
  readonly file: File;
  /** From 0 to 1. */
  readonly progress: number;
  /** Why the upload failed, in the reader's language. */
  readonly error?: string;
}

interface Uploads {
  readonly uploads: readonly Upload[];
  readonly add: (files: readonly File[]) => void;
  readonly tryAgain: (upload: Upload) => void;
  readonly dismiss: (upload: Upload) => void;
}

/** Uploads files to a record one after another and reports the progress of each. */
export function useUploads({ objectName, objectId, verificationProtocol = false }: FileWords): Uploads {
  const client = useQueryClient();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
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
        } catch (error) {
          change({ error: error instanceof Error ? error.message : String(error) });
        }
      });
    },
    [client, dismiss, queue, objectId, objectName, verificationProtocol],
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
