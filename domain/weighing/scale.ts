import { catalog } from '../kernel/declaration.ts';
import { boolean, decimal, enumeration, integer, reference, text, tonnes } from '../kernel/field.ts';
import { largestPort } from '../kernel/largestPort.ts';
import { scaleType, signalType, typeOfDocument } from './enums.ts';

/** A scale: its address, its protocol and the rules for accepting its weights. */
export const scale = catalog('scale', {
  module: 'weighing',
  path: 'scales',
  access: { read: ['operator'], modify: [] },
  constraints: [
    { field: 'gatewayPassword', rule: 'writtenAgainWith', fields: ['gatewayServer', 'gatewayPort'] },
    {
      field: 'videoRecorderPassword',
      rule: 'writtenAgainWith',
      fields: ['videoRecorderServer', 'videoRecorderPort'],
    },
  ],
  search: ['name', 'code'],
  list: ['name', 'code', 'scalesType', 'typeOfDocument', 'weighingStation', 'scaleProtocol', 'address'],
  fields: {
    name: text({ required: true }),
    code: text({ maxLength: 20, unique: true }),
    /** With a prefix, a weighing record whose last weight is of this scale gets a bar code: this prefix and its own number. */
    barCodePrefix: text({ maxLength: 10 }),
    scalesNumber: integer({ min: 0 }),
    scalesVersion: text({ maxLength: 40 }),
    address: text(),
    port: integer({ min: 0, max: largestPort }),
    scalesType: enumeration(scaleType, { default: 'WithoutWeighing' }),
    typeOfDocument: enumeration(typeOfDocument, { default: 'Automobile' }),
    weighingStation: reference('weighingStation'),
    scaleAgent: reference('scaleAgent'),
    /** How many tonnes one unit of its indicator is; 0.001 if it shows kilograms. */
    factor: decimal({ scale: 6, default: '0.001000' }),
    /** How far the readings of a load at rest may differ. */
    deviation: tonnes({ min: '0', default: '0.020' }),
    /** Smaller weights are not accepted. */
    minimumWeight: tonnes({ min: '0', default: '0.400' }),
    /** The largest weight it can measure; larger ones are not recorded. Empty: unknown. */
    maximumWeight: tonnes({ min: '0' }),
    /** Whether the weight comes from a gateway (an MQTT broker or a web server) instead of the scale's own address. */
    iot: boolean({ default: false }),
    gatewayServer: text(),
    gatewayPort: integer({ min: 0, max: largestPort }),
    gatewayLogin: text(),
    gatewayPassword: text({ secret: true }),
    gatewayResource: text(),
    useVideoRecorder: boolean({ default: false }),
    videoRecorderUser: text(),
    videoRecorderPassword: text({ secret: true }),
    /** One host or several, separated by commas; each is asked for a picture at the path `videoRecorderRequest`. */
    videoRecorderServer: text(),
    videoRecorderPort: integer({ min: 0, max: largestPort }),
    videoRecorderRequest: text(),
    /** Stored and not used: pictures are files of the weighing record. */
    videoRecorderPathToFile: text(),
    scaleProtocol: reference('scaleProtocol'),
    useTrafficLight: boolean({ default: false }),
    /** The controller of the light. The three fields after it name its outputs for `ok`, `minus` and `plus` of `lightSignal`. */
    trafficLightConnection: text(),
    trafficLightOk: text(),
    trafficLightMinus: text(),
    trafficLightPlus: text(),
    trafficLightSignalType: enumeration(signalType, { default: 'Constant' }),
    /** Whether the telegrams of the scale are recorded, for people who look for a fault. */
    loggingOn: boolean({ default: false }),
  },
});
