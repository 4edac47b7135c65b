import { Box, Paper, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import WarningIcon from '@mui/icons-material/WarningAmber';
import { dateTimeText } from '#domain/kernel/written.ts';
import { enumLabel, fieldLabel, objectLabel } from '#domain/labels/index.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { weightText } from '../objects/formats.ts';
import type { StockedWarehouse } from './stockLines.ts';

/** The stock of one warehouse: the quantity in each box, its owner, and its share of the whole. */
export function StockOfWarehouse({ warehouse }: { warehouse: StockedWarehouse }) {
  const text = useText();
  const language = useLanguage();
  const heads = [
    objectLabel(language, 'product').one,
    objectLabel(language, 'box').one,
    fieldLabel(language, 'deliveryNote', 'owner'),
  ];
  const sums = [
    enumLabel(language, 'stockMovement', 'Receipt'),
    enumLabel(language, 'stockMovement', 'Expense'),
    fieldLabel(language, 'registerStoreKeeper', 'quantity'),
  ];
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={warehouse.presentation}
      sx={{ overflowX: 'auto' }}
    >
      <WarehouseTotal warehouse={warehouse} />
      <Table size="small" sx={{ tableLayout: 'fixed', minWidth: 960 }}>
        <TableHead>
          <TableRow>
            {heads.map((head) => (
              <TableCell key={head}>{head}</TableCell>
            ))}
            {sums.map((head) => (
              <TableCell key={head} align="right" sx={{ width: 108 }}>
                {head}
              </TableCell>
            ))}
            <TableCell sx={{ width: 160 }}>{text('stock.chart')}</TableCell>
            <TableCell sx={{ width: 140 }}>{text('stock.lastAt')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {warehouse.lines.map((line) => (
            <StockLine key={`${line.product.id} ${line.box?.id} ${line.owner?.id}`} line={line} />
          ))}
        </TableBody>
      </Table>
    </Paper>
  );
}

const Weight = ({ children }: { children: string }) => (
  <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
    {children}
  </TableCell>
);

const WarehouseTotal = ({ warehouse }: { readonly warehouse: StockedWarehouse }) => {
  const text = useText();
  const language = useLanguage();
  return (
    <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2, px: 1, pt: 1.5 }}>
      <Typography component="h2" variant="h6">
        {warehouse.presentation}
      </Typography>
      <Box sx={{ flex: 1 }} />
      <Typography color="text.secondary">{text('stock.total')}</Typography>
      <Typography sx={{ fontSize: 22, fontWeight: 750, fontVariantNumeric: 'tabular-nums' }}>
        {weightText(language, warehouse.total, 3)}
      </Typography>
    </Box>
  );
};

/** The stock of one product, box and owner. A quantity below zero stands out. */
const StockLine = ({ line }: { readonly line: StockedWarehouse['lines'][number] }) => {
  const text = useText();
  const language = useLanguage();
  const { product, box, owner, receipts, expenses, quantity, lastAt, share } = line;
  const isBelowZero = quantity.startsWith('-');
  return (
    <TableRow>
      <TableCell sx={{ fontWeight: 650 }}>{product.presentation}</TableCell>
      <TableCell>{box?.presentation ?? '–'}</TableCell>
      <TableCell>{owner?.presentation ?? '–'}</TableCell>
      <Weight>{weightText(language, receipts, 3)}</Weight>
      <Weight>{weightText(language, expenses, 3)}</Weight>
      <TableCell
        align="right"
        title={isBelowZero ? text('stock.below') : undefined}
        sx={{
          fontWeight: 750,
          fontVariantNumeric: 'tabular-nums',
          whiteSpace: 'nowrap',
          ...(isBelowZero ? { color: 'error.main' } : {}),
        }}
      >
        {isBelowZero && (
          <WarningIcon
            fontSize="inherit"
            titleAccess={text('stock.below')}
            sx={{ mr: 0.5, verticalAlign: 'text-bottom' }}
          />
        )}
        {weightText(language, quantity, 3)}
      </TableCell>
      <TableCell>
        <Box sx={{ height: 8, borderRadius: 4, bgcolor: 'action.hover', overflow: 'hidden' }} aria-hidden>
          {/* For MUI a height of 1 is the whole height. `share` is from 0 to 1. */}
          <Box sx={{ height: 1, width: `${share * 100}%`, bgcolor: 'primary.main' }} />
        </Box>
      </TableCell>
      <TableCell>{dateTimeText(lastAt)}</TableCell>
    </TableRow>
  );
};
