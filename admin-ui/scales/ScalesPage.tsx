import { Alert, Box, LinearProgress } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useAuthenticated } from 'ra-core';
import { useLiveConnection, useRefetchOnChange } from '../data/live.ts';
import { useText } from '../i18n/useText.ts';
import { ErrorNote } from '../parts/ErrorNote.tsx';
import { PageHeader } from '../parts/PageHeader.tsx';
import { StatusChip } from '../parts/StatusChip.tsx';
import { useNow } from '../parts/useNow.ts';
import { conditionOf } from './condition.ts';
import { ScaleCard } from './ScaleCard.tsx';
import { scaleCalls } from './scaleCalls.ts';
import { useScaleHealth } from './useScaleHealth.ts';

/** How often the ages of weights and the silence of scales are compared with the clock. */
const tickMs = 1000;
/** The list is read again at this interval, because no record changes when an agent connects or disconnects. */
const askAgainMs = 15_000;

/** The present state of every scale of the terminal, and how many of them need attention. */
const ScalesPage = () => {
  useAuthenticated();
  const text = useText();
  const connected = useLiveConnection();
  const now = useNow(tickMs);
  const { data, dataUpdatedAt, error, isLoading } = useQuery({
    queryKey: ['scaleStates'],
    queryFn: ({ signal }) => scaleCalls.states(signal),
    refetchInterval: askAgainMs,
  });
  useRefetchOnChange(['scale', 'scaleProtocol', 'scaleAgent', 'weighingStation'], ['scaleStates']);
  const scales = data?.rows ?? [];
  const healthById = useScaleHealth(scales.map(({ scaleId }) => scaleId));
  const conditions = scales.map((scale) =>
    conditionOf(scale, healthById.get(scale.scaleId), { readAt: dataUpdatedAt, now }),
  );
  const troubled = conditions.filter(({ needsAttention }) => needsAttention);
  return (
    <>
      <PageHeader
        title={text('scales.title')}
        marks={
          troubled.length > 0 && (
            <StatusChip label={text('scales.trouble', { smart_count: troubled.length })} tone="stop" />
          )
        }
      />
      {!connected && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {text('shell.liveOff')}
        </Alert>
      )}
      <ErrorNote error={error} />
      {isLoading && <LinearProgress aria-label={text('shell.loading')} />}
      {data && scales.length === 0 && <Alert severity="info">{text('scales.none')}</Alert>}
      <Box
        sx={{
          display: 'grid',
          gap: 1.25,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(340px, 100%), 1fr))',
          alignItems: 'start',
        }}
      >
        {conditions.map((condition) => (
          <ScaleCard key={condition.scale.scaleId} condition={condition} now={now} />
        ))}
      </Box>
    </>
  );
};

export default ScalesPage;
