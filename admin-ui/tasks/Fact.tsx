import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** Something told of a task, under its name. */
export const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <Box>
    <Typography variant="caption" color="text.secondary" component="div" sx={{ lineHeight: 1.2 }}>
      {label}
    </Typography>
    {children}
  </Box>
);
