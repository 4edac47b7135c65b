import { defineEnum, type EnumValue } from '../kernel/enumeration.ts';

export const scaleType = defineEnum('scaleType', [
  'Gross',
  'Tara',
  'GrossAndTara',
  'Bunker',
  'WithoutWeighing',
]);
export const scaleProtocolType = defineEnum('scaleProtocolType', [
  'Mechanical',
  'IoT',
  'TCP/IP',
  'Modbus',
  'COM',
  'S7',
]);
export const scaleParser = defineEnum('scaleParser', [
  'ToledoSimple',
  'ToledoSimpleTwice',
  'ToledoModbus',
  'IT4000E',
  'ToledoContinuous',
]);
export type ScaleParser = EnumValue<typeof scaleParser>;
export const typeOfDocument = defineEnum('typeOfDocument', ['Automobile', 'Railway', 'Water', 'Internal']);
export const typeOfOperation = defineEnum('typeOfOperation', [
  'Shipment',
  'Receipt',
  'Reweighing',
  'DirectVariantShipment',
  'DirectVariantReceipt',
  'Resigning',
  'Relocation',
]);
export const s7ValueType = defineEnum('s7ValueType', ['real', 'bool']);
export const signalType = defineEnum('signalType', ['Constant', 'Pulse']);
/** How far the weighing of one truck or ship has come, as the weighing screens tell it. */
export const weighingState = defineEnum('weighingState', [
  'notWeighting',
  'beginWeighting',
  'stopWeighting',
  'endWeighting',
]);
