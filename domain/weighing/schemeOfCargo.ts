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
    /** See `controlDisposition`. */
    disableControlInDispositions: boolean({ default: false }),
    /** Whether a truck is weighed before it is called; see `whyNotWeighed`. */
    disableControlOnScales: boolean({ default: false }),
    /** `SchemeFlags` explains this one, `reverseOperation` and `moving`. */
    returnToWarehouse: boolean({ default: false }),
    reverseOperation: boolean({ default: false }),
    /** Whether a disposition must name a ship; `vehicle` is the same for a vehicle. */
    ship: boolean({ default: false }),
    moving: boolean({ default: false }),
    vehicle: boolean({ default: false }),
    defaultWarehouse: reference('warehouse'),
  },
});
