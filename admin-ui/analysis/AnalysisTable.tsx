import { Paper, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import type { ReactNode } from 'react';
import { UnseenHead } from '../parts/UnseenHead.tsx';

interface AnalysisRow {
  readonly id: string;
  /** The name of the dimension; empty except in its first row. */
  readonly group: string;
  readonly name: ReactNode;
  /** The measures, in the order of the columns. */
  readonly cells: readonly ReactNode[];
}

interface AnalysisTableProps {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly AnalysisRow[];
  readonly total: Pick<AnalysisRow, 'name' | 'cells'>;
}

/** All rows of an analysis with all measures and totals. */
export function AnalysisTable({ title, columns, rows, total }: AnalysisTableProps) {
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table size="small" aria-label={title}>
        <TableHead>
          <TableRow>
            <UnseenHead colSpan={2} name={title} />
            {columns.map((column) => (
              <TableCell key={column} align="right" sx={{ whiteSpace: 'normal', verticalAlign: 'bottom' }}>
                {column}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ id, group, name, cells }) => (
            <TableRow key={id} hover>
              <TableCell sx={{ fontWeight: 650 }}>{group}</TableCell>
              <TableCell component="th" scope="row" sx={{ minWidth: '12rem', fontWeight: 'inherit' }}>
                {name}
              </TableCell>
              <MeasureCells columns={columns} cells={cells} />
            </TableRow>
          ))}
          <TableRow sx={{ fontWeight: 700, '& td': { fontWeight: 700 } }}>
            <TableCell component="th" scope="row" colSpan={2} sx={{ fontWeight: 700 }}>
              {total.name}
            </TableCell>
            <MeasureCells columns={columns} cells={total.cells} />
          </TableRow>
        </TableBody>
      </Table>
    </TableContainer>
  );
}

const MeasureCells = ({ columns, cells }: Pick<AnalysisTableProps, 'columns'> & Pick<AnalysisRow, 'cells'>) =>
  columns.map((column, at) => (
    <TableCell key={column} align="right" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {cells[at]}
    </TableCell>
  ));
