import { catalog } from '../kernel/declaration.ts';
import { boolean, date, decimal, enumeration, money, reference, rows, text } from '../kernel/field.ts';
import { bomStatus } from './enums.ts';

/** What goes into a product, which work it takes and what comes out. */
export const bom = catalog('bom', {
  module: 'goods',
  path: 'bom',
  access: { read: ['operator', 'sales'], modify: ['sales'] },
  search: ['name', 'code'],
  list: ['name', 'code', 'status', 'activeFrom', 'activeTo', 'quantity', 'unitOfMeasure'],
  indexes: [['status', 'name']],
  constraints: [{ field: 'activeFrom', rule: 'notAfterField', other: 'activeTo' }],
  fields: {
    name: text({ required: true }),
    code: text({ maxLength: 40 }),
    status: enumeration(bomStatus, { default: 'draft' }),
    activeFrom: date(),
    activeTo: date(),
    quantity: decimal({ min: '0', scale: 3, default: '1.000' }),
    unitOfMeasure: reference('unitOfMeasure'),
    labor: rows({
      description: text({ required: true }),
      hours: decimal({ min: '0', scale: 2 }),
      price: money({ min: '0' }),
    }),
    materials: rows({
      product: reference('product', { required: true }),
      quantity: decimal({ min: '0', scale: 3 }),
      unitOfMeasure: reference('unitOfMeasure'),
      /** Of one unit, where the material is bought. Without it the material costs what its own bill comes to. */
      price: money({ min: '0', startsEmpty: true }),
    }),
    operations: rows({
      name: text({ required: true }),
      description: text({ multiline: true }),
      hours: decimal({ min: '0', scale: 2 }),
      /** Of one hour. */
      price: money({ min: '0' }),
      /** Done once, however much is made: setting up a machine. */
      once: boolean({ default: false }),
    }),
    products: rows({
      product: reference('product', { required: true }),
      quantity: decimal({ min: '0', scale: 3 }),
      unitOfMeasure: reference('unitOfMeasure'),
    }),
  },
});
