import { Button } from '@mui/material';
import LoadIcon from '@mui/icons-material/UploadFileOutlined';
import UnloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import { download } from '../data/download.ts';
import { useObjectMeta } from '../data/metadata.ts';
import { useText } from '../i18n/useText.ts';
import { useNotifyError } from '../parts/useNotifyError.ts';

const ImportDialog = lazy(() => import('../objects/sheets/ImportDialog.tsx'));

/** The wagons of a train from a file, shown before they are written, and into one. */
export const TrainFiles = ({ trainId }: { readonly trainId: number }) => {
  const text = useText();
  const notifyError = useNotifyError();
  const client = useQueryClient();
  const { data: meta } = useObjectMeta('trainWagon');
  const [isLoading, setLoading] = useState(false);
  const addresses = useMemo(() => {
    const address = `/dispositions/load_wagons_data_from_file?trainId=${trainId}`;
    return { preview: `${address}&preview=true`, write: address };
  }, [trainId]);
  const close = () => {
    setLoading(false);
    void client.invalidateQueries({ queryKey: ['train wagons', trainId] });
  };
  return (
    <>
      {meta?.canCreate && (
        <Button startIcon={<LoadIcon />} variant="outlined" onClick={() => setLoading(true)}>
          {text('trainDesk.load')}
        </Button>
      )}
      <Button
        startIcon={<UnloadIcon />}
        variant="outlined"
        onClick={() =>
          void download('/dispositions/unload_wagons_to_file', {}, { trainId }).catch(notifyError)
        }
      >
        {text('trainDesk.unload')}
      </Button>
      {isLoading && meta && (
        <Suspense>
          <ImportDialog meta={meta} addresses={addresses} onClose={close} />
        </Suspense>
      )}
    </>
  );
};
