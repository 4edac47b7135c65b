import { catalog } from '../kernel/declaration.ts';
import { boolean, decimal, reference, text, translated } from '../kernel/field.ts';

/** A unit of quantities. */
export const unitOfMeasure = catalog('unitOfMeasure', {
  module: 'goods',
  path: 'units_of_measure',
  access: { read: ['operator', 'sales', 'forwarder'], modify: ['sales'] },
  search: ['name', 'code'],
  fields: {
    name: text({ required: true }),
    code: text({ required: true, maxLength: 10, unique: true }),
    /** One of this unit equals `factor` of `inUnit`: a tonne is 1000 kilograms. Conversions of one product are in its record. */
    inUnit: reference('unitOfMeasure'),
    factor: decimal({ scale: 6, min: '0.000001', trimmed: true }),
    /** Whether pieces are counted, whatever their size. If not, the length and height of an order's line give its quantity. */
    countsPieces: boolean({ default: false }),
    lang: translated(),
  },
});
