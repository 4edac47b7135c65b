import { document } from '../kernel/declaration.ts';
import { boolean, datetime, enumeration, integer, reference, rows, text, tonnes } from '../kernel/field.ts';
import { pictureState, typeOfDocument, typeOfOperation } from './enums.ts';
import { weighingWarning } from './weighingWarning.ts';

/** The ticket of a weighing: what was on the scale, empty and loaded, and where each weight came from. */
export const weighingRecord = document('weighingRecord', {
  module: 'weighing',
  path: 'weighing_records',
  prefix: 'LP',
  writtenBy: 'workflow',
  access: { read: ['operator', 'sales', 'forwarder'], modify: ['operator'] },
  belongsTo: ['forwarder', 'customer', 'vendor'],
  search: ['numberStr', 'barCode', 'carNumber', 'trainNumber'],
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
  indexes: [['disposition'], ['shipPlanning']],
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
    /** The plan of the ship that the weighing counts for. */
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
    /** Which of the vehicle's comings for this disposition it is. */
    round: integer({ min: 1, default: 1 }),
    /** As they stood when the truck was weighed: a plate or a paper that changes later changes no weighing. */
    carNumber: text({ maxLength: 20 }),
    idCard: text({ maxLength: 30 }),
    ticketNumber: text({ maxLength: 20 }),
    /** Of its card: there is one where the scale has a prefix. */
    barCode: text({ maxLength: 60, readOnly: true }),
    /** What it was recorded in spite of, and who said so. */
    warnings: rows({
      warning: enumeration(weighingWarning, { required: true }),
      found: tonnes(),
      allowed: tonnes(),
      acceptedBy: reference('user'),
      acceptedAt: datetime(),
    }),
    /** One row for each weight taken, with the accepted weight it came from. */
    weighings: rows({
      kind: text({ required: true, maxLength: 10 }),
      weight: tonnes({ required: true }),
      scale: reference('scale'),
      /** Unique among all weighings: an accepted weight is used once. */
      captureId: text({ maxLength: 36, unique: true }),
      takenAt: datetime(),
      recordedBy: reference('user'),
    }),
    /** One row for each camera asked when a weight was recorded; one that was away says so. */
    pictures: rows({
      captureId: text({ maxLength: 36 }),
      scale: reference('scale'),
      camera: text({ maxLength: 200 }),
      takenAt: datetime(),
      pictureState: enumeration(pictureState, { default: 'Waiting' }),
      problem: text({ maxLength: 200 }),
      picture: reference('file'),
    }),
  },
});
