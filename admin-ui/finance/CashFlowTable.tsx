import {
  Alert,
  Link as TextLink,
  Paper,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { CashFlow } from '#domain/finance/cashFlow.contracts.ts';
import { integerText } from '#domain/kernel/written.ts';
import { objectLabel, screenLabel } from '#domain/labels/index.ts';
import { useCurrencies } from '../data/useCurrencies.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { moneyIn } from '../objects/formats.ts';
import { paymentsBehind, type CashFlowChoice } from './cashFlowChoice.ts';

interface CashFlowTableProps {
  readonly flow: CashFlow;
  /** The choice that this answer belongs to. It may differ from the present choice while the next answer is awaited. */
  readonly choice: CashFlowChoice;
}

type Amounts = CashFlow['totals'][number];

/** One row for each group and currency, and a total for each currency. A name leads to its payments. */
export function CashFlowTable({ flow: { rows, totals }, choice }: CashFlowTableProps) {
  const text = useText();
  const language = useLanguage();
  if (rows.length === 0) return <Alert severity="info">{text('cashFlow.empty')}</Alert>;
  // Only a cash desk or an account holds money, and so has a balance. For an item or a project, `closing` is the difference.
  const holdsMoney = choice.by === 'paymentType';
  const columns = [
    ...(holdsMoney ? [text('cashFlow.opening')] : []),
    text('cashFlow.receipts'),
    text('cashFlow.expenses'),
    text(holdsMoney ? 'cashFlow.closing' : 'cashFlow.difference'),
    text('cashFlow.payments'),
  ];
  return (
    <TableContainer component={Paper} variant="outlined" sx={{ maxWidth: 1100 }}>
      <Table size="small" aria-label={screenLabel(language, 'cash-flow')}>
        <TableHead>
          <TableRow>
            <TableCell>{objectLabel(language, choice.by).one}</TableCell>
            {columns.map((column) => (
              <TableCell key={column} align="right">
                {column}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={`${row.group?.id} ${row.currency?.id}`} hover>
              <Name>
                <TextLink component={Link} to={paymentsBehind(choice, row)}>
                  {row.group?.presentation ?? text('cashFlow.none')}
                </TextLink>
              </Name>
              <AmountCells amounts={row} holdsMoney={holdsMoney} />
            </TableRow>
          ))}
          {totals.map((total) => (
            <TableRow key={total.currency?.id} sx={{ '& td, & th': { fontWeight: 700 } }}>
              <Name>{text('cashFlow.total')}</Name>
              <AmountCells amounts={total} holdsMoney={holdsMoney} />
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

const Name = ({ children }: { readonly children: ReactNode }) => (
  <TableCell component="th" scope="row" sx={{ minWidth: '12rem', fontWeight: 'inherit' }}>
    {children}
  </TableCell>
);

const AmountCells = ({
  amounts,
  holdsMoney,
}: {
  readonly amounts: Amounts;
  readonly holdsMoney: boolean;
}) => {
  const language = useLanguage();
  const currencyCodes = useCurrencies();
  const { currency, opening, receipts, expenses, closing, payments: paymentCount } = amounts;
  const code = currency ? (currencyCodes?.get(currency.id) ?? currency.presentation) : '';
  const sums = [...(holdsMoney ? [opening] : []), receipts, expenses, closing];
  return (
    <>
      {sums.map((amount, at) => (
        <AmountCell key={at}>{moneyIn(language, amount, code)}</AmountCell>
      ))}
      <AmountCell>{integerText(language, paymentCount)}</AmountCell>
    </>
  );
};

const AmountCell = ({ children }: { readonly children: ReactNode }) => (
  <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
    {children}
  </TableCell>
);
