import { register } from '../kernel/declaration.ts';
import { enumeration, integer, json, reference, text } from '../kernel/field.ts';
import { slipState } from '../terminal/kioskEnums.ts';

/**
 * What was printed, as it was printed; the author is who printed it. Who may read a record is told of its prints by a
 * call of their own.
 */
export const printHistory = register('printHistory', {
  module: 'platform',
  path: 'print_history',
  access: { read: [], modify: [] },
  copiesRecords: true,
  search: ['documentNumber'],
  list: ['createdAt', 'documentType', 'documentNumber', 'printView', 'copies', 'workingPlace', 'author'],
  indexes: [['documentType', 'documentId']],
  fields: {
    documentType: text({ required: true, maxLength: 60, format: 'object' }),
    documentId: integer({ required: true }),
    documentNumber: text({ maxLength: 40 }),
    documentData: json(),
    printView: reference('printView'),
    workingPlace: reference('workingPlace'),
    copies: integer({ min: 1, max: 100, default: 1 }),
    /** How far a print has come that the server itself sends to a printer; empty where a browser prints. */
    slipState: enumeration(slipState, { readOnly: true }),
  },
});
