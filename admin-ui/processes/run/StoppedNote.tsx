import { Alert } from '@mui/material';
import type { ProcessStanding } from '#domain/processes/processAnswers.ts';
import { useText } from '../../i18n/useText.ts';

/** Why a process has stopped, and for whoever may complete its stage again, what helps. */
export function StoppedNote({ standing }: { readonly standing: ProcessStanding }) {
  const text = useText();
  const { status, result, way, allowed } = standing;
  if (status !== 'Active' || result === null || result === 'success') return null;
  const reason = way.findLast(({ step }) => step === 'Stopped')?.comment;
  const advice = allowed.includes('complete') ? text(`processRun.stuckAdvice.${result}`) : undefined;
  return (
    <Alert severity="warning" sx={{ mb: 1 }}>
      {result === 'error' ? [reason, advice].filter(Boolean).join(' ') : (advice ?? reason)}
    </Alert>
  );
}
