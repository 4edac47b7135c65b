import { register } from '../kernel/declaration.ts';
import { boolean, integer, reference, text } from '../kernel/field.ts';
import { openState } from '../kernel/lifecycle.ts';

/** A file that goes out with a letter. An inline one is shown inside its text, which refers to it by `contentId`. */
export const outgoingEmailAttachment = register('outgoingEmailAttachment', {
  module: 'mail',
  path: 'outgoing_email_attachments',
  access: { read: ['operator', 'sales'], modify: ['operator', 'sales'] },
  ofAccount: 'outgoingEmail.emailAccount',
  lifecycle: {
    partOf: 'outgoingEmail',
    states: [
      // What has been sent stays as the recipients have it.
      {
        name: 'ofSent',
        when: [{ path: 'outgoingEmail.status', isNot: ['draft'] }],
        open: {},
        refusal: 'message_gone_out',
      },
      openState('ofDraft'),
    ],
  },
  presentation: ['filename'],
  search: ['filename'],
  list: ['outgoingEmail', 'filename', 'contentType', 'size', 'inline', 'createdAt'],
  fields: {
    outgoingEmail: reference('outgoingEmail', { required: true }),
    filename: text({ required: true }),
    contentType: text({ maxLength: 120 }),
    contentId: text({ maxLength: 1000 }),
    inline: boolean({ default: false }),
    size: integer({ min: 0, readOnly: true }),
    file: reference('file'),
  },
});
