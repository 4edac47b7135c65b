import { LinearProgress, Typography } from '@mui/material';

interface WorkProgressProps {
  /** The progress as text. */
  readonly label: string;
  readonly done: number;
  readonly count: number;
}

/** The progress of work on many records, as text and as a bar. */
export function WorkProgress({ label, done, count }: WorkProgressProps) {
  return (
    <>
      <Typography role="status">{label}</Typography>
      <LinearProgress variant="determinate" value={(100 * done) / Math.max(1, count)} aria-label={label} />
    </>
  );
}
