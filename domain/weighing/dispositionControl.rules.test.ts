import { describe, expect, it } from 'vitest';
import { noScheme } from './operations.rules.ts';
import { controlDisposition, operationFor, type ControlledDisposition } from './dispositionControl.rules.ts';

const plainScheme = { ...noScheme, ship: false, vehicle: false, disableControlInDispositions: false };
const openOrder = { state: 'Ongoing', validFrom: null, validTo: null };
const disposition = (some: Partial<ControlledDisposition> = {}): ControlledDisposition => ({
  type: 'Loading',
  typeOfOperation: 'Shipment',
  hasShip: false,
  hasVehicle: true,
  gmpCheck: false,
  previousCargoes: 0,
  day: '2026-11-21',
  scheme: null,
  order: null,
  ...some,
});
const codes = (some: Partial<ControlledDisposition>) =>
  controlDisposition(disposition(some)).map(({ field, code }) => `${field} ${code}`);

describe('the control of a disposition', () => {
  it.each<[string, Partial<ControlledDisposition>, string[]]>([
    ['lets a shipment be loaded', {}, []],
    ['lets no shipment be unloaded', { type: 'Unloading' }, ['typeOfOperation operation_unfit']],
    ['lets a relocation be both', { typeOfOperation: 'Relocation', type: 'Unloading' }, []],
    ['lets a reversed shipment be unloaded', { type: 'Unloading', scheme: { ...plainScheme, reverseOperation: true } }, []],
    ['wants the ship that its scheme is about', { scheme: { ...plainScheme, ship: true } }, ['ship required']],
    ['wants the vehicle that its scheme is about', { hasVehicle: false, scheme: { ...plainScheme, vehicle: true } }, ['vehicle required']],
    ['lets nothing go for an order that is closed', { order: { ...openOrder, state: 'Closed' } }, ['order order_not_open']],
    ['lets nothing go for an order that is cancelled', { order: { ...openOrder, state: 'Canceled' } }, ['order order_not_open']],
    ['lets nothing go before the order is valid', { order: { ...openOrder, validFrom: '2026-11-22' } }, ['order order_not_valid']],
    ['lets nothing go after the order was valid', { order: { ...openOrder, validTo: '2026-11-20' } }, ['order order_not_valid']],
    ['lets everything go on its first and last day', { order: { ...openOrder, validFrom: '2026-11-21', validTo: '2026-11-21' } }, []],
    ['wants three previous cargoes with a GMP check', { gmpCheck: true, previousCargoes: 2 }, ['previousCargoes previous_cargoes_missing']],
    ['is content with three of them', { gmpCheck: true, previousCargoes: 3 }, []],
    ['is spared where the scheme says so', { type: 'Unloading', order: { ...openOrder, state: 'Closed' }, scheme: { ...plainScheme, ship: true, disableControlInDispositions: true } }, []],
    ['of GMP is never spared', { gmpCheck: true, scheme: { ...plainScheme, disableControlInDispositions: true } }, ['previousCargoes previous_cargoes_missing']],
  ])('%s', (_rule, some, errors) => expect(codes(some)).toEqual(errors)); // prettier-ignore
});

describe('the operation of a disposition that names none', () => {
  it.each([
    ['is that of its scheme', 'Loading', ['Relocation', 'Shipment'], 'Relocation'],
    ['is that of its order where the scheme’s does not fit', 'Unloading', ['Shipment', 'DirectVariantReceipt'], 'DirectVariantReceipt'],
    ['is a shipment when the vehicle is loaded', 'Loading', [null, undefined], 'Shipment'],
    ['is a receipt when it is unloaded', 'Unloading', ['Shipment'], 'Receipt'],
  ] as const)('%s', (_rule, type, offered, operation) => expect(operationFor(type, offered)).toBe(operation)); // prettier-ignore
});
