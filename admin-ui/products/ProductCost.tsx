import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnswerAt } from '#domain/contracts.ts';
import { isReference, type AnyRecord } from '#domain/kernel/record.ts';
import { decimalText } from '#domain/kernel/written.ts';
import { objects } from '#domain/objects.ts';
import { callApi } from '../data/client.ts';
import { useObjectAt } from '../data/metadata.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { ErrorNote } from '../parts/ErrorNote.tsx';
import { Panel } from '../parts/Panel.tsx';
import { useDebounced } from '../parts/useDebounced.ts';

/** The cost is asked for when nothing was typed for this time. */
const typingPauseMs = 300;
type Cost = AnswerAt<'GET /products/:id/cost'>;

/** What a product costs to make, for people who may see bills of materials. */
export const CostOfProduct = ({ record }: { readonly record: AnyRecord }) => {
  // Undefined for people who may not see bills of materials.
  const { object } = useObjectAt(objects.bom.path);
  return object ? <ProductCost productId={record.id} version={record.updatedAt} /> : null;
};

/** The cost of the first product of a bill of materials by this bill, even while the bill is a draft. */
export const CostOfBill = ({ record }: { readonly record: AnyRecord }) => {
  const [first] = Array.isArray(record.products) ? (record.products as AnyRecord[]) : [];
  if (!isReference(first?.product)) return null;
  return <ProductCost productId={first.product.id} billId={record.id} version={record.updatedAt} />;
};

interface ProductCostProps {
  readonly productId: number;
  readonly billId?: number;
  /** Changes when the record is saved; then the cost is asked for again. */
  readonly version: unknown;
}

const ProductCost = ({ productId, billId, version }: ProductCostProps) => {
  const text = useText();
  const [typed, setTyped] = useState('1');
  const quantity = useDebounced(typed.trim(), typingPauseMs);
  const { data, error } = useQuery({
    queryKey: [objects.product.path, productId, 'cost', quantity, billId, version],
    queryFn: ({ signal }) =>
      callApi('GET /products/:id/cost', {
        params: { id: productId },
        query: { quantity, ...(billId === undefined ? {} : { billId: String(billId) }) },
        signal,
      }),
    // Only a quantity that the server takes is asked about: up to twelve digits, and up to three decimals.
    enabled: /^\d{1,12}([.,]\d{1,3})?$/.test(quantity),
    placeholderData: keepPreviousData,
    retry: false,
  });
  // Most products are bought and have no cost to make, so there is no panel until an answer has a cost. The panel then stays
  // while the cost of another quantity is awaited.
  if (!error && !data?.total) return null;
  return (
    <Box sx={{ mt: 1.25 }} className="no-print">
      <Panel
        title={text('cost.title')}
        action={
          <TextField
            label={text('cost.quantity')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            slotProps={{ htmlInput: { inputMode: 'decimal' } }}
            sx={{ width: 120 }}
          />
        }
      >
        <ErrorNote error={error} severity="warning" />
        {data && !error && <CostTable cost={data} />}
      </Panel>
    </Box>
  );
};

const CostTable = ({ cost }: { readonly cost: Cost }) => {
  const text = useText();
  const language = useLanguage();
  const money = (amount: string | null) => (amount === null ? '–' : decimalText(language, amount, 2));
  /** A number with as many decimals as the text of the server has. */
  const number = (value: string) => decimalText(language, value, value.split('.')[1]?.length ?? 0);
  return (
    <>
      <Typography role="status" sx={{ fontWeight: 650, mb: 0.75 }}>
        {text('cost.total', {
          quantity: `${number(cost.quantity)} ${cost.unit}`.trim(),
          total: money(cost.total),
          currency: cost.currency,
          unitCost: money(cost.unitCost),
        })}
      </Typography>
      <TableContainer>
        <Table size="small" aria-label={text('cost.title')}>
          <TableHead>
            <TableRow>
              <TableCell>{text('cost.what')}</TableCell>
              {(['quantity', 'price', 'amount'] as const).map((name) => (
                <TableCell key={name} align="right">
                  {text(`cost.${name}`)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {cost.rows.map((row, at) => (
              <TableRow key={at} sx={row.kind === 'bill' ? { '& td': { fontWeight: 650 } } : null}>
                <TableCell sx={{ pl: 2 + row.depth * 2 }}>
                  {row.name}{' '}
                  <Typography component="span" color="text.secondary" sx={{ fontSize: 12 }}>
                    {text(`cost.${row.kind}`)}
                  </Typography>
                </TableCell>
                <TableCell align="right" sx={figure}>
                  {number(row.quantity)} {row.unit}
                </TableCell>
                <TableCell align="right" sx={figure}>
                  {money(row.price)}
                </TableCell>
                <TableCell align="right" sx={figure}>
                  {money(row.amount)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </>
  );
};

const figure = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;
