import { catalog } from '../kernel/declaration.ts';
import { boolean, text, translated } from '../kernel/field.ts';

/** A status of an order: whether its customer may see the order, and whether they may still change it. */
export const salesOrderStatus = catalog('salesOrderStatus', {
  module: 'sales',
  path: 'sales_order_statuses',
  access: { read: ['operator', 'sales', 'forwarder'], modify: [] },
  fields: {
    name: text({ required: true }),
    code: text({ required: true, maxLength: 40, unique: true }),
    default: boolean({ default: false }),
    customerAccess: boolean({ default: false }),
    customerLockOrder: boolean({ default: false }),
    isClosed: boolean({ default: false }),
    color: text({ format: 'color', maxLength: 7 }),
    lang: translated(),
  },
});
