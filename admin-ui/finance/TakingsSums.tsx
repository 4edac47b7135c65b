import { Paper, Table, TableBody, TableCell, TableFooter, TableHead, TableRow } from '@mui/material';
import type { Takings } from '#domain/finance/takings.ts';
import { paymentMeans } from '#domain/finance/paymentMeans.ts';
import type { TakingsSum } from '#domain/finance/takings.rules.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { moneyText } from '../objects/formats.ts';

/** The sums of each shift by means of payment, and of the day. */
export function TakingsSums({ takings }: { readonly takings: Takings }) {
  const text = useText();
  return (
    <Paper variant="outlined" sx={{ maxWidth: 820 }}>
      <Table aria-label={text('takings.sums')} sx={{ '& td': { fontVariantNumeric: 'tabular-nums' } }}>
        <TableHead>
          <TableRow>
            <TableCell>{text('takings.shiftHead')}</TableCell>
            <TableCell align="right">{text('takings.count')}</TableCell>
            {paymentMeans.map((means) => (
              <TableCell key={means} align="right">
                {text(`cash.${means}`)}
              </TableCell>
            ))}
            <TableCell align="right">{text('takings.all')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {takings.shifts.map((shift) => (
            <SumRow key={shift.name} label={text('takings.shift', { name: shift.name })} sum={shift} />
          ))}
        </TableBody>
        <TableFooter>
          <SumRow label={text('takings.wholeDay')} sum={takings.day} strong />
        </TableFooter>
      </Table>
    </Paper>
  );
}

interface SumRowProps {
  readonly label: string;
  readonly sum: TakingsSum;
  readonly strong?: boolean;
}

const SumRow = ({ label, sum, strong = false }: SumRowProps) => {
  const language = useLanguage();
  const cell = strong ? { fontWeight: 750, fontSize: 15, color: 'text.primary' } : {};
  return (
    <TableRow>
      <TableCell sx={cell}>{label}</TableCell>
      <TableCell align="right" sx={cell}>
        {sum.count}
      </TableCell>
      {paymentMeans.map((means) => (
        <TableCell key={means} align="right" sx={cell}>
          {moneyText(language, sum[means])}
        </TableCell>
      ))}
      <TableCell align="right" sx={{ ...cell, fontWeight: 750 }}>
        {moneyText(language, sum.all)}
      </TableCell>
    </TableRow>
  );
};
