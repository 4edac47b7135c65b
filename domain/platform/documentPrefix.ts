import { catalog } from '../kernel/declaration.ts';
import { boolean, enumeration, rows, text } from '../kernel/field.ts';
import { numberingPeriodicity } from './enums.ts';
import { staff } from './roles.ts';

/** A prefix of document numbers: how a number is written, and when numbers begin again. */
export const documentPrefix = catalog('documentPrefix', {
  module: 'platform',
  path: 'document_prefixes',
  access: { read: staff, modify: [] },
  search: ['name', 'template'],
  list: ['name', 'template', 'periodicity', 'default', 'isActive'],
  fields: {
    name: text({ required: true, maxLength: 10, unique: true }),
    template: text({ maxLength: 60 }),
    isActive: boolean({ default: true }),
    default: boolean({ default: false }),
    periodicity: enumeration(numberingPeriodicity, { default: 'indefinite' }),
    documentTypes: rows({ objectType: text({ required: true, maxLength: 60, format: 'object' }) }),
  },
});
