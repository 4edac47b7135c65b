import { document } from '../kernel/declaration.ts';
import { datetime, reference, rows, text, tonnes } from '../kernel/field.ts';

/** A plan of the cargo for each hold of a ship, and of the place that it comes from. */
export const loadingPlan = document('loadingPlan', {
  module: 'ships',
  path: 'loading_plans',
  prefix: 'PZ',
  access: { read: ['operator', 'sales', 'forwarder'], modify: ['operator', 'sales'] },
  belongsTo: ['forwarder', 'customer', 'vendor'],
  constraints: [{ field: 'plannedBegin', rule: 'notAfterField', other: 'plannedEnd' }],
  search: ['numberStr', 'comment'],
  list: ['numberStr', 'date', 'ship', 'shipPlanning', 'position', 'customer', 'plannedBegin', 'quantity'],
  fields: {
    ship: reference('ship', { required: true }),
    shipPlanning: reference('shipPlanning'),
    position: reference('position'),
    forwarder: reference('counterparty', { where: 'isForwarder' }),
    customer: reference('counterparty'),
    vendor: reference('counterparty', { where: 'isVendor' }),
    plannedBegin: datetime(),
    plannedEnd: datetime(),
    quantity: tonnes({ min: '0' }),
    comment: text({ multiline: true }),
    holds: rows({
      hold: text({ required: true, maxLength: 20 }),
      product: reference('product'),
      quantity: tonnes({ min: '0' }),
      warehouse: reference('warehouse'),
      box: reference('box'),
    }),
  },
});
