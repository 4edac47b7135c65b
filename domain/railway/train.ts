import { document } from '../kernel/declaration.ts';
import { datetime, enumeration, reference, text } from '../kernel/field.ts';
import { dispositionType } from '../terminal/enums.ts';
import { typeOfOperation } from '../weighing/enums.ts';

/** A train at the terminal, with its stations, the owners of its goods, and the data that all its wagons share. */
export const train = document('train', {
  module: 'railway',
  path: 'trains',
  prefix: 'PO',
  access: { read: ['operator', 'sales', 'forwarder'], modify: ['operator', 'sales'] },
  belongsTo: ['forwarder', 'customer', 'vendor'],
  presentation: ['numberStr', 'trainNumber'],
  search: ['numberStr', 'trainNumber', 'stationFrom', 'stationTo'],
  list: ['numberStr', 'date', 'trainNumber', 'type', 'product', 'customer', 'arrivedAt', 'departedAt'],
  indexes: [['trainNumber', 'date']],
  fields: {
    trainNumber: text({ required: true, maxLength: 40 }),
    type: enumeration(dispositionType, { default: 'Loading' }),
    typeOfOperation: enumeration(typeOfOperation, { default: 'Shipment' }),
    carrier: reference('carrier'),
    stationFrom: text({ maxLength: 100 }),
    stationTo: text({ maxLength: 100 }),
    position: reference('position', { takes: ['order.position'] }),
    expectedArrival: datetime(),
    arrivedAt: datetime(),
    departedAt: datetime(),
    order: reference('deliveryOrder'),
    customer: reference('counterparty', { takes: ['order.customer'] }),
    vendor: reference('counterparty', { where: 'isVendor', takes: ['order.vendor'] }),
    forwarder: reference('counterparty', { where: 'isForwarder', takes: ['order.forwarder'] }),
    product: reference('product', { takes: ['order.product'] }),
    schemeOfCargo: reference('schemeOfCargo', { takes: ['order.schemeOfCargo'] }),
    mine: reference('mine'),
    warehouse: reference('warehouse', { takes: ['order.warehouse', 'schemeOfCargo.defaultWarehouse'] }),
    box: reference('box'),
    weighingStation: reference('weighingStation'),
    comment: text({ multiline: true }),
  },
});
