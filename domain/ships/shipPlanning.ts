import { document } from '../kernel/declaration.ts';
import { datetime, enumeration, reference, text, tonnes } from '../kernel/field.ts';
import { dispositionType } from '../terminal/enums.ts';
import { shipPlanState } from './enums.ts';
import { openLifecycle } from '../kernel/lifecycle.ts';

/** When and at which berth a ship is to be loaded or unloaded, and where its cargo goes. */
export const shipPlanning = document('shipPlanning', {
  module: 'ships',
  path: 'ship_planning',
  prefix: 'PS',
  access: { read: ['operator', 'sales', 'forwarder'], modify: ['operator', 'sales'] },
  lifecycle: openLifecycle,
  belongsTo: ['forwarder', 'customer', 'vendor'],
  constraints: [{ field: 'plannedBegin', rule: 'notAfterField', other: 'plannedEnd' }],
  search: ['numberStr', 'comment'],
  list: [
    'numberStr',
    'date',
    'ship',
    'type',
    'state',
    'position',
    'plannedBegin',
    'plannedEnd',
    'product',
    'quantity',
  ],
  indexes: [['state', 'plannedBegin'], ['plannedBegin']],
  fields: {
    ship: reference('ship', { required: true }),
    shipRegistration: reference('shipRegistration'),
    type: enumeration(dispositionType, { default: 'Unloading' }),
    /** Changes with the weighings for the plan, and by calls of the plan. */
    state: enumeration(shipPlanState, { default: 'Planned', readOnly: true }),
    /** The berth. */
    position: reference('position'),
    plannedBegin: datetime(),
    plannedEnd: datetime(),
    forwarder: reference('counterparty', { where: 'isForwarder' }),
    customer: reference('counterparty'),
    vendor: reference('counterparty', { where: 'isVendor' }),
    product: reference('product'),
    quantity: tonnes({ min: '0' }),
    warehouse: reference('warehouse'),
    box: reference('box'),
    weighingStation: reference('weighingStation'),
    comment: text({ multiline: true }),
  },
});
