import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material';
import type { AnswerAt } from '#domain/contracts.ts';
import { isReference, type AnyRecord } from '#domain/kernel/record.ts';
import { fieldLabel } from '#domain/labels/index.ts';
import { useCurrencies } from '../data/useCurrencies.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { currencySign, moneyText, trimmedText } from '../objects/formats.ts';

type Changed = AnswerAt<'POST /pricelist/:id/change_prices'>['rows'][number];

interface ChangedPricesProps {
  readonly rows: readonly Changed[];
  readonly list: AnyRecord;
}

/** How many changed prices the table shows at most; the sentence above the table counts all. */
const shownRows = 200;
/** The fields that distinguish rows of one product. Such a column is shown if any row has a value in it. */
const distinctions = ['lengthTo', 'heightTo'] as const;

/** Prices of a list before and after a change. */
export function ChangedPrices({ rows, list }: ChangedPricesProps) {
  const text = useText();
  const language = useLanguage();
  const currencyCodes = useCurrencies();
  const sign = currencySign(isReference(list.currency) ? currencyCodes?.get(list.currency.id) : undefined);
  const sizes = distinctions.filter((name) => rows.some((row) => row[name] !== null));
  const hasVariants = rows.some(({ variant }) => variant !== null);
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
              {hasVariants && <TableCell>{label('productVariant')}</TableCell>}
              <TableCell align="right">{label('quantityFrom')}</TableCell>
              {sizes.map((name) => (
                <TableCell key={name} align="right">
                  {label(name)}
                </TableCell>
              ))}
              <TableCell align="right">{text('priceLists.before')}</TableCell>
              <TableCell align="right">{text('priceLists.after')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.slice(0, shownRows).map((changed) => (
              <TableRow key={changed.row}>
                <TableCell>{changed.product.presentation}</TableCell>
                {hasVariants && <TableCell>{changed.variant}</TableCell>}
                <TableCell align="right">{trimmedText(language, changed.quantityFrom)}</TableCell>
                {sizes.map((name) => (
                  <TableCell key={name} align="right">
                    {changed[name] !== null && trimmedText(language, changed[name])}
                  </TableCell>
                ))}
                <TableCell align="right">{moneyText(language, changed.before, sign)}</TableCell>
                <TableCell align="right" sx={{ fontWeight: 650 }}>
                  {moneyText(language, changed.after, sign)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </>
  );
}
