import { document } from '../kernel/declaration.ts';
import { boolean, datetime, enumeration, integer, reference, rows, text, tonnes } from '../kernel/field.ts';
import { typeOfDocument, typeOfOperation } from '../weighing/enums.ts';
import { mostRounds, operations } from '../weighing/operations.rules.ts';
import { papers } from '../weighing/weighedDisposition.rules.ts';
import {
  cargoCleaning,
  customsGoods,
  dispositionType,
  punctuality,
  queuePriority,
  researchResult,
} from './enums.ts';
import { driverLanguage } from './driverLanguage.ts';
import { carsQueueStatus, dispositionState } from './statuses.ts';
import { byTruck } from './truckSearch.ts';
import { everyCall, everyCallBut } from '../kernel/lifecycle.ts';

/** A new disposition loads or unloads as its order says; if the order allows both, a person must choose. */
const whatTheVehicleDoes = {
  of: 'order.typeOfOperation',
  as: Object.fromEntries(
    Object.entries(operations).flatMap(([operation, { vehicle }]) =>
      vehicle === 'either' ? [] : [[operation, vehicle]],
    ),
  ),
} as const;

/**
 * The fields that may still be corrected after the visit: the documents (some are locked once the weighing is approved) and what
 * becomes known later. All others, such as the vehicle, the driver, the station and the expected time, can no longer change.
 */
const correctedAfterwards = [
  ...papers.filter((name) => name !== 'driver'),
  'carrier',
  'assortment',
  'customsGoods',
  'customsRelease',
  'researchResult',
  'productCondition',
  'previousCargoes',
  'ratified',
  'comment',
] as const;

/** The planned visit of one vehicle, with the goods, the parties, and its progress. */
export const disposition = document('disposition', {
  module: 'terminal',
  path: 'disposition',
  prefix: 'D',
  access: { read: ['operator', 'sales', 'forwarder'], modify: ['operator', 'sales'] },
  lifecycle: {
    states: [
      {
        name: 'ended',
        when: [{ path: 'carsQueueStatus', is: ['TerminalExit', 'Deleted'] }],
        open: everyCall,
        opensOnly: correctedAfterwards,
        refusal: 'truck_has_left',
      },
      {
        // No call is closed here, so the refusal is never given.
        name: 'outsideTheQueue',
        when: [{ path: 'carsQueueStatus', is: [null, 'OnTheWay', 'EntryReservedWithBuffer'] }],
        open: everyCall,
        refusal: 'owned_by_workflow',
      },
      // All other dispositions. A queued truck must not change its station or be marked for deletion: its place in the queue
      // would never be freed. Its priority changes by a call to the queue.
      {
        name: 'inTheQueue',
        when: [],
        open: everyCallBut('mark', 'delete'),
        keeps: ['queuePriority', 'weighingStation'],
        refusal: 'truck_in_queue',
      },
    ],
  },
  belongsTo: ['forwarder', 'customer', 'vendor', 'weighingStation.controlCompany'],
  search: ['numberStr', 'driverTicket', 'driverPhoneNumber', ...byTruck],
  list: [
    'numberStr',
    'date',
    'vehicle',
    'carsQueueStatus',
    'state',
    'type',
    'product',
    'driver',
    'customer',
    'weighingStation',
    'netto',
  ],
  indexes: [
    ['carsQueueStatus', 'date'],
    ['weighingStation', 'carsQueueStatus'],
    ['status', 'date'],
    ['weighingStation', 'exitedAt'],
    ['customer', 'date'],
    ['forwarder', 'date'],
    ['vendor', 'date'],
  ],
  fields: {
    type: enumeration(dispositionType, { default: 'Loading', takes: [whatTheVehicleDoes] }),
    typeOfDocument: enumeration(typeOfDocument, { default: 'Automobile', takes: ['order.typeOfDocument'] }),
    /** If none is sent, it is the operation of the scheme, otherwise that of the order, otherwise one that fits the type. */
    typeOfOperation: enumeration(typeOfOperation),
    weighingStation: reference('weighingStation'),
    vehicle: reference('vehicle'),
    trailer: reference('vehicle'),
    driver: reference('driver'),
    driverPhoneNumber: text({ format: 'phone', maxLength: 20, takes: ['driver.phoneNumber'] }),
    /** Chosen by the driver at the kiosk or on the phone. */
    driverLanguage: enumeration(driverLanguage),
    carrier: reference('carrier', { takes: ['driver.carrier'] }),
    // Each of the three firms has two indexes. A search for a firm's name finds its newest dispositions by `index`. The timeline of
    // a firm finds them by the pair of the firm and `date` in `indexes`.
    forwarder: reference('counterparty', {
      index: true,
      where: 'isForwarder',
      takes: ['order.forwarder', 'weighingStation.forwarder'],
    }),
    customer: reference('counterparty', { index: true, takes: ['order.customer'] }),
    vendor: reference('counterparty', { index: true, where: 'isVendor', takes: ['order.vendor'] }),
    order: reference('deliveryOrder'),
    /** The previous disposition of the same vehicle: its last weight is the first weight of this one. */
    weighedAfter: reference('disposition', { shows: ['state'] }),
    product: reference('product', { takes: ['order.product', 'weighingStation.product'] }),
    assortment: reference('assortment', { takes: ['weighingStation.assortment'] }),
    schemeOfCargo: reference('schemeOfCargo', {
      shows: ['disableControlOnScales'],
      takes: ['order.schemeOfCargo', 'weighingStation.schemeOfCargo'],
    }),
    warehouse: reference('warehouse', {
      takes: ['order.warehouse', 'schemeOfCargo.defaultWarehouse', 'weighingStation.warehouse'],
    }),
    /** Where the goods really are, if not in `warehouse`; goods that are moved go from `warehouse` to it. */
    actualWarehouse: reference('warehouse'),
    box: reference('box'),
    mine: reference('mine'),
    position: reference('position', { takes: ['order.position'] }),
    ship: reference('ship', { takes: ['order.ship', 'weighingStation.ship'] }),
    /** Two scales on which it may be weighed besides those of its station. */
    scale: reference('scale'),
    scaleTwo: reference('scale'),
    customsGoods: enumeration(customsGoods),
    /** The number (MRN) of the customs release of goods from outside the EU. */
    customsRelease: text({ maxLength: 40 }),
    researchResult: enumeration(researchResult),
    productCondition: text({ maxLength: 255 }),
    /** When it is expected; `arrivedAt` is when it came. */
    arrivalDate: datetime(),
    queuePriority: enumeration(queuePriority, { default: 'Normal' }),
    /** Whether the tare may be weighed again while a gross is expected. */
    allowRetaring: boolean({ default: false }),
    gmpCheck: boolean({ default: false }),
    /** Its fields for goods and parties are locked. */
    ratified: boolean({ default: false }),
    /** It is not weighed any more. */
    closed: boolean({ default: false }),
    comment: text({ multiline: true }),
    /** The previous cargoes of the load space, the latest first; used by the GMP check. */
    previousCargoes: rows({
      cargo: text({ required: true }),
      cleaning: enumeration(cargoCleaning, { required: true }),
    }),
    /** How often the vehicle comes for it. */
    numberOfWeighing: integer({ min: 0, max: mostRounds, default: 1 }),
    /** How many of its weighings are done. */
    numberOfWeighted: integer({ default: 0, readOnly: true }),
    /** The record of its `state`, with a name and a colour for the screen. */
    status: reference('dispositionStatus', { readOnly: true, shows: ['color'] }),
    /** How far the visit is. `carsQueueStatus` is its step in the queue. */
    state: enumeration(dispositionState, { default: 'OnTheWay', readOnly: true }),
    /** Empty for a vehicle that does not queue, until it has left. */
    carsQueueStatus: enumeration(carsQueueStatus, { readOnly: true }),
    arrivedAt: datetime({ readOnly: true }),
    punctuality: enumeration(punctuality, { readOnly: true }),
    /** Why an operator holds it back in the queue; empty if it is not held. */
    holdReason: text({ maxLength: 255, readOnly: true }),
    noShows: integer({ default: 0, readOnly: true }),
    entryAllowedAt: datetime({ readOnly: true }),
    leaveParkingUntil: datetime({ readOnly: true }),
    beginWeighting: datetime({ readOnly: true }),
    endWeighting: datetime({ readOnly: true }),
    exitedAt: datetime({ readOnly: true, index: true }),
    brutto: tonnes({ readOnly: true }),
    tare: tonnes({ readOnly: true }),
    netto: tonnes({ readOnly: true }),
    /** The net on the documents; `netto` is the weighed one. */
    nettoRegistered: tonnes({ min: '0' }),
    /** The station's prefix and the driver's ticket, as a scanner reads them. */
    barCode: text({ maxLength: 40, readOnly: true, index: true }),
    driverTicket: text({ maxLength: 20, readOnly: true, unique: true }),
    /** The ticket from the gate of the parking. */
    entryTicket: text({ maxLength: 20, readOnly: true }),
  },
});
