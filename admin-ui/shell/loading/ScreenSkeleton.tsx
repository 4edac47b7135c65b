import { Box, Paper, Skeleton } from '@mui/material';
import { useText } from '../../i18n/useText.ts';

const lines = Array.from({ length: 12 }, (_, index) => index);

/** The placeholder of a screen: a heading and rows. */
export function ScreenSkeleton() {
  const text = useText();
  return (
    <Box role="status" aria-label={text('shell.loading')}>
      <Skeleton variant="rounded" width={260} height={28} sx={{ my: 0.75, mb: 1.75 }} />
      <Paper variant="outlined" sx={{ p: 2, display: 'grid', gap: 1.25 }}>
        {lines.map((line) => (
          <Skeleton key={line} variant="rounded" height={22} />
        ))}
      </Paper>
    </Box>
  );
}
