import { document } from '../kernel/declaration.ts';
import { datetime, enumeration, reference, text, tonnes } from '../kernel/field.ts';
import { dispositionType } from '../terminal/enums.ts';

/** A call of a ship at the terminal, with its cargo, the parties, and the times. */
export const shipRegistration = document('shipRegistration', {
  module: 'ships',
  path: 'ship_registration',
  prefix: 'RS',
  access: { read: ['operator', 'sales', 'forwarder'], modify: ['operator', 'sales'] },
  belongsTo: ['forwarder', 'customer', 'vendor'],
  constraints: [
    { field: 'expectedArrival', rule: 'notAfterField', other: 'expectedDeparture' },
    { field: 'arrivedAt', rule: 'notAfterField', other: 'departedAt' },
  ],
  search: ['numberStr', 'voyageNumber'],
  list: [
    'numberStr',
    'date',
    'ship',
    'type',
    'position',
    'product',
    'quantity',
    'expectedArrival',
    'arrivedAt',
    'departedAt',
  ],
  indexes: [['expectedArrival']],
  fields: {
    ship: reference('ship', { required: true }),
    voyageNumber: text({ maxLength: 40 }),
    type: enumeration(dispositionType, { default: 'Unloading' }),
    position: reference('position'),
    forwarder: reference('counterparty', { where: 'isForwarder' }),
    customer: reference('counterparty'),
    vendor: reference('counterparty', { where: 'isVendor' }),
    shipAgent: reference('counterparty'),
    product: reference('product'),
    quantity: tonnes({ min: '0' }),
    portFrom: text(),
    portTo: text(),
    expectedArrival: datetime(),
    expectedDeparture: datetime(),
    arrivedAt: datetime(),
    departedAt: datetime(),
    comment: text({ multiline: true }),
  },
});
