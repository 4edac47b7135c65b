import {
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableFooter,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { referenceName, type AnyRecord } from '#domain/kernel/record.ts';
import { decimalText } from '#domain/kernel/written.ts';
import { useCurrencies } from '../data/useCurrencies.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { currencySign, moneyText } from '../objects/formats.ts';
import { Panel } from '../parts/Panel.tsx';

const columns = ['goods', 'quantity', 'price', 'discount', 'net', 'gross'] as const;
const number = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

/** The lines of an order with their prices and totals. */
export function OrderedGoods({ order }: { readonly order: AnyRecord }) {
  const text = useText();
  const language = useLanguage();
  const sign = currencySign(useCurrencies()?.get(order.currencyId));
  const money = (amount: unknown) => moneyText(language, amount, sign);
  return (
    <Panel title={text('customer.lines')} below>
      <TableContainer>
        <Table size="small">
          <TableHead>
            <TableRow>
              {columns.map((name, at) => (
                <TableCell key={name} align={at === 0 ? 'left' : 'right'}>
                  {text(`customer.column.${name}`)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {(order.products as readonly AnyRecord[]).map((line) => (
              <TableRow key={line.id}>
                <TableCell>
                  {referenceName(line.product)}
                  {typeof line.description === 'string' && (
                    <Typography variant="body2" color="text.secondary">
                      {line.description}
                    </Typography>
                  )}
                </TableCell>
                <TableCell align="right" sx={number}>
                  {decimalText(language, line.quantity, 3)} {referenceName(line.unitOfMeasure)}
                </TableCell>
                <TableCell align="right" sx={number}>
                  {line.price === null ? '–' : money(line.price)}
                </TableCell>
                <TableCell align="right" sx={number}>
                  {Number(line.discountPercent) > 0 && `${decimalText(language, line.discountPercent, 2)} %`}
                </TableCell>
                <TableCell align="right" sx={number}>
                  {money(line.sumNetto)}
                </TableCell>
                <TableCell align="right" sx={number}>
                  {money(line.sumBrutto)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
          <TableFooter>
            <TableRow sx={{ '& td': { ...number, color: 'text.primary', fontSize: 14, fontWeight: 650 } }}>
              <TableCell colSpan={4}>{text('customer.total')}</TableCell>
              <TableCell align="right">{money(order.sumNetto)}</TableCell>
              <TableCell align="right">{money(order.sumBrutto)}</TableCell>
            </TableRow>
          </TableFooter>
        </Table>
      </TableContainer>
    </Panel>
  );
}
