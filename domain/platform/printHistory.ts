import { register } from '../kernel/declaration.ts';
import { enumeration, integer, json, reference, text } from '../kernel/field.ts';
import { slipState } from '../terminal/kioskEnums.ts';
import { openLifecycle } from '../kernel/lifecycle.ts';

/** A print of a record; the author is the person who printed it. People who may read a record read its prints by another call. */
export const printHistory = register('printHistory', {
  module: 'platform',
  path: 'print_history',
  access: { read: [], modify: [] },
  lifecycle: openLifecycle,
  copiesRecords: true,
  search: ['documentNumber'],
  list: ['createdAt', 'documentType', 'documentNumber', 'printView', 'copies', 'workingPlace', 'author'],
  indexes: [['documentType', 'documentId']],
  fields: {
    documentType: text({ required: true, maxLength: 60, format: 'object' }),
    documentId: integer({ required: true }),
    documentNumber: text({ maxLength: 40, cut: true }),
    documentData: json(),
    printView: reference('printView'),
    workingPlace: reference('workingPlace'),
    copies: integer({ min: 1, max: 100, default: 1 }),
    /** The state of a print that the server sends to a printer; empty if a browser prints. */
    slipState: enumeration(slipState, { readOnly: true }),
  },
});
