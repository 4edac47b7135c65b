import { Box, Paper, Skeleton } from '@mui/material';
import { useText } from '../../i18n/useText.ts';

const fields = Array.from({ length: 12 }, (_, index) => index);

/** The placeholder of a form while its record or its layout is loading. */
export function FormSkeleton() {
  const text = useText();
  return (
    <Box role="status" aria-label={text('shell.loading')}>
      <Skeleton variant="rounded" width={180} height={32} sx={{ mb: 1.25 }} />
      <Paper
        variant="outlined"
        sx={{
          p: 2,
          display: 'grid',
          gap: 1.75,
          gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
        }}
      >
        {fields.map((field) => (
          <Skeleton key={field} variant="rounded" height={38} />
        ))}
      </Paper>
    </Box>
  );
}
