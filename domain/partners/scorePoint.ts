import { staff } from '../platform/roles.ts';
import { catalog } from '../kernel/declaration.ts';
import { integer, text } from '../kernel/field.ts';

/** A grade for capabilities, with its value and its colour. */
export const scorePoint = catalog('scorePoint', {
  module: 'partners',
  path: 'score_points',
  access: { read: staff, modify: [] },
  search: ['name'],
  sort: { field: 'value', desc: false },
  fields: {
    name: text({ required: true }),
    value: integer({ default: 0 }),
    color: text({ format: 'color' }),
  },
});
