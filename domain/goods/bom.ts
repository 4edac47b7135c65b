import { catalog } from '../kernel/declaration.ts';
import { boolean, date, decimal, enumeration, money, reference, rows, text } from '../kernel/field.ts';
import { bomStatus } from './enums.ts';

/** A bill of materials: the materials and the work that it takes, and the products that it makes. */
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
    /** How much it makes of each product whose row has no quantity. */
    quantity: decimal({ min: '0', scale: 3, default: '1.000' }),
    unitOfMeasure: reference('unitOfMeasure'),
    labor: rows({
      description: text({ required: true }),
      hours: decimal({ min: '0', scale: 2 }),
      /** Of one hour. */
      price: money({ min: '0' }),
    }),
    materials: rows({
      product: reference('product', { required: true }),
      quantity: decimal({ min: '0', scale: 3 }),
      unitOfMeasure: reference('unitOfMeasure'),
      /** The price of one unit of a bought material. Without a price, the cost of the material is computed by its own bill. */
      price: money({ min: '0', startsEmpty: true }),
    }),
    operations: rows({
      name: text({ required: true }),
      description: text({ multiline: true }),
      hours: decimal({ min: '0', scale: 2 }),
      /** Of one hour. */
      price: money({ min: '0' }),
      /** Whether it is done once, however much is made, such as setting up a machine. */
      once: boolean({ default: false }),
    }),
    products: rows({
      product: reference('product', { required: true }),
      quantity: decimal({ min: '0', scale: 3 }),
      unitOfMeasure: reference('unitOfMeasure'),
    }),
  },
});
