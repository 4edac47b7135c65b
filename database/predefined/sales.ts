import words from '#domain/words/sales/predefined.json' with { type: 'json' };
import { named } from './named.ts';

/** The statuses of an order, from the offer to its end. */
export const salesOrderStatuses = [
  {
    code: 'OFERTA',
    ...named(words.salesOrderStatus.OFERTA),
    customerAccess: true,
    color: '#78909c',
  },
  {
    code: 'NEW',
    ...named(words.salesOrderStatus.NEW),
    default: true,
    customerAccess: true,
    color: '#1e88e5',
  },
  {
    code: 'CONFIRMED',
    ...named(words.salesOrderStatus.CONFIRMED),
    customerAccess: true,
    customerLockOrder: true,
    color: '#5c6bc0',
  },
  {
    code: 'READY_FOR_PRODUCTION',
    ...named(words.salesOrderStatus.READY_FOR_PRODUCTION),
    customerAccess: true,
    customerLockOrder: true,
    color: '#fb8c00',
  },
  {
    code: 'CANCELED',
    ...named(words.salesOrderStatus.CANCELED),
    customerAccess: true,
    customerLockOrder: true,
    isClosed: true,
    color: '#e53935',
  },
  {
    code: 'CLOSED',
    ...named(words.salesOrderStatus.CLOSED),
    customerAccess: true,
    customerLockOrder: true,
    isClosed: true,
    color: '#43a047',
  },
];

/** How the goods of an order get to the customer. */
export const supplyMethods = [
  {
    code: 'shippingCompany',
    ...named(words.supplyMethod.shippingCompany),
  },
  {
    code: 'ourTransport',
    ...named(words.supplyMethod.ourTransport),
  },
];
