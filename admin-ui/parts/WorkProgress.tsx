import { LinearProgress, Typography } from '@mui/material';

interface WorkProgressProps {
  /** How far it is, in words. */
  readonly said: string;
  readonly done: number;
  readonly count: number;
}

/** How far work on many records has come, told and drawn. */
export const WorkProgress = ({ said, done, count }: WorkProgressProps) => (
  <>
    <Typography role="status">{said}</Typography>
    <LinearProgress variant="determinate" value={(100 * done) / Math.max(1, count)} aria-label={said} />
  </>
);
