import { register } from '../kernel/declaration.ts';
import { reference } from '../kernel/field.ts';
import { commentFields, commentLifecycle, readByFirms } from '../platform/comment.ts';

/** A comment on an order. */
export const salesOrderComment = register('salesOrderComment', {
  module: 'sales',
  path: 'sales_order_comments',
  access: { read: ['sales', 'forwarder'], modify: ['sales'] },
  answersFiles: true,
  belongsTo: ['salesOrder.customer'],
  forFirmsWhen: {
    read: [
      ...readByFirms,
      { path: 'salesOrder.status.customerAccess', is: [true] },
      { path: 'salesOrder.markedToDelete', is: [false] },
    ],
    modify: [],
  },
  lifecycle: commentLifecycle,
  search: ['text'],
  list: ['createdAt', 'salesOrder', 'author', 'text'],
  fields: {
    salesOrder: reference('salesOrder', { required: true, fixed: true }),
    ...commentFields,
  },
});
