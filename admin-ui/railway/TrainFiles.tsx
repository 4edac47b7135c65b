import { Button } from '@mui/material';
import LoadIcon from '@mui/icons-material/UploadFileOutlined';
import UnloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useState } from 'react';
import { downloadFile, sendFormTo } from '../data/client.ts';
import { useObjectMeta } from '../data/metadata.ts';
import type { SheetSender } from '../objects/sheets/importCall.ts';
import { useText } from '../i18n/useText.ts';
import { useNotifyError } from '../parts/useNotifyError.ts';

const ImportDialog = lazy(() => import('../objects/sheets/ImportDialog.tsx'));

/** The import of a train's wagons from a file, with a preview, and their export into one. */
export function TrainFiles({ trainId }: { readonly trainId: number }) {
  const text = useText();
  const notifyError = useNotifyError();
  const client = useQueryClient();
  const { data: meta } = useObjectMeta('trainWagon');
  const [isImporting, setImporting] = useState(false);
  const send = useCallback<SheetSender>(
    (preview, form, sending) =>
      sendFormTo('POST /dispositions/load_wagons_data_from_file', {
        query: { trainId, ...(preview ? { preview: 'true' } : {}) },
        form,
        sending,
      }),
    [trainId],
  );
  const close = () => {
    setImporting(false);
    void client.invalidateQueries({ queryKey: ['train wagons', trainId] });
  };
  return (
    <>
      {meta?.canCreate && (
        <Button startIcon={<LoadIcon />} variant="outlined" onClick={() => setImporting(true)}>
          {text('trainDesk.load')}
        </Button>
      )}
      <Button
        startIcon={<UnloadIcon />}
        variant="outlined"
        onClick={() =>
          void downloadFile('POST /dispositions/unload_wagons_to_file', { body: { trainId } }).catch(
            notifyError,
          )
        }
      >
        {text('trainDesk.unload')}
      </Button>
      {isImporting && meta && (
        <Suspense>
          <ImportDialog meta={meta} send={send} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
