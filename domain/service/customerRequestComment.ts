import { register } from '../kernel/declaration.ts';
import { boolean, decimal, enumeration, reference, text } from '../kernel/field.ts';
import { attachedFiles } from '../platform/attachedFiles.ts';
import { emailType } from './enums.ts';

/** What was said about a customer request, here or by e-mail. */
export const customerRequestComment = register('customerRequestComment', {
  module: 'service',
  path: 'customer_request_comment',
  access: { read: ['sales'], modify: ['sales'] },
  belongsTo: ['customerRequest.customer'],
  search: ['text', 'emailTitle'],
  list: ['createdAt', 'customerRequest', 'author', 'text', 'byEmail', 'emailTitle'],
  fields: {
    customerRequest: reference('customerRequest', { required: true }),
    text: text({ required: true, multiline: true, maxLength: 100_000 }),
    byEmail: boolean({ default: false }),
    emailTitle: text(),
    emailType: enumeration(emailType),
    emailUid: decimal({ scale: 0, min: '0' }),
    email: reference('incomingEmail'),
    emailAccount: reference('emailAccount'),
    files: attachedFiles,
  },
});
