import { register } from '../kernel/declaration.ts';
import { reference } from '../kernel/field.ts';
import { mailedCommentLifecycle, readByFirms } from '../platform/comment.ts';
import { mailedCommentFields } from './requestParts.ts';

/** A comment on a customer request, written here or by e-mail. */
export const customerRequestComment = register('customerRequestComment', {
  module: 'service',
  path: 'customer_request_comment',
  answersFiles: true,
  access: { read: ['sales', 'forwarder'], modify: ['sales'] },
  belongsTo: ['customerRequest.customer'],
  forFirmsWhen: {
    read: [...readByFirms, { path: 'customerRequest.markedToDelete', is: [false] }],
    // No further condition: people of a firm have no role that may change comments.
    modify: [],
  },
  lifecycle: mailedCommentLifecycle,
  search: ['text', 'emailTitle'],
  list: ['createdAt', 'customerRequest', 'author', 'text', 'forCustomer', 'byEmail', 'emailTitle'],
  fields: {
    customerRequest: reference('customerRequest', { required: true, fixed: true }),
    ...mailedCommentFields,
  },
});
