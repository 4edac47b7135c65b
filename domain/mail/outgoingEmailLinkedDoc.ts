import { register } from '../kernel/declaration.ts';
import { integer, reference, text } from '../kernel/field.ts';

/** A record that an outgoing e-mail is about. */
export const outgoingEmailLinkedDoc = register('outgoingEmailLinkedDoc', {
  module: 'mail',
  path: 'outgoing_email_linked_doc',
  access: { read: ['operator', 'sales'], modify: ['operator', 'sales'] },
  ofAccount: 'outgoingEmail.emailAccount',
  linksTo: { object: 'objectName', id: 'objectId' },
  search: ['presentationText'],
  list: ['outgoingEmail', 'objectName', 'objectId', 'presentationText', 'author', 'createdAt'],
  indexes: [['objectName', 'objectId']],
  fields: {
    outgoingEmail: reference('outgoingEmail', { required: true }),
    objectName: text({ required: true, maxLength: 60, format: 'object' }),
    objectId: integer({ required: true, min: 1 }),
    presentationText: text(),
  },
});
