import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** A value of a task with its label. */
export function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Box>
      <Typography variant="caption" color="text.secondary" component="div" sx={{ lineHeight: 1.2 }}>
        {label}
      </Typography>
      {children}
    </Box>
  );
}
