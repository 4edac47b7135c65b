import type { AnyRecord } from '#domain/kernel/record.ts';
import { ProductPrice } from '../prices/ProductPrice.tsx';
import { CostOfProduct } from './ProductCost.tsx';
import { ProductSettings } from './ProductSettings.tsx';

/** What is shown below a product: what it asks for, what it costs a customer, and what it costs to make. */
const ProductPanels = ({ record }: { readonly record: AnyRecord }) => (
  <>
    {record.configProduct === true && <ProductSettings record={record} />}
    <ProductPrice record={record} />
    <CostOfProduct record={record} />
  </>
);

export default ProductPanels;
