import { Box, Button, IconButton, LinearProgress, Typography } from '@mui/material';
import CloseIcon from '@mui/icons-material/Close';
import { lazy, Suspense, useState } from 'react';
import { integerText } from '#domain/kernel/written.ts';
import { useLanguage } from '../../../data/useLanguage.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Bulk } from './useBulk.ts';
import type { BulkPhase } from './useBulkWork.ts';

const FailuresDialog = lazy(() => import('./FailuresDialog.tsx'));

/** Shows the progress, such as `34 z 120` (34 of 120), and at the end what was done, what failed and why. */
export function BulkProgress({ phase, bulk }: { phase: BulkPhase; bulk: Bulk }) {
  const text = useText();
  const language = useLanguage();
  const numberText = (value: number) => integerText(language, value);
  if (phase.is === 'over') return <BulkOutcome phase={phase} bulk={bulk} />;
  const progressText =
    phase.is === 'gathering'
      ? text('bulk.gathering', { count: numberText(phase.count) })
      : text('bulk.progress', { done: numberText(phase.done), count: numberText(phase.count) });
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <LinearProgress
        aria-label={progressText}
        sx={{ width: 160 }}
        {...(phase.is === 'working'
          ? { variant: 'determinate', value: (100 * phase.done) / Math.max(1, phase.count) }
          : {})}
      />
      <Typography variant="body2" role="status">
        {progressText}
      </Typography>
      <Button onClick={bulk.stop} color="inherit">
        {text('bulk.stop')}
      </Button>
    </Box>
  );
}

const BulkOutcome = ({ phase, bulk }: { phase: Extract<BulkPhase, { is: 'over' }>; bulk: Bulk }) => {
  const text = useText();
  const language = useLanguage();
  const [showsFailures, setShowsFailures] = useState(false);
  const { outcome } = phase;
  const { done, failures, stopped } = outcome;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Typography variant="body2" role="status">
        {stopped && `${text('bulk.stopped')} `}
        {text('bulk.done', { done: integerText(language, done.length) })}
      </Typography>
      {failures.length > 0 && (
        <>
          <Typography variant="body2" color="error" role="alert">
            {text('bulk.failed', { count: integerText(language, failures.length) })}
          </Typography>
          <Button color="error" onClick={() => setShowsFailures(true)}>
            {text('bulk.showFailures')}
          </Button>
        </>
      )}
      <IconButton onClick={bulk.close} aria-label={text('common.close')}>
        <CloseIcon sx={{ fontSize: 16 }} />
      </IconButton>
      {showsFailures && (
        <Suspense>
          <FailuresDialog failures={failures} onClose={() => setShowsFailures(false)} />
        </Suspense>
      )}
    </Box>
  );
};
