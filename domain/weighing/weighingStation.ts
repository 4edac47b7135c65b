import { catalog } from '../kernel/declaration.ts';
import { boolean, enumeration, integer, reference, text, tonnes, translated } from '../kernel/field.ts';
import { scaleType, typeOfDocument } from './enums.ts';

/** A station with a queue and a scale for trucks, with its rules and its limits. */
export const weighingStation = catalog('weighingStation', {
  module: 'weighing',
  path: 'weighing_stations',
  access: { read: ['operator', 'sales', 'forwarder'], modify: ['operator'] },
  search: ['name', 'code'],
  list: [
    'name',
    'code',
    'typeOfDocument',
    'scalesType',
    'queueOn',
    'carsBufferTerminal',
    'carsBufferParking',
    'minutesCarService',
  ],
  fields: {
    name: text({ required: true }),
    lang: translated(),
    code: text({ maxLength: 20, unique: true }),
    typeOfDocument: enumeration(typeOfDocument, { default: 'Automobile' }),
    scalesType: enumeration(scaleType, { default: 'GrossAndTara' }),
    barCodePrefix: text({ maxLength: 10 }),
    /** Whether the notes of a vehicle are confirmed by themselves after its last weighing. */
    automaticWeightingEnd: boolean({ default: false }),
    /** The prefix in the numbers of its dispositions; `AAA`, the default of the specification, means none. */
    prefix: text({ maxLength: 10, default: 'AAA' }),
    /** Whether a vehicle is weighed only after its GMP check. */
    gmp: boolean({ default: false }),
    /** Whether the cargo must have a laboratory test. */
    useResearch: boolean({ default: false }),
    /** Whether a disposition without an order takes the matching open order. */
    isOpenSubOrders: boolean({ default: false }),
    /** Whether its weights are not sent to receivers outside. */
    nonOracleLoad: boolean({ default: false }),
    forwarder: reference('counterparty', { where: 'isForwarder' }),
    controlCompany: reference('counterparty'),
    owner: reference('counterparty'),
    assortment: reference('assortment'),
    base: text(),
    product: reference('product'),
    ship: reference('ship'),
    warehouse: reference('warehouse'),
    box: reference('box'),
    schemeOfCargo: reference('schemeOfCargo'),
    /** How far the net may differ from the declared one without a warning. */
    maxDecrease: tonnes({ min: '0' }),
    /** `QueueSettings` explains these three. */
    carsBufferTerminal: integer({ min: 0, default: 4 }),
    carsBufferParking: integer({ min: 0, default: 6 }),
    minutesCarService: integer({ min: 1, default: 3 }),
    queueOn: boolean({ default: false }),
    /** Stations of one yard share its places. */
    yard: reference('yard'),
    /** How many minutes before and after its planned arrival a truck is still in its window. */
    minutesEarly: integer({ min: 0, default: 60 }),
    minutesLate: integer({ min: 0, default: 60 }),
    /** How many minutes after its deadline to leave the parking a called truck counts as a no-show; 0: never. */
    noShowMinutes: integer({ min: 0, default: 30 }),
    /** How often a no-show goes back into the queue before it is removed. */
    noShowReturns: integer({ min: 0, default: 1 }),
  },
});
