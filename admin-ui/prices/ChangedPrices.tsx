import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material';
import { isReference, type AnyRecord } from '#domain/kernel/record.ts';
import { fieldLabel } from '#domain/labels/index.ts';
import { useCurrencies } from '../data/useCurrencies.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { currencySign, moneyText, trimmedText } from '../objects/formats.ts';

interface Changed {
  readonly row: number;
  readonly product: { readonly presentation: string };
  readonly quantityFrom: string;
  readonly before: string;
  readonly after: string;
}

interface ChangedPricesProps {
  readonly rows: readonly Changed[];
  readonly list: AnyRecord;
}

const shownRows = 200;

/** Prices of a list before and after a change. */
export function ChangedPrices({ rows, list }: ChangedPricesProps) {
  const text = useText();
  const language = useLanguage();
  const codes = useCurrencies();
  const sign = currencySign(isReference(list.currency) ? codes?.get(list.currency.id) : undefined);
  const label = (name: string) => fieldLabel(language, 'pricelist', `items.${name}`);
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {text('priceLists.willChange', { count: rows.length })}
      </Typography>
      <TableContainer sx={{ maxHeight: 360 }}>
        <Table size="small" stickyHeader aria-label={text('priceLists.preview')}>
          <TableHead>
            <TableRow>
              <TableCell>{label('product')}</TableCell>
              <TableCell align="right">{label('quantityFrom')}</TableCell>
              <TableCell align="right">{text('priceLists.before')}</TableCell>
              <TableCell align="right">{text('priceLists.after')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.slice(0, shownRows).map(({ row, product, quantityFrom, before, after }) => (
              <TableRow key={row}>
                <TableCell>{product.presentation}</TableCell>
                <TableCell align="right">{trimmedText(language, quantityFrom)}</TableCell>
                <TableCell align="right">{moneyText(language, before, sign)}</TableCell>
                <TableCell align="right" sx={{ fontWeight: 650 }}>
                  {moneyText(language, after, sign)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </>
  );
}
