import { register } from '../kernel/declaration.ts';
import { boolean, integer, reference, text } from '../kernel/field.ts';
import { openLifecycle } from '../kernel/lifecycle.ts';

/** A record that an incoming e-mail is about. */
export const incomingEmailLinkedDoc = register('incomingEmailLinkedDoc', {
  module: 'mail',
  path: 'incoming_email_linked_doc',
  access: { read: ['operator', 'sales'], modify: ['operator', 'sales'] },
  lifecycle: openLifecycle,
  ofAccount: 'incomingEmail.emailAccount',
  linksTo: { object: 'objectName', id: 'objectId' },
  search: ['presentationText'],
  list: ['incomingEmail', 'objectName', 'objectId', 'presentationText', 'author', 'createdAt'],
  indexes: [['objectName', 'objectId']],
  fields: {
    incomingEmail: reference('incomingEmail', { required: true }),
    objectName: text({ required: true, maxLength: 60, format: 'object' }),
    objectId: integer({ required: true, min: 1 }),
    presentationText: text(),
    /** The record was made from the message. */
    made: boolean({ default: false, readOnly: true }),
  },
});
