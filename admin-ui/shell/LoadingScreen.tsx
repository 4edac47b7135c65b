import { Box, CircularProgress } from '@mui/material';
import { useText } from '../i18n/useText.ts';

/** A circle that turns while something is loaded. */
export function LoadingScreen() {
  const text = useText();
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minHeight: 300 }}>
      <CircularProgress aria-label={text('shell.loading')} />
    </Box>
  );
}
