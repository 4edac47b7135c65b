import { Box, Tooltip, Typography } from '@mui/material';
import { useLiveConnection } from '../data/live.ts';
import { useOutageSince } from '../data/outage.ts';
import { useText } from '../i18n/useText.ts';
import { clockText } from '../objects/formats.ts';

/**
 * Whether the screen is updated live: a small dot if it is, a sentence if it is not. The dot is green, and yellow while the
 * workflows do not answer.
 */
export function LiveMark() {
  const text = useText();
  const live = useLiveConnection();
  const outageSince = useOutageSince();
  if (live) {
    const label = outageSince
      ? text('shell.processesStand', { time: clockText(outageSince) })
      : text('shell.liveOn');
    return (
      <Tooltip title={label}>
        <Box
          role="status"
          aria-label={label}
          sx={{
            width: 9,
            height: 9,
            borderRadius: '50%',
            bgcolor: outageSince ? '#ffc61a' : '#4fd08a',
            mx: 1,
          }}
        />
      </Tooltip>
    );
  }
  return (
    <Typography
      role="alert"
      variant="body2"
      sx={{
        bgcolor: '#ffc61a',
        color: '#3d2e00',
        px: 1.25,
        py: 0.25,
        borderRadius: 1,
        fontWeight: 650,
        mr: 1,
      }}
    >
      {text('shell.liveOff')}
    </Typography>
  );
}
