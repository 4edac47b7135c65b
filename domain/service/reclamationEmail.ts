import { register } from '../kernel/declaration.ts';
import { boolean, datetime, reference, text } from '../kernel/field.ts';
import { everyCallBut, openState } from '../kernel/lifecycle.ts';

/** A letter written to a customer about their reclamation. */
export const reclamationEmail = register('reclamationEmail', {
  module: 'service',
  path: 'reclamation_emails',
  answersFiles: true,
  access: { read: ['operator', 'sales'], modify: ['operator', 'sales'] },
  lifecycle: {
    states: [
      {
        // The mail server has refused the letter, so it may be corrected and sent again.
        name: 'failed',
        when: [{ path: 'outgoingEmail.status', is: ['failed'] }],
        open: everyCallBut('create'),
        refusal: 'owned_by_workflow',
      },
      {
        name: 'sent',
        when: [{ path: 'outgoingEmail', isNot: [null] }],
        open: {},
        refusal: 'reclamation_email_sent',
      },
      openState('draft'),
    ],
  },
  presentation: ['subject'],
  search: ['subject', 'to'],
  list: ['reclamation', 'createdAt', 'to', 'subject', 'sent', 'sentAt', 'author'],
  fields: {
    reclamation: reference('reclamation', { required: true }),
    emailAccount: reference('emailAccount'),
    emailTemplate: reference('emailTemplate'),
    to: text({ required: true, maxLength: 1000, format: 'emails' }),
    cc: text({ maxLength: 1000, format: 'emails' }),
    subject: text({ required: true }),
    body: text({ multiline: true, maxLength: 500_000, long: true }),
    sent: boolean({ default: false, readOnly: true }),
    sentAt: datetime({ readOnly: true }),
    outgoingEmail: reference('outgoingEmail', { readOnly: true, shows: ['status', 'failure'] }),
  },
});
