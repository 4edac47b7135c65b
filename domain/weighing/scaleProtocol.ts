import { catalog } from '../kernel/declaration.ts';
import { boolean, enumeration, integer, rows, text } from '../kernel/field.ts';
import { s7ValueType, scaleParser, scaleProtocolType } from './enums.ts';

/** How scales of one make are asked, and how their answers are read. */
export const scaleProtocol = catalog('scaleProtocol', {
  module: 'weighing',
  path: 'scale_protocols',
  access: { read: ['operator'], modify: [] },
  fields: {
    name: text({ required: true }),
    type: enumeration(scaleProtocolType, { default: 'TCP/IP' }),
    server: text(),
    port: integer({ min: 0 }),
    api: text(),
    command: text(),
    register: integer({ min: 0 }),
    serialPort: text(),
    parserType: enumeration(scaleParser, { default: 'ToledoSimple' }),
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
