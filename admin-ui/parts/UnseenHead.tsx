import { TableCell, type TableCellProps } from '@mui/material';
import { visuallyHidden } from '@mui/utils';

/** The head of a column whose cells need no visible title; only screen readers get its name. */
export function UnseenHead({ name, ...cell }: { readonly name: string } & TableCellProps) {
  return (
    <TableCell {...cell}>
      <span style={visuallyHidden}>{name}</span>
    </TableCell>
  );
}
