import { inventoryHeader, inventoryItems } from '../goods/inventoryHeader.ts';
import { document } from '../kernel/declaration.ts';
import { enumeration, reference, tonnes } from '../kernel/field.ts';
import { typeOfDocument, typeOfOperation } from '../weighing/enums.ts';
import { deliveryNoteState } from './enums.ts';
import { byDisposition, byTruck } from './truckSearch.ts';

/** The delivery of one truck, in or out, with its documents and weights. */
export const deliveryNote = document('deliveryNote', {
  module: 'terminal',
  path: 'delivery_note',
  prefix: 'DD',
  access: { read: ['operator', 'sales', 'forwarder'], modify: ['operator', 'sales'] },
  belongsTo: ['client', 'disposition.forwarder', 'disposition.customer', 'disposition.vendor'],
  search: ['numberStr', 'incomingNumber', 'comment', ...byTruck, ...byDisposition],
  list: [
    'numberStr',
    'date',
    'state',
    'client',
    'disposition',
    'vehicle',
    'product',
    'brutto',
    'tare',
    'netto',
  ],
  indexes: [
    ['disposition', 'date'],
    ['state', 'date'],
  ],
  fields: {
    state: enumeration(deliveryNoteState),
    ...inventoryHeader,
    disposition: reference('disposition'),
    deliveryOrder: reference('deliveryOrder'),
    /** The weighing that made this note, if any; the weights then come from the scale. */
    weighingRecord: reference('weighingRecord', { unique: true }),
    typeOfDocument: enumeration(typeOfDocument, { default: 'Automobile' }),
    typeOfOperation: enumeration(typeOfOperation),
    schemeOfCargo: reference('schemeOfCargo'),
    vehicle: reference('vehicle'),
    trailer: reference('vehicle'),
    driver: reference('driver'),
    product: reference('product'),
    brutto: tonnes({ min: '0' }),
    tare: tonnes({ min: '0' }),
    netto: tonnes({ min: '0' }),
    nettoRegistered: tonnes({ min: '0' }),
    items: inventoryItems,
  },
});
