import { defineEnum, type EnumValue } from '../kernel/enumeration.ts';

/**
 * The weights that a scale takes of a vehicle. `Bunker`: it weighs the cargo itself, in batches. `WithoutWeighing`: none; the net
 * weight is declared in the papers.
 */
export const scaleType = defineEnum('scaleType', [
  'Gross',
  'Tara',
  'GrossAndTara',
  'Bunker',
  'WithoutWeighing',
]);
/** How a scale is read. `Mechanical`: not at all, because a person reads it and types the weight. */
export const scaleProtocolType = defineEnum('scaleProtocolType', [
  'Mechanical',
  'IoT',
  'TCP/IP',
  'Modbus',
  'COM',
  'S7',
]);
/** The formats of an indicator's telegrams: each has a parser in `scale-agent/parsers`. */
export const scaleParser = defineEnum('scaleParser', [
  'ToledoSimple',
  'ToledoSimpleTwice',
  'ToledoModbus',
  'IT4000E',
  'ToledoContinuous',
]);
export type ScaleParser = EnumValue<typeof scaleParser>;
/** The kind of vehicle that is weighed: a truck, a wagon, a ship, or the terminal's own vehicle. */
export const typeOfDocument = defineEnum('typeOfDocument', ['Automobile', 'Railway', 'Water', 'Internal']);
/** What is done with the goods; `operations` in `operations.rules.ts` says what each value means. */
export const typeOfOperation = defineEnum('typeOfOperation', [
  'Shipment',
  'Receipt',
  'Reweighing',
  'DirectVariantShipment',
  'DirectVariantReceipt',
  'Resigning',
  'Relocation',
]);
/** Data bits, parity and stop bits of a serial line. */
export const serialFrame = defineEnum('serialFrame', ['8N1', '8E1', '8O1', '7E1', '7O1', '7N2']);
/** The origin of a weight in the memory: the scale, a person's input, or the sum of a bunker's batches. */
export const weightOrigin = defineEnum('weightOrigin', ['Measured', 'Typed', 'BatchTotal']);
/** The state of a picture of a weighing. `Missing`: the camera gave none. */
export const pictureState = defineEnum('pictureState', ['Waiting', 'Stored', 'Missing']);
/** The state of a weighing on its way to a receiver. `Taken`: accepted; `GivenUp`: the receiver did not answer for too long. */
export const sendingState = defineEnum('sendingState', ['Waiting', 'Taken', 'Refused', 'GivenUp']);
/** The type of a value that an S7 controller is asked for: a floating-point number or a bit. */
export const s7ValueType = defineEnum('s7ValueType', ['real', 'bool']);
/** How the outputs of a traffic light are switched: on for as long as the signal is shown, or for a moment at each change. */
export const signalType = defineEnum('signalType', ['Constant', 'Pulse']);
/** How far the unloading of a ship is: no run yet, a run is open, all runs have ended but more may come, or finished. */
export const weighingState = defineEnum('weighingState', [
  'notWeighting',
  'beginWeighting',
  'stopWeighting',
  'endWeighting',
]);
