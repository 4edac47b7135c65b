import { register } from '../kernel/declaration.ts';
import { boolean, reference, text } from '../kernel/field.ts';

/** A comment on an order. */
export const salesOrderComment = register('salesOrderComment', {
  module: 'sales',
  path: 'sales_order_comments',
  access: { read: ['sales', 'forwarder'], modify: ['sales'] },
  answersFiles: true,
  belongsTo: ['salesOrder.customer'],
  forFirmsWhen: {
    read: [
      { path: 'forCustomer', is: [true] },
      { path: 'markedToDelete', is: [false] },
      { path: 'salesOrder.status.customerAccess', is: [true] },
      { path: 'salesOrder.markedToDelete', is: [false] },
    ],
    modify: [],
  },
  lifecycle: {
    states: [
      {
        name: 'comment',
        when: [],
        open: {
          create: 'all',
          update: 'author',
          mark: 'author',
          restore: 'author',
          delete: 'all',
          addFile: 'author',
          removeFile: 'author',
        },
        refusal: 'comment_kept',
      },
    ],
  },
  search: ['text'],
  list: ['createdAt', 'salesOrder', 'author', 'text'],
  fields: {
    salesOrder: reference('salesOrder', { required: true, fixed: true }),
    text: text({ required: true, multiline: true }),
    /** The customer can read it in their account; their own comments always have this set. */
    forCustomer: boolean({ default: false }),
  },
});
