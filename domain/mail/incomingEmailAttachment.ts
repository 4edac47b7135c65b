import { register } from '../kernel/declaration.ts';
import { boolean, integer, reference, text } from '../kernel/field.ts';

/** A file that came with a letter. An inline one is shown inside its text, which refers to it by `contentId`. */
export const incomingEmailAttachment = register('incomingEmailAttachment', {
  module: 'mail',
  path: 'incoming_email_attachment',
  writtenBy: 'server',
  ofAccount: 'incomingEmail.emailAccount',
  access: { read: ['operator', 'sales'], modify: [] },
  presentation: ['filename'],
  search: ['filename'],
  list: ['incomingEmail', 'filename', 'contentType', 'size', 'inline', 'createdAt'],
  fields: {
    incomingEmail: reference('incomingEmail', { required: true }),
    filename: text({ required: true }),
    contentType: text({ maxLength: 120 }),
    contentId: text({ maxLength: 1000 }),
    inline: boolean({ default: false }),
    size: integer({ min: 0 }),
    file: reference('file'),
    /** The place on the mail server of a file that is too large to be read with its letter; empty once it was read. */
    serverPart: text({ maxLength: 60 }),
  },
});
