import { document } from '../kernel/declaration.ts';
import {
  boolean,
  date,
  datetime,
  decimal,
  enumeration,
  money,
  reference,
  rows,
  text,
} from '../kernel/field.ts';
import { packageMaterial } from '../partners/enums.ts';
import { deliveryMethod, orderEnding } from './enums.ts';
import { orderedProducts } from './orderedProducts.ts';
import { agreedOrderStatuses, firstOrderStatuses, orderMoves, orderStatusCodes } from './orderMoves.rules.ts';
import { everyCallBut } from '../kernel/lifecycle.ts';

/** A customer's order or an offer to a customer: products with chosen parameters, prices and totals. */
export const salesOrder = document('salesOrder', {
  module: 'sales',
  path: 'sales_order',
  answersFiles: true,
  prefix: 'ZS',
  access: { read: ['sales', 'forwarder'], modify: ['sales'] },
  forFirmsWhen: {
    read: [
      { path: 'status.customerAccess', is: [true] },
      { path: 'markedToDelete', is: [false] },
    ],
    modify: [{ path: 'status.customerLockOrder', is: [false] }],
  },
  filesForStaff: true,
  lifecycle: {
    states: [
      // No state opens `confirm`, because an order is confirmed by its status. If it were confirmed like other documents, its
      // status could not change any more.
      {
        name: 'closed',
        when: [{ path: 'status.isClosed', is: [true] }],
        open: { undoConfirm: 'all', addFile: 'all' },
        refusal: 'order_closed',
      },
      // What was agreed with the customer cannot be changed; an unwanted order is canceled, not marked for deletion.
      {
        name: 'agreed',
        when: [{ path: 'status.code', is: [...agreedOrderStatuses] }],
        open: everyCallBut('create', 'mark', 'delete', 'confirm'),
        // A kept field may still be filled if it is empty. A shut one may not: a discount named later would lower agreed prices.
        keeps: ['customer', 'currency', 'products'],
        shut: ['discount'],
        refusal: 'order_agreed',
      },
      { name: 'open', when: [], open: everyCallBut('confirm'), refusal: 'order_confirmed_by_status' },
    ],
    moves: {
      field: 'status',
      by: 'code',
      first: firstOrderStatuses,
      from: orderMoves,
      refusal: 'order_move_illegal',
    },
  },
  belongsTo: ['customer'],
  constraints: [{ field: 'validTo', rule: 'notBeforeToday' }],
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
    /** The request from which this offer was made. */
    customerRequest: reference('customerRequest', { readOnly: true }),
    /** A new order has the default status of the dictionary if none is sent. Later changes come from its workflow. */
    status: reference('salesOrderStatus', {
      required: true,
      fixed: true,
      filledByServer: true,
      shows: ['color', 'code'],
      notOffered: { code: orderStatusCodes.filter((code) => !firstOrderStatuses.includes(code)) },
      takes: [{ record: { default: true } }],
    }),
    currency: reference('currency', {
      required: true,
      takes: ['customer.currency', { record: { code: 'PLN' } }],
    }),
    reference: text({ required: true, index: true, asksDouble: true }),
    deliveryMethod: enumeration(deliveryMethod, { required: true, default: 'STANDARD' }),
    /** The last day on which an offer is valid. */
    validTo: date(),
    deliveryDate: date(),
    shipmentDate: date(),
    paymentTerms: reference('termOfPayment', { takes: ['customer.termOfPayament'] }),
    supplyMethod: reference('supplyMethod'),
    packageMaterial: enumeration(packageMaterial, { takes: ['customer.packageMaterial'] }),
    project: reference('project'),
    manager: reference('user', { takes: ['customer.manager', 'me'] }),
    /** Goes before all other discounts; see `pricing/discounts.ts`. */
    discount: reference('discount'),
    tags: rows({ tag: reference('salesOrderTag', { required: true, staffOnly: true }) }, { shownAs: 'tags' }),
    products: orderedProducts,
    sumNetto: money({ default: '0.00', readOnly: true, computed: true }),
    sumVat: money({ default: '0.00', readOnly: true, computed: true }),
    sumBrutto: money({ default: '0.00', readOnly: true, computed: true }),
    /** Whether a line lacks a mandatory parameter. The name is spelled as in the specification. */
    incompliteParams: boolean({ default: false, readOnly: true, computed: true }),
    /** How much less than ordered still counts as delivered, in percent of each line. */
    tolerance: decimal({ scale: 2, min: '0', default: '0.00' }),
    ending: enumeration(orderEnding, { readOnly: true }),
    endingReason: text({ maxLength: 1000, readOnly: true, staffOnly: true }),
    /** Numbers of the documents that were closed or canceled with it. */
    endedWith: text({ readOnly: true, multiline: true, staffOnly: true, cut: true }),
    /** When the customer accepted the offer in their own account, and who did. */
    acceptedAt: datetime({ readOnly: true }),
    acceptedBy: reference('user', { readOnly: true }),
    /** The customer's last request for changes; emptied when somebody saves the order. */
    changeAsked: text({ maxLength: 2000, multiline: true, readOnly: true }),
    comment: text({ multiline: true, staffOnly: true }),
  },
});
