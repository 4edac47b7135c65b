import { LinearProgress, Typography } from '@mui/material';

interface WorkProgressProps {
  /** The progress as text. */
  readonly said: string;
  readonly done: number;
  readonly count: number;
}

/** The progress of work on many records, as text and as a bar. */
export function WorkProgress({ said, done, count }: WorkProgressProps) {
  return (
    <>
      <Typography role="status">{said}</Typography>
      <LinearProgress variant="determinate" value={(100 * done) / Math.max(1, count)} aria-label={said} />
    </>
  );
}
