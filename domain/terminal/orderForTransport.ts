import { document } from '../kernel/declaration.ts';
import { datetime, enumeration, money, reference, text, tonnes } from '../kernel/field.ts';
import { deliveryOrderState, transportWay } from './enums.ts';
import { byDisposition, byTruck } from './truckSearch.ts';

/** An order to a carrier to move goods from one place to another. */
export const orderForTransport = document('orderForTransport', {
  module: 'terminal',
  path: 'order_for_transport',
  prefix: 'ZT',
  access: { read: ['operator', 'sales'], modify: ['operator', 'sales'] },
  constraints: [{ field: 'loadingDate', rule: 'notAfterField', other: 'unloadingDate' }],
  search: ['numberStr', 'loadingAddress', 'unloadingAddress', ...byTruck, ...byDisposition],
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
  // The form of a new one takes values from the records it refers to (`takes`): from the first source that has one.
  fields: {
    state: enumeration(deliveryOrderState, { default: 'Open' }),
    transportWay: enumeration(transportWay, { default: 'shippingCompany' }),
    deliveryOrder: reference('deliveryOrder'),
    disposition: reference('disposition'),
    customer: reference('counterparty', { takes: ['deliveryOrder.customer', 'disposition.customer'] }),
    carrier: reference('carrier', { takes: ['disposition.carrier'] }),
    driver: reference('driver', { takes: ['disposition.driver'] }),
    vehicle: reference('vehicle', { takes: ['disposition.vehicle'] }),
    trailer: reference('vehicle', { takes: ['disposition.trailer'] }),
    product: reference('product', { takes: ['deliveryOrder.product', 'disposition.product'] }),
    quantity: tonnes({ min: '0', takes: ['deliveryOrder.quantity'] }),
    loadingAddress: text(),
    loadingDate: datetime(),
    unloadingAddress: text(),
    unloadingDate: datetime(),
    price: money({ min: '0' }),
    currency: reference('currency', { takes: ['customer.currency', { record: { code: 'PLN' } }] }),
    comment: text({ multiline: true }),
  },
});
