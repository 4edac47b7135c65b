import { register } from '../kernel/declaration.ts';
import { reference, text } from '../kernel/field.ts';

/** What was said about an order. */
export const salesOrderComment = register('salesOrderComment', {
  module: 'sales',
  path: 'sales_order_comments',
  access: { read: ['sales'], modify: ['sales'] },
  belongsTo: ['salesOrder.customer'],
  search: ['text'],
  list: ['createdAt', 'salesOrder', 'author', 'text'],
  fields: {
    salesOrder: reference('salesOrder', { required: true }),
    text: text({ required: true, multiline: true }),
  },
});
