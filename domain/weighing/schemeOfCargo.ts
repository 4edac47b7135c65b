import { catalog } from '../kernel/declaration.ts';
import { boolean, enumeration, reference, text } from '../kernel/field.ts';
import { typeOfDocument, typeOfOperation } from './enums.ts';

/** The kind of operation for a cargo, and the checks that it does not need. */
export const schemeOfCargo = catalog('schemeOfCargo', {
  module: 'weighing',
  path: 'scheme_of_cargo',
  access: { read: ['operator', 'sales', 'forwarder'], modify: ['operator'] },
  fields: {
    name: text({ required: true }),
    typeOfOperation: enumeration(typeOfOperation, { default: 'Shipment' }),
    typeOfDocument: enumeration(typeOfDocument, { default: 'Automobile' }),
    disableControlInDispositions: boolean({ default: false }),
    disableControlOnScales: boolean({ default: false }),
    returnToWarehouse: boolean({ default: false }),
    reverseOperation: boolean({ default: false }),
    ship: boolean({ default: false }),
    moving: boolean({ default: false }),
    vehicle: boolean({ default: false }),
    defaultWarehouse: reference('warehouse'),
  },
});
