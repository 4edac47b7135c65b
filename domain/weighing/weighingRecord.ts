import { document } from '../kernel/declaration.ts';
import { boolean, datetime, enumeration, integer, reference, rows, text, tonnes } from '../kernel/field.ts';
import { pictureState, typeOfDocument, typeOfOperation } from './enums.ts';
import { weighingWarning } from './weighingWarning.ts';
import { byDisposition, byTruck } from '../terminal/truckSearch.ts';

/** The ticket of a weighing: the empty, the loaded and the net weight, each with its scale, its time and who recorded it. */
export const weighingRecord = document('weighingRecord', {
  module: 'weighing',
  path: 'weighing_records',
  prefix: 'LP',
  writtenBy: 'workflow',
  access: { read: ['operator', 'sales', 'forwarder'], modify: ['operator'] },
  belongsTo: ['forwarder', 'customer', 'vendor'],
  search: ['numberStr', 'barCode', 'carNumber', 'trainNumber', ...byTruck, ...byDisposition],
  list: [
    'numberStr',
    'date',
    'disposition',
    'vehicle',
    'product',
    'brutto',
    'tare',
    'netto',
    'customer',
    'approved',
  ],
  // Shift reports filter by the hour in which the net was known.
  indexes: [['disposition'], ['shipPlanning'], ['nettoTime']],
  fields: {
    typeOfDocument: enumeration(typeOfDocument, { default: 'Automobile' }),
    typeOfOperation: enumeration(typeOfOperation, { default: 'Shipment' }),
    schemeOfCargo: reference('schemeOfCargo'),
    disposition: reference('disposition'),
    vehicle: reference('vehicle'),
    trailer: reference('vehicle'),
    driver: reference('driver'),
    customer: reference('counterparty'),
    vendor: reference('counterparty', { where: 'isVendor' }),
    forwarder: reference('counterparty', { where: 'isForwarder' }),
    mine: reference('mine'),
    position: reference('position'),
    ship: reference('ship'),
    /** The ship plan to which the weighing counts. */
    shipPlanning: reference('shipPlanning'),
    warehouse: reference('warehouse'),
    box: reference('box'),
    product: reference('product'),
    brutto: tonnes(),
    tare: tonnes(),
    netto: tonnes(),
    scaleBrutto: reference('scale'),
    scaleTare: reference('scale'),
    scaleNetto: reference('scale'),
    bruttoTime: datetime(),
    tareTime: datetime(),
    nettoTime: datetime(),
    bruttoAuthor: reference('user'),
    tareAuthor: reference('user'),
    nettoAuthor: reference('user'),
    approved: boolean({ default: false }),
    approvedAuthor: reference('user'),
    approvedDate: datetime(),
    cancelWeighting: boolean({ default: false }),
    cancelReason: text(),
    trainNumber: text({ maxLength: 40 }),
    /** The number of the vehicle's round for this disposition. */
    round: integer({ min: 1, default: 1 }),
    // Copied: the plate of the vehicle, the number of the driver's document, and the driver's ticket. Once the record is approved,
    // a later change of the vehicle, the driver or the disposition does not change these three.
    carNumber: text({ maxLength: 20 }),
    idCard: text({ maxLength: 30 }),
    ticketNumber: text({ maxLength: 20 }),
    /** The bar code: the prefix of the scale of the last weighing, and the number of this record; empty without a prefix. */
    barCode: text({ maxLength: 60, readOnly: true }),
    /** The warnings that were accepted, and by whom. */
    warnings: rows({
      warning: enumeration(weighingWarning, { required: true }),
      found: tonnes(),
      allowed: tonnes(),
      acceptedBy: reference('user'),
      acceptedAt: datetime(),
    }),
    /** One row for each recorded weight, with the accepted weight it came from. */
    weighings: rows({
      /** `tare`, `gross` or `net` (`WeighingKind`). */
      kind: text({ required: true, maxLength: 10 }),
      weight: tonnes({ required: true }),
      scale: reference('scale'),
      /** Unique among all weighings: an accepted weight can be recorded only once. */
      captureId: text({ maxLength: 36, unique: true }),
      takenAt: datetime(),
      recordedBy: reference('user'),
    }),
    /** One row for each camera that was asked when a weight was recorded, also for one that did not answer. */
    pictures: rows({
      captureId: text({ maxLength: 36 }),
      scale: reference('scale'),
      camera: text({ maxLength: 200 }),
      takenAt: datetime(),
      pictureState: enumeration(pictureState, { default: 'Waiting' }),
      problem: text({ maxLength: 200, cut: true }),
      picture: reference('file'),
    }),
  },
});
