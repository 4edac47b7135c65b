import { register } from '../kernel/declaration.ts';
import { boolean, integer, reference, text } from '../kernel/field.ts';

/** A photograph, a letter or a protocol of verification, kept with its reclamation. */
export const reclamationFile = register('reclamationFile', {
  module: 'service',
  path: 'reclamation_file',
  access: { read: ['operator', 'sales'], modify: ['operator', 'sales'] },
  presentation: ['name'],
  search: ['name', 'description'],
  list: ['reclamation', 'name', 'description', 'verificationProtocol', 'type', 'size', 'createdAt'],
  fields: {
    reclamation: reference('reclamation', { required: true }),
    name: text({ required: true }),
    description: text(),
    verificationProtocol: boolean({ default: false }),
    type: text({ maxLength: 120, readOnly: true }),
    size: integer({ min: 0, readOnly: true }),
    file: reference('file'),
  },
});
