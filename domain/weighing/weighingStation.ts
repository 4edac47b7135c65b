import { catalog } from '../kernel/declaration.ts';
import { boolean, enumeration, integer, reference, text, tonnes, translated } from '../kernel/field.ts';
import { mostPlaces } from '../terminal/queue.rules.ts';
import { scaleType, typeOfDocument } from './enums.ts';

/** The minutes of a week. */
const mostMinutes = 10_080;

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
    /** Whether the notes of a vehicle are confirmed automatically after its last weighing. */
    automaticWeightingEnd: boolean({ default: false }),
    /** The prefix in the numbers of its dispositions; `AAA`, the default of the specification, means none. */
    prefix: text({ maxLength: 10, default: 'AAA' }),
    /** Whether a vehicle is weighed only after its GMP check (Good Manufacturing Practice). */
    gmp: boolean({ default: false }),
    /** Whether the cargo must have a laboratory test. */
    useResearch: boolean({ default: false }),
    /** Whether a disposition without an order takes the matching open order. */
    isOpenSubOrders: boolean({ default: false }),
    /** If true, its weights are not sent to external receivers. */
    nonOracleLoad: boolean({ default: false }),
    /**
     * A new disposition for which nobody has given a forwarder, assortment, product, ship, warehouse, box or scheme of cargo takes
     * them from its order, otherwise from its station (a warehouse from its scheme before its station): `takenOver` in
     * terminal/dispositionDefaults.rules.ts. The other fields between here and `schemeOfCargo` are not taken.
     */
    forwarder: reference('counterparty', { where: 'isForwarder' }),
    /** The users of this firm see the dispositions of the station. */
    controlCompany: reference('counterparty'),
    /** The owner of all goods that are weighed here; empty if it is the customer or the vendor. */
    owner: reference('counterparty'),
    assortment: reference('assortment'),
    base: text(),
    product: reference('product'),
    ship: reference('ship'),
    warehouse: reference('warehouse'),
    box: reference('box'),
    schemeOfCargo: reference('schemeOfCargo'),
    /** How far the net weight may be above or below the declared one without a warning. */
    maxDecrease: tonnes({ min: '0' }),
    /** The next three are explained at `QueueSettings` (terminal/queue.rules.ts). */
    carsBufferTerminal: integer({ min: 0, max: mostPlaces, default: 4 }),
    carsBufferParking: integer({ min: 0, max: mostPlaces, default: 6 }),
    minutesCarService: integer({ min: 1, max: mostMinutes, default: 3 }),
    /** Whether trucks stand in a queue for it. */
    queueOn: boolean({ default: false }),
    /** Stations of one yard share its places. */
    yard: reference('yard'),
    /** A truck may come so many minutes before and so many after its planned arrival. */
    minutesEarly: integer({ min: 0, max: mostMinutes, default: 60 }),
    minutesLate: integer({ min: 0, max: mostMinutes, default: 60 }),
    /** A called truck that is still on the parking so many minutes after it should have left is a no-show; 0 switches this off. */
    noShowMinutes: integer({ min: 0, max: mostMinutes, default: 30 }),
    /** How many times a no-show goes back into the queue; the next time the truck is removed. */
    noShowReturns: integer({ min: 0, max: 100, default: 1 }),
  },
});
