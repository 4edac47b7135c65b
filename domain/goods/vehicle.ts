import { catalog } from '../kernel/declaration.ts';
import { enumeration, reference, text, tonnes } from '../kernel/field.ts';
import { transport } from './enums.ts';

/** A truck, a trailer or a wagon with its plate and its known weights. */
export const vehicle = catalog('vehicle', {
  module: 'goods',
  path: 'vehicles',
  access: { read: ['operator', 'sales', 'forwarder'], modify: ['operator', 'forwarder'] },
  belongsTo: ['author.counterparty'],
  shownBy: ['disposition.vehicle', 'disposition.trailer'],
  search: ['name', 'code'],
  fields: {
    name: text({ required: true, maxLength: 20, unique: true, plate: true }),
    code: text({ maxLength: 20 }),
    type: enumeration(transport, { default: 'Car' }),
    tare: tonnes({ min: '0' }),
    loadCapacity: tonnes({ min: '0' }),
    trackModel: reference('trackModel'),
  },
});
