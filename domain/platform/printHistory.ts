import { register } from '../kernel/declaration.ts';
import { integer, json, reference, text } from '../kernel/field.ts';
import { staff } from './roles.ts';

/** What was printed, as it was printed; the author is who printed it. */
export const printHistory = register('printHistory', {
  module: 'platform',
  path: 'print_history',
  access: { read: staff, modify: staff },
  search: ['documentNumber'],
  list: ['createdAt', 'documentType', 'documentNumber', 'printView', 'workingPlace', 'author'],
  indexes: [['documentType', 'documentId']],
  fields: {
    documentType: text({ required: true, maxLength: 60 }),
    documentId: integer({ required: true }),
    documentNumber: text({ maxLength: 40 }),
    documentData: json(),
    printView: reference('printView'),
    workingPlace: reference('workingPlace'),
  },
});
