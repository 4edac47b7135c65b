import { catalog } from '../kernel/declaration.ts';
import { boolean, decimal, reference, text, translated } from '../kernel/field.ts';

/** What quantities are counted in. */
export const unitOfMeasure = catalog('unitOfMeasure', {
  module: 'goods',
  path: 'units_of_measure',
  access: { read: ['operator', 'sales', 'forwarder'], modify: ['sales'] },
  search: ['name', 'code'],
  fields: {
    name: text({ required: true }),
    code: text({ required: true, maxLength: 10, unique: true }),
    /** One of this unit is `factor` of that one: a tonne is 1000 kilograms. Of products alone says the product. */
    inUnit: reference('unitOfMeasure'),
    factor: decimal({ scale: 6, min: '0.000001', trimmed: true }),
    /** Pieces are counted, whatever their size; otherwise the length and height of an order's line give its quantity. */
    countsPieces: boolean({ default: false }),
    lang: translated(),
  },
});
