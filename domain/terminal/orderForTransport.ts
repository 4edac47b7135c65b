import { document } from '../kernel/declaration.ts';
import { datetime, enumeration, money, reference, text, tonnes } from '../kernel/field.ts';
import { deliveryOrderState, transportWay } from './enums.ts';

/** An order to a carrier to bring goods from one place to another. */
export const orderForTransport = document('orderForTransport', {
  module: 'terminal',
  path: 'order_for_transport',
  prefix: 'ZT',
  access: { read: ['operator', 'sales'], modify: ['operator', 'sales'] },
  search: ['numberStr', 'loadingAddress', 'unloadingAddress'],
  list: [
    'numberStr',
    'date',
    'state',
    'carrier',
    'customer',
    'product',
    'quantity',
    'loadingDate',
    'unloadingDate',
  ],
  indexes: [['state', 'date']],
  fields: {
    state: enumeration(deliveryOrderState, { default: 'Open' }),
    transportWay: enumeration(transportWay, { default: 'shippingCompany' }),
    deliveryOrder: reference('deliveryOrder'),
    disposition: reference('disposition'),
    customer: reference('counterparty'),
    carrier: reference('carrier'),
    driver: reference('driver'),
    vehicle: reference('vehicle'),
    trailer: reference('vehicle'),
    product: reference('product'),
    quantity: tonnes({ min: '0' }),
    loadingAddress: text(),
    loadingDate: datetime(),
    unloadingAddress: text(),
    unloadingDate: datetime(),
    price: money({ min: '0' }),
    currency: reference('currency'),
    comment: text({ multiline: true }),
  },
});
