import { Box, Skeleton } from '@mui/material';
import { useText } from '../../i18n/useText.ts';

const rows = Array.from({ length: 15 }, (_, index) => index);

/** The placeholder of a list's rows. */
export function TableSkeleton() {
  const text = useText();
  return (
    <Box role="status" aria-label={text('shell.loading')} sx={{ p: 1.5, display: 'grid', gap: 1.25 }}>
      {rows.map((row) => (
        <Skeleton key={row} variant="rounded" height={20} />
      ))}
    </Box>
  );
}
