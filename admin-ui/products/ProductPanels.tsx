import type { AnyRecord } from '#domain/kernel/record.ts';
import { ProductPrice } from '../prices/ProductPrice.tsx';
import { CostOfProduct } from './ProductCost.tsx';
import { ProductSettings } from './ProductSettings.tsx';

/** The panels below a product: its parameters, its price for a customer, and its cost. */
const ProductPanels = ({ record }: { readonly record: AnyRecord }) => (
  <>
    {record.configProduct === true && <ProductSettings record={record} />}
    <ProductPrice record={record} />
    <CostOfProduct record={record} />
  </>
);

export default ProductPanels;
