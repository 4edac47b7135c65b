import { register } from '../kernel/declaration.ts';
import { integer, text } from '../kernel/field.ts';

/**
 * A link between two records that belong together, such as a request and the reclamation it came from. Only its own calls read
 * and write it. A reader sees a link if they may see both records.
 */
export const linkedDocument = register('linkedDocument', {
  module: 'platform',
  path: 'linked_documents',
  createdBy: 'server',
  access: { read: [], modify: [] },
  lifecycle: {
    states: [{ name: 'linked', when: [], open: { delete: 'all' }, refusal: 'owned_by_workflow' }],
  },
  search: [],
  list: ['objectName', 'objectId', 'linkedName', 'linkedId', 'author', 'createdAt'],
  indexes: [
    ['objectName', 'objectId'],
    ['linkedName', 'linkedId'],
  ],
  fields: {
    /** The record from which the link was made. It makes no difference to who sees it. */
    objectName: text({ required: true, maxLength: 60, format: 'object' }),
    objectId: integer({ required: true, min: 1 }),
    linkedName: text({ required: true, maxLength: 60, format: 'object' }),
    linkedId: integer({ required: true, min: 1 }),
  },
});
