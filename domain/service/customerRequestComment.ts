import { register } from '../kernel/declaration.ts';
import { reference } from '../kernel/field.ts';
import { commentFields } from './requestParts.ts';

/** What was said about a customer request, here or by e-mail. */
export const customerRequestComment = register('customerRequestComment', {
  module: 'service',
  path: 'customer_request_comment',
  answersFiles: true,
  access: { read: ['sales'], modify: ['sales'] },
  belongsTo: ['customerRequest.customer'],
  search: ['text', 'emailTitle'],
  list: ['createdAt', 'customerRequest', 'author', 'text', 'byEmail', 'emailTitle'],
  fields: { customerRequest: reference('customerRequest', { required: true }), ...commentFields },
});
