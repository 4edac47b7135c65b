import { catalog } from '../kernel/declaration.ts';
import { boolean, enumeration, integer, text } from '../kernel/field.ts';
import { largestPort } from '../kernel/largestPort.ts';
import { pageOrientation } from './enums.ts';

/** A desk or a gate with its computer, printers and paper. */
export const workingPlace = catalog('workingPlace', {
  module: 'platform',
  path: 'working_places',
  access: { read: ['operator', 'sales'], modify: ['operator'] },
  // Who changes the address of the card terminal must type its password again. Otherwise somebody who does not know the password
  // could have it sent to an address of their own.
  constraints: [{ field: 'cardTerminalPassword', rule: 'writtenAgainWith', fields: ['cardTerminal'] }],
  search: ['name', 'code', 'computerName'],
  fields: {
    code: text({ maxLength: 20, unique: true }),
    name: text({ required: true }),
    /** Whether the computer shows only the screen `desktopName`. */
    desktopMode: boolean({ default: false }),
    /** The screen that opens after sign-in. */
    desktopName: text({ format: 'screen' }),
    computerName: text(),
    /** The specification names it without a meaning, so nothing here follows from it. */
    control: boolean({ default: false }),
    /** The port of the printer. */
    networkPort: integer({ min: 0, max: largestPort }),
    numberOfCopies: integer({ min: 1, max: 100, default: 1 }),
    orientation: enumeration(pageOrientation, { default: 'portrait' }),
    pageSize: text({ maxLength: 20 }),
    /** Whether each person may have only one session here: a new sign-in ends the others. */
    desibleWorkingInSeveralSessions: boolean({ default: false }),
    /** Whether people here may announce railway traffic. */
    raisingRailwayDisposition: boolean({ default: false }),
    isRollPrinter: boolean({ default: false }),
    /** The id of the browser that is used here. */
    clientIdSerial: text(),
    printerName: text(),
    /** Host and port of the card terminal beside it, as `10.0.0.7:20007`. */
    cardTerminal: text({ maxLength: 100 }),
    cardTerminalPassword: text({ secret: true }),
    /** Whether drivers must show a document before they check in. */
    scansDocuments: boolean({ default: false }),
  },
});
