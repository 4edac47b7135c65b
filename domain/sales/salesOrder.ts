import { document } from '../kernel/declaration.ts';
import { boolean, date, enumeration, money, reference, text } from '../kernel/field.ts';
import { packageMaterial } from '../partners/enums.ts';
import { deliveryMethod } from './enums.ts';
import { orderedProducts } from './orderedProducts.ts';

/** What a customer orders, or is offered: products with chosen parameters, their prices and totals. */
export const salesOrder = document('salesOrder', {
  module: 'sales',
  path: 'sales_order',
  answersFiles: true,
  prefix: 'ZS',
  // Customers read their own orders only through statuses with customerAccess, so no outside role stands here.
  access: { read: ['sales'], modify: ['sales'] },
  belongsTo: ['customer'],
  search: ['numberStr', 'reference'],
  list: [
    'numberStr',
    'date',
    'customer',
    'reference',
    'status',
    'deliveryDate',
    'sumNetto',
    'sumBrutto',
    'currency',
    'manager',
  ],
  indexes: [
    ['customer', 'date'],
    ['status', 'date'],
    ['manager', 'date'],
  ],
  fields: {
    customer: reference('counterparty', { required: true }),
    status: reference('salesOrderStatus', { required: true }),
    currency: reference('currency', { required: true }),
    reference: text({ required: true, index: true }),
    deliveryMethod: enumeration(deliveryMethod, { default: 'STANDARD' }),
    deliveryDate: date(),
    shipmentDate: date(),
    paymentTerms: reference('termOfPayment'),
    supplyMethod: reference('supplyMethod'),
    packageMaterial: enumeration(packageMaterial),
    project: reference('project'),
    discount: reference('discount'),
    manager: reference('user'),
    products: orderedProducts,
    sumNetto: money({ default: '0.00', readOnly: true }),
    sumVat: money({ default: '0.00', readOnly: true }),
    sumBrutto: money({ default: '0.00', readOnly: true }),
    incompliteParams: boolean({ default: false, readOnly: true }),
    comment: text({ multiline: true }),
  },
});
