import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** As many tiles beside each other as there is room for. */
export const Tiles = ({ children }: { children: ReactNode }) => (
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
