import { register } from '../kernel/declaration.ts';
import { boolean, datetime, reference, text } from '../kernel/field.ts';

/** A letter written to a customer about their reclamation. */
export const reclamationEmail = register('reclamationEmail', {
  module: 'service',
  path: 'reclamation_emails',
  answersFiles: true,
  access: { read: ['operator', 'sales'], modify: ['operator', 'sales'] },
  presentation: ['subject'],
  search: ['subject', 'to'],
  list: ['reclamation', 'createdAt', 'to', 'subject', 'sent', 'sentAt', 'author'],
  fields: {
    reclamation: reference('reclamation', { required: true }),
    emailAccount: reference('emailAccount'),
    emailTemplate: reference('emailTemplate'),
    to: text({ required: true, maxLength: 1000 }),
    cc: text({ maxLength: 1000 }),
    subject: text({ required: true }),
    body: text({ multiline: true, maxLength: 500_000 }),
    sent: boolean({ default: false, readOnly: true }),
    sentAt: datetime({ readOnly: true }),
    outgoingEmail: reference('outgoingEmail', { readOnly: true }),
  },
});
