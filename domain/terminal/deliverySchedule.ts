import { document } from '../kernel/declaration.ts';
import { date, decimal, enumeration, reference, rows, text } from '../kernel/field.ts';
import { deliveryOrderState } from './enums.ts';

/** Planned deliveries by day and customer, for one or several sales orders. */
export const deliverySchedule = document('deliverySchedule', {
  module: 'terminal',
  path: 'delivery_schedules',
  // The specification gives this prefix. At a station `AAA` means something else: no prefix.
  prefix: 'AAA',
  access: { read: ['operator', 'sales'], modify: ['operator', 'sales'] },
  constraints: [{ field: 'validFrom', rule: 'notAfterField', other: 'validTo' }],
  search: ['numberStr', 'comment'],
  list: ['numberStr', 'date', 'state', 'status', 'validFrom', 'validTo', 'confirmed', 'author', 'comment'],
  indexes: [['status', 'date']],
  fields: {
    /** The schedule is closed when the last of its orders is closed. */
    state: enumeration(deliveryOrderState, { default: 'Open' }),
    /** A status from the catalog of document statuses, which people choose; `state` says whether the schedule is open. */
    status: reference('inventoryStatus'),
    validFrom: date(),
    validTo: date(),
    comment: text({ multiline: true }),
    counterparties: rows({ counterparty: reference('counterparty', { required: true }) }),
    items: rows({
      product: reference('product', { required: true }),
      quantity: decimal({ min: '0', scale: 3 }),
      unitOfMeasure: reference('unitOfMeasure'),
      deliveryDate: date(),
      counterparty: reference('counterparty'),
      salesOrder: reference('salesOrder'),
    }),
    salesOrders: rows({ salesOrder: reference('salesOrder', { required: true }) }),
  },
});
