import { Box, Tooltip, Typography } from '@mui/material';
import { useLiveConnection } from '../data/live.ts';
import { useText } from '../i18n/useText.ts';

/** Whether what is on screen moves by itself: a quiet dot while it does, a sentence when it does not. */
export const LiveMark = () => {
  const text = useText();
  const live = useLiveConnection();
  if (live) {
    return (
      <Tooltip title={text('shell.liveOn')}>
        <Box
          role="status"
          aria-label={text('shell.liveOn')}
          sx={{ width: 9, height: 9, borderRadius: '50%', bgcolor: '#4fd08a', mx: 1 }}
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
};
