import { Box } from '@mui/material';
import { useText } from '../../i18n/useText.ts';
import { durationText } from '../../objects/formats.ts';

interface StageTimesProps {
  /** The median in seconds, and the time within which nine of ten are done; null if none has left the stage. */
  readonly median: number | null;
  readonly slow: number | null;
  /** The longest time of all stages in seconds, which is the full length of a bar. */
  readonly longest: number;
}

/** The duration of a stage as text and as a bar: dark for the median, light for the time in which nine of ten are done. */
export function StageTimes({ median, slow, longest }: StageTimesProps) {
  const text = useText();
  if (median === null) return '–';
  const slowest = Math.max(median, slow ?? 0);
  const share = (seconds: number) => `${longest > 0 ? (100 * seconds) / longest : 0}%`;
  return (
    <>
      {durationText(median)}
      {slowest > median && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {`, ${text('processBoard.upTo', { time: durationText(slowest) })}`}
        </Box>
      )}
      <Box aria-hidden sx={{ position: 'relative', height: 6, borderRadius: 3, bgcolor: 'action.hover' }}>
        <Box sx={{ ...bar, width: share(slowest), opacity: 0.35 }} />
        <Box sx={{ ...bar, width: share(median) }} />
      </Box>
    </>
  );
}

const bar = { position: 'absolute', inset: '0 auto 0 0', borderRadius: 3, bgcolor: 'primary.main' } as const;
