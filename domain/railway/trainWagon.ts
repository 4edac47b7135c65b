import { register } from '../kernel/declaration.ts';
import { integer, reference, text, tonnes } from '../kernel/field.ts';
import { byDisposition } from '../terminal/truckSearch.ts';
import { openLifecycle } from '../kernel/lifecycle.ts';

/** One wagon of a train: its place, the data painted on it, and its papers. Its weights are in its disposition. */
export const trainWagon = register('trainWagon', {
  module: 'railway',
  path: 'train_wagons',
  access: { read: ['operator', 'sales', 'forwarder'], modify: ['operator', 'sales'] },
  lifecycle: openLifecycle,
  belongsTo: ['train.forwarder', 'train.customer', 'train.vendor'],
  presentation: ['wagonNumber'],
  search: ['wagonNumber', 'consignmentNote', 'seal', 'vehicle.name', ...byDisposition],
  sort: { field: 'place', desc: false },
  list: ['train', 'place', 'wagonNumber', 'tare', 'nettoRegistered', 'product', 'disposition', 'seal'],
  indexes: [['disposition'], ['wagonNumber']],
  uniques: [['train', 'wagonNumber']],
  fields: {
    train: reference('train', { required: true }),
    /** Its number in the order in which the wagons pass the scale, from 1. */
    place: integer({ required: true, min: 1 }),
    /** Twelve digits, the last of which checks the others. */
    wagonNumber: text({ required: true, maxLength: 20 }),
    /** The tare that is painted on the wagon. */
    tare: tonnes({ min: '0' }),
    loadCapacity: tonnes({ min: '0' }),
    /** The net weight of its load by its papers. */
    nettoRegistered: tonnes({ min: '0' }),
    product: reference('product'),
    consignmentNote: text({ maxLength: 40 }),
    seal: text({ maxLength: 40 }),
    comment: text({ maxLength: 255 }),
    vehicle: reference('vehicle', { readOnly: true }),
    disposition: reference('disposition', { readOnly: true }),
  },
});
