import { catalog } from '../kernel/declaration.ts';
import { tagFields } from '../service/requestParts.ts';

/** A word by which orders are sorted into heaps; for staff only. */
export const salesOrderTag = catalog('salesOrderTag', {
  module: 'sales',
  path: 'sales_order_tags',
  access: { read: ['sales'], modify: ['sales'] },
  fields: tagFields,
});
