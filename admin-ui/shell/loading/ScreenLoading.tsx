import { Box, Button, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useText } from '../../i18n/useText.ts';
import { LoadingScreen } from '../LoadingScreen.tsx';

const delayMs = 400;
const patienceMs = 10_000;
type Wait = 'short' | 'felt' | 'long';

/** While the code of a screen comes: nothing for a moment, then a sign, and after ten seconds what can be done. */
export const ScreenLoading = () => {
  const text = useText();
  const [wait, setWait] = useState<Wait>('short');
  useEffect(() => {
    const timers = [
      setTimeout(() => setWait('felt'), delayMs),
      setTimeout(() => setWait('long'), patienceMs),
    ];
    return () => timers.forEach(clearTimeout);
  }, []);
  if (wait === 'short') return null;
  if (wait === 'felt') return <LoadingScreen />;
  return (
    <Box role="alert" sx={{ py: 8, textAlign: 'center' }}>
      <Typography component="h1" variant="h5" gutterBottom>
        {text('pages.slow')}
      </Typography>
      <Typography color="text.secondary">{text('pages.slowHint')}</Typography>
      <Button variant="contained" sx={{ mt: 2 }} onClick={() => window.location.reload()}>
        {text('common.refresh')}
      </Button>
    </Box>
  );
};
