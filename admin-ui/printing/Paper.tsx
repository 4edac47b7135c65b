import { Box, type SxProps } from '@mui/material';
import type { ReactNode } from 'react';
import { useFit, type Fit } from './useFit.ts';

const margin = '14mm';
/** Width and height of A4. */
const sizes: Readonly<Record<Fit, readonly [string, string]>> = {
  portrait: ['210mm', '297mm'],
  landscape: ['297mm', '210mm'],
  stacked: ['210mm', '297mm'],
};

const pageRule = (fit: Fit): string =>
  `@page { size: A4 ${fit === 'landscape' ? 'landscape' : 'portrait'}; margin: ${margin} }
   @media print { html, body, main { background: #fff !important; padding: 0 !important } }`;

/** A sheet as the printer prints it: black on white in every theme, and laid so that its tables fit. */
export function Paper({ children }: { children: ReactNode }) {
  const { paper, fit } = useFit(children);
  const [width, minHeight] = sizes[fit];
  return (
    <Box sx={{ overflowX: 'auto', '@media print': { overflow: 'visible' } }}>
      <Box
        ref={paper}
        component="article"
        data-print={fit}
        sx={{
          bgcolor: '#fff',
          color: '#000',
          boxSizing: 'border-box',
          width,
          minHeight,
          mx: 'auto',
          p: margin,
          outline: '1px solid #999',
          fontSize: '10pt',
          '@media print': { outline: 0, p: 0, width: `calc(${width} - 2 * ${margin})`, minHeight: 0 },
          ...tables,
          ...(fit === 'stacked' ? stacked : {}),
        }}
      >
        <style>{pageRule(fit)}</style>
        {children}
      </Box>
    </Box>
  );
}

/**
 * The style of the tables that `PlainPrint` makes. A table `facts` has a field in each row: its name and its value. A table
 * `rows` has a `tbody` for each row of a table part. It holds one line with the number of the row and its cells and, if the row
 * has rare fields, a second line with them in one cell, `beside`. The first line then has the class `goesOn`. The last `tbody` has
 * the totals after a `th`.
 */
const tables = {
  '& table': { borderCollapse: 'collapse', width: '100%' },
  // The headings of the columns are repeated on each page.
  '& thead': { display: 'table-header-group' },
  // A row and its rare fields stay on one page.
  '& tr, & table.rows tbody': { breakInside: 'avoid' },
  '& h2': { breakAfter: 'avoid' },
  '& th, & td': {
    textAlign: 'left',
    padding: '3px 6px',
    borderBottom: '1px solid #bbb',
    verticalAlign: 'top',
  },
  '& th': { fontWeight: 600, color: '#333' },
  '& .number': { textAlign: 'right', whiteSpace: 'nowrap' },
  '& thead .number': { whiteSpace: 'normal' },
  '& .facts th': { width: '32%' },
  '& .rows th:first-of-type, & .rows tbody td:first-of-type': { width: '1%' },
  // The column after the number holds the longest text, such as the product.
  '& .rows thead th:nth-of-type(2)': { width: '26%' },
  // Only a word that is longer than the line itself is broken.
  '& h1, & .facts td, & .beside': { overflowWrap: 'anywhere' },
  '& .goesOn td': { borderBottom: 0, paddingBottom: 0 },
  // `beside` is the first cell of its line too, but not as narrow as a row number.
  '& .rows .beside': { width: 'auto', fontSize: '9pt', color: '#333', paddingLeft: '36px' },
  '& .beside span': { marginRight: '12pt', whiteSpace: 'pre-wrap' },
} satisfies SxProps;

/** The style for the fit `stacked`, in which each row is a list of its cells, each after its heading. */
const stacked = {
  '& .rows thead': { display: 'none' },
  '& .rows, & .rows tbody, & .rows tr, & .rows th': { display: 'block' },
  '& .rows tr': { columns: 2, borderBottom: '1px solid #bbb', padding: '4px 0' },
  '& .rows td': { display: 'flex', gap: '6px', border: 0, padding: '1px 6px', overflowWrap: 'anywhere' },
  '& .rows td:empty': { display: 'none' },
  '& .rows td[data-label]::before': { content: 'attr(data-label) ":"', color: '#333', whiteSpace: 'nowrap' },
  '& .rows .number': { textAlign: 'left', whiteSpace: 'normal' },
  '& .rows .goesOn': { borderBottom: 0 },
} satisfies SxProps;
