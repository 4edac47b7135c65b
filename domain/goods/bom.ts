import { catalog } from '../kernel/declaration.ts';
import { date, decimal, enumeration, money, reference, rows, text } from '../kernel/field.ts';
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
    }),
    operations: rows({
      name: text({ required: true }),
      description: text({ multiline: true }),
      hours: decimal({ min: '0', scale: 2 }),
    }),
    products: rows({
      product: reference('product', { required: true }),
      quantity: decimal({ min: '0', scale: 3 }),
      unitOfMeasure: reference('unitOfMeasure'),
    }),
  },
});
