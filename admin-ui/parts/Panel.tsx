import { Box, Paper, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** A titled part of a screen. */
export function Panel({
  title,
  action,
  below = false,
  children,
}: {
  title: string;
  action?: ReactNode;
  /** Something else is below the panel. */
  below?: boolean;
  children: ReactNode;
}) {
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={title}
      sx={{ px: 2, py: 1.5, mb: below ? 1.25 : 0, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 0.75, minHeight: 30 }}>
        <Typography variant="h6" component="h2" sx={{ flex: '1 1 auto' }}>
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </Paper>
  );
}
