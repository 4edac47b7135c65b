import { Box, Skeleton } from '@mui/material';

const entries = Array.from({ length: 14 }, (_, index) => index);

/** The placeholder of the menu. */
export function MenuSkeleton() {
  return (
    <Box aria-hidden sx={{ px: 2, display: 'grid', gap: 1.5, py: 1 }}>
      {entries.map((entry) => (
        <Skeleton key={entry} variant="rounded" height={18} />
      ))}
    </Box>
  );
}
