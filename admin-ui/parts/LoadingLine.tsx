import { Box, LinearProgress } from '@mui/material';
import { useText } from '../i18n/useText.ts';

/** Shows that data is loaded. It keeps its height while nothing is, so that what is below does not move. */
export function LoadingLine({ on, mb = 0 }: { readonly on: boolean; readonly mb?: number }) {
  const text = useText();
  return (
    <Box sx={{ height: 2, mb }}>
      {on && <LinearProgress sx={{ height: 2 }} aria-label={text('shell.loading')} />}
    </Box>
  );
}
