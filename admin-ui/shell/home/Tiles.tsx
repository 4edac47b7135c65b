import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** A grid with as many tiles in a row as fit. */
export function Tiles({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
        alignItems: 'start',
      }}
    >
      {children}
    </Box>
  );
}
