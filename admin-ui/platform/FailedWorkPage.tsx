import { Alert, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAuthenticated } from 'ra-core';
import { useState } from 'react';
import { failedWorkWords } from '#domain/platform/failedWork.words.ts';
import { screenLabel } from '#domain/labels/index.ts';
import { filled } from '#domain/words/filled.ts';
import { callApi } from '../data/client.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useNotifyDone } from '../parts/DoneToast.tsx';
import { ErrorNote } from '../parts/ErrorNote.tsx';
import { PageHeader } from '../parts/PageHeader.tsx';
import { useNotifyError } from '../parts/useNotifyError.ts';
import { FailedWorkTable } from './FailedWorkTable.tsx';

const queryKey = ['failed work'] as const;
/** The list is read again at this interval, so that work that was retried disappears without a click. */
const readAgainMs = 5_000;

/** The background work that failed, for administrators: why it failed, and a button to retry it now. */
const FailedWorkPage = () => {
  useAuthenticated();
  const language = useLanguage();
  const words = failedWorkWords(language);
  const { data, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) => callApi('GET /failed_work', { signal }),
    refetchInterval: readAgainMs,
  });
  const { retrying, retry } = useRetry();
  return (
    <>
      <PageHeader title={screenLabel(language, 'failed-work')} />
      <Typography color="text.secondary" sx={{ mb: 1.5, maxWidth: '80ch' }}>
        {words.about}
      </Typography>
      <ErrorNote error={error} />
      {data?.count === 0 && <Alert severity="success">{words.none}</Alert>}
      {data && data.rows.length > 0 && (
        <FailedWorkTable rows={data.rows} retrying={retrying} onRetry={(id) => void retry(id)} />
      )}
      {data && data.count > data.rows.length && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {filled(words.more, { count: String(data.count) })}
        </Typography>
      )}
    </>
  );
};

const useRetry = () => {
  const words = failedWorkWords(useLanguage());
  const client = useQueryClient();
  const notifyDone = useNotifyDone();
  const notifyError = useNotifyError();
  const [retrying, setRetrying] = useState<string | null>(null);
  const retry = async (id: string): Promise<void> => {
    setRetrying(id);
    await callApi('POST /failed_work/:id/retry', { params: { id } })
      .then(() => notifyDone(words.told), notifyError)
      .finally(() => setRetrying(null));
    await client.invalidateQueries({ queryKey });
  };
  return { retrying, retry };
};

export default FailedWorkPage;
