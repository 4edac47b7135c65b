import { Box, Button, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useText } from '../../i18n/useText.ts';
import { reloadPage } from '../../parts/drafts.ts';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';

const slowAfterMs = 10_000;

/** Shown while the code of a screen is loading: a placeholder, and after ten seconds what can be done. */
export function ScreenLoading() {
  const text = useText();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, []);
  if (!isSlow) return <ScreenSkeleton />;
  return (
    <Box role="alert" sx={{ py: 8, textAlign: 'center' }}>
      <Typography component="h1" variant="h5" gutterBottom>
        {text('pages.slow')}
      </Typography>
      <Typography color="text.secondary">{text('pages.slowHint')}</Typography>
      <Button variant="contained" sx={{ mt: 2 }} onClick={() => reloadPage()}>
        {text('common.refresh')}
      </Button>
    </Box>
  );
}
