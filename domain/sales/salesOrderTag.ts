import { catalog } from '../kernel/declaration.ts';
import { tagFields } from '../service/requestParts.ts';

/** A word by which staff group orders; customers do not see it. */
export const salesOrderTag = catalog('salesOrderTag', {
  module: 'sales',
  path: 'sales_order_tags',
  access: { read: ['sales'], modify: ['sales'] },
  fields: tagFields,
});
