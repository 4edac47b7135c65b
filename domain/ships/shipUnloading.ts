import { document } from '../kernel/declaration.ts';
import { datetime, enumeration, reference, rows, text, tonnes } from '../kernel/field.ts';
import { dispositionType } from '../terminal/enums.ts';
import { typeOfDocument, weighingState } from '../weighing/enums.ts';
import { byDisposition } from '../terminal/truckSearch.ts';
import { everyCallBut } from '../kernel/lifecycle.ts';

/** The unloading of a ship over a scale, from its first weight to its approval. */
export const shipUnloading = document('shipUnloading', {
  module: 'ships',
  path: 'ship_unloading',
  prefix: 'RZ',
  access: { read: ['operator', 'sales', 'forwarder'], modify: ['operator'] },
  lifecycle: {
    states: [
      // No state opens `confirm`: an unloading is not confirmed like other documents, but approved by a move of its workflow.
      {
        name: 'approved',
        when: [{ path: 'approvedDate', isNot: [null] }],
        open: { undoConfirm: 'all', addFile: 'all' },
        refusal: 'unloading_fixed',
      },
      {
        name: 'begun',
        when: [{ path: 'status', isNot: [null, 'notWeighting'] }],
        open: everyCallBut('mark', 'delete', 'confirm'),
        keeps: ['boxes'],
        refusal: 'unloading_begun',
      },
      { name: 'planned', when: [], open: everyCallBut('confirm'), refusal: 'owned_by_workflow' },
    ],
  },
  belongsTo: ['forwarder', 'customer', 'vendor'],
  search: ['numberStr', ...byDisposition],
  list: [
    'numberStr',
    'date',
    'ship',
    'status',
    'product',
    'box',
    'beginWeighting',
    'endWeighting',
    'netto',
    'approvedDate',
  ],
  filterAliases: { orderState: 'deliveryOrder.state' },
  indexes: [['status', 'date'], ['disposition', 'date'], ['shipPlanning']],
  fields: {
    status: enumeration(weighingState, { default: 'notWeighting', readOnly: true }),
    type: enumeration(dispositionType, { default: 'Unloading' }),
    typeOfDocument: enumeration(typeOfDocument, { default: 'Water' }),
    /** The plan from which the unloading was begun: cargo, owners and boxes were taken from the plan. */
    shipPlanning: reference('shipPlanning'),
    disposition: reference('disposition'),
    deliveryOrder: reference('deliveryOrder', { shows: ['state'] }),
    schemeOfCargo: reference('schemeOfCargo'),
    ship: reference('ship'),
    position: reference('position'),
    product: reference('product'),
    forwarder: reference('counterparty', { where: 'isForwarder' }),
    customer: reference('counterparty'),
    vendor: reference('counterparty', { where: 'isVendor' }),
    carrier: reference('carrier'),
    warehouse: reference('warehouse'),
    box: reference('box'),
    scale: reference('scale'),
    beginWeighting: datetime({ readOnly: true }),
    endWeighting: datetime({ readOnly: true }),
    netto: tonnes({ min: '0', readOnly: true }),
    approvedDate: datetime({ readOnly: true }),
    approvedAuthor: reference('user', { readOnly: true }),
    /** The box into which each hold is emptied, and the expected tonnes. The weighed tonnes are in `plumbLine`. */
    boxes: rows({
      hold: text({ maxLength: 20 }),
      box: reference('box', { required: true }),
      product: reference('product'),
      quantity: tonnes({ min: '0', summed: true }),
    }),
  },
});
