import { document } from '../kernel/declaration.ts';
import { date, enumeration, reference, text, tonnes } from '../kernel/field.ts';
import { typeOfDocument, typeOfOperation } from '../weighing/enums.ts';
import { deliveryOrderState } from './enums.ts';

/** Permission for a party to bring or collect a quantity of a product; dispositions are made from it. */
export const deliveryOrder = document('deliveryOrder', {
  module: 'terminal',
  path: 'delivery_order',
  prefix: 'ZD',
  access: { read: ['operator', 'sales', 'forwarder'], modify: ['operator', 'sales'] },
  belongsTo: ['forwarder', 'customer', 'vendor'],
  constraints: [{ field: 'validFrom', rule: 'notAfterField', other: 'validTo' }],
  search: ['numberStr', 'externalNumber'],
  list: ['numberStr', 'date', 'customer', 'product', 'quantity', 'state', 'typeOfDocument'],
  fields: {
    typeOfDocument: enumeration(typeOfDocument, { default: 'Automobile' }),
    typeOfOperation: enumeration(typeOfOperation, { default: 'Shipment' }),
    state: enumeration(deliveryOrderState, { default: 'Open' }),
    externalNumber: text({ maxLength: 40 }),
    customer: reference('counterparty', { takes: ['salesOrder.customer'] }),
    vendor: reference('counterparty', { where: 'isVendor' }),
    forwarder: reference('counterparty', { where: 'isForwarder' }),
    /** The sales order that this delivery order partly fulfils. What is weighed for this one also counts for the sales order. */
    salesOrder: reference('salesOrder'),
    product: reference('product'),
    warehouse: reference('warehouse'),
    box: reference('box'),
    ship: reference('ship'),
    position: reference('position'),
    schemeOfCargo: reference('schemeOfCargo'),
    quantity: tonnes({ min: '0' }),
    validFrom: date(),
    validTo: date(),
    comment: text({ multiline: true }),
  },
});
