import { Box } from '@mui/material';
import type { ReactNode } from 'react';

const page =
  '@page { size: A4 portrait; margin: 14mm } @media print { html, body, main { background: #fff !important; padding: 0 !important } }';

/** A sheet as it comes out of the printer: black on white, whatever the screen's colours. */
export const Paper = ({ children }: { children: ReactNode }) => (
  <Box
    component="article"
    data-print
    sx={{
      bgcolor: '#fff',
      color: '#000',
      maxWidth: 794,
      minHeight: 600,
      mx: 'auto',
      p: 5,
      border: '1px solid #999',
      fontSize: 13,
      '@media print': { border: 0, p: 0, maxWidth: 'none', minHeight: 0, fontSize: '10pt' },
      '& table': { borderCollapse: 'collapse', width: '100%' },
      '& thead': { display: 'table-header-group' },
      '& tr': { breakInside: 'avoid' },
      '& th, & td': {
        textAlign: 'left',
        padding: '3px 6px',
        borderBottom: '1px solid #bbb',
        verticalAlign: 'top',
        overflowWrap: 'anywhere',
      },
      '& th': { fontWeight: 600, color: '#333' },
      '& .number': { textAlign: 'right', whiteSpace: 'nowrap' },
    }}
  >
    <style>{page}</style>
    {children}
  </Box>
);
