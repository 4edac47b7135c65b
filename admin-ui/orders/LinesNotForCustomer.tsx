import { Alert, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { isReference, referenceName } from '#domain/kernel/record.ts';
import { fieldLabel } from '#domain/labels/index.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useProductsNotFor, type ProductNotFor } from '../data/useProductsNotFor.ts';
import { useText } from '../i18n/useText.ts';
import { useOrderedProducts } from './useOrderedProducts.ts';

/** Names the lines of the order whose products are not sold to the customer, each with the reason. */
export function LinesNotForCustomer() {
  const customer: unknown = useWatch({ name: 'customer' });
  const notFor = useProductsNotFor(isReference(customer) ? customer.id : undefined);
  return notFor.length === 0 ? null : <Lines customer={referenceName(customer)} notFor={notFor} />;
}

interface LinesProps {
  readonly customer: string;
  readonly notFor: readonly ProductNotFor[];
}

const Lines = ({ customer, notFor }: LinesProps) => {
  const text = useText();
  const language = useLanguage();
  // The id of the product of each line, in the order of the lines; undefined for a line without a product.
  const productIds = useOrderedProducts();
  const field = fieldLabel(language, 'salesOrder', 'products.product');
  const lines = productIds.flatMap((id, at) => {
    const found = notFor.find(({ productId }) => productId === id);
    return found ? [{ row: at + 1, ...found }] : [];
  });
  const unnamedCount = Math.max(0, lines.length - mostNamed);
  return (
    <>
      {lines.slice(0, mostNamed).map(({ row, product, why, isHidden }) => (
        // `isHidden`: the customer does not get the product. Otherwise a condition could not be evaluated, and it may be sold.
        <Alert key={row} severity={isHidden ? 'error' : 'warning'} sx={{ mt: 0.75 }}>
          {text('orders.ofLine', { row, field })}{' '}
          {text(isHidden ? 'orders.notForCustomer' : 'orders.unclearForCustomer', { product, customer, why })}
        </Alert>
      ))}
      {unnamedCount > 0 && (
        <Typography variant="body2">{text('orders.andMore', { count: unnamedCount })}</Typography>
      )}
    </>
  );
};

/** At most this many lines are named, and the rest are counted. More names would push the order out of sight. */
const mostNamed = 10;
