import { catalog } from '../kernel/declaration.ts';
import { boolean, enumeration, integer, rows, text } from '../kernel/field.ts';
import { largestPort } from '../kernel/largestPort.ts';
import { s7ValueType, scaleParser, scaleProtocolType, serialFrame } from './enums.ts';

/** How scales of one make are queried, and how their answers are parsed. */
export const scaleProtocol = catalog('scaleProtocol', {
  module: 'weighing',
  path: 'scale_protocols',
  access: { read: ['operator'], modify: [] },
  fields: {
    name: text({ required: true }),
    type: enumeration(scaleProtocolType, { default: 'TCP/IP' }),
    /** `server` and `port` are used if the scale itself has no address or port. */
    server: text(),
    port: integer({ min: 0, max: largestPort }),
    /** The specification names this field; no driver reads it. */
    api: text(),
    /** The text that asks an indicator for its weight; line ends are written as `\r\n`. Empty: the usual one of its parser. */
    command: text({ verbatim: true }),
    /** For Modbus: the first holding register that is read. */
    register: integer({ min: 0 }),
    serialPort: text(),
    baudRate: integer({ min: 300, max: 921_600, default: 9600 }),
    serialFrame: enumeration(serialFrame, { default: '8N1' }),
    /** Slot 2 is for an S7-300 or S7-400, slot 1 for an S7-1200 or S7-1500. */
    rack: integer({ min: 0, max: 7, default: 0 }),
    slot: integer({ min: 0, max: 31, default: 2 }),
    parserType: enumeration(scaleParser, { default: 'ToledoSimple' }),
    /** The values that an S7 controller is asked for: `register` is the address of each, and `key` is its meaning. */
    configS7: rows({
      index: integer(),
      key: text({ required: true, maxLength: 40 }),
      server: text(),
      valueType: enumeration(s7ValueType, { default: 'real' }),
      register: text({ maxLength: 40 }),
      active: boolean({ default: true }),
    }),
  },
});
