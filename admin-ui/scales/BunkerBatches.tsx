import { Box, Button, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useLanguage } from '../data/useLanguage.ts';
import { useRefetchOnChange } from '../data/live.ts';
import { useText } from '../i18n/useText.ts';
import { weightText } from '../objects/formats.ts';
import { useAsk } from '../parts/AskProvider.tsx';
import { useNotifyError } from '../parts/useNotifyError.ts';
import { scaleCalls } from './scaleCalls.ts';

/** The batches that a bunker has discharged since the last sum, and the button that adds them up. */
export function BunkerBatches({ scaleId }: { scaleId: number }) {
  const text = useText();
  const language = useLanguage();
  const ask = useAsk();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const client = useQueryClient();
  const queryKey = ['batches', scaleId];
  const { data } = useQuery({ queryKey, queryFn: ({ signal }) => scaleCalls.batches(scaleId, signal) });
  useRefetchOnChange(['weightMemory'], queryKey);
  if (!data) return null;
  const total = weightText(language, data.total, 3);

  const close = async () => {
    if (!(await ask({ text: text('scales.batches.ask', { total }), danger: true }))) return;
    try {
      // A weight that no scale reports is stored with a reason. For a sum of batches the reason is always this text.
      await scaleCalls.closeBatches(scaleId, text('scales.batches.title'));
      notify(text('scales.batches.closed', { total }), { type: 'success' });
    } catch (error) {
      notifyError(error);
    }
    await client.invalidateQueries({ queryKey });
  };

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 0.5 }}>
      <Box sx={{ flex: 1 }}>
        <Typography variant="body2" color="text.secondary">
          {text('scales.batches.title')}
        </Typography>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {data.rows.length === 0
            ? text('scales.batches.none')
            : text('scales.batches.sum', { smart_count: data.rows.length, total })}
        </Typography>
      </Box>
      <Button variant="outlined" size="small" disabled={data.rows.length === 0} onClick={() => void close()}>
        {text('scales.batches.close')}
      </Button>
    </Box>
  );
}
