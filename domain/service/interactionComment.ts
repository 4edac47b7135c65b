import { register } from '../kernel/declaration.ts';
import { reference } from '../kernel/field.ts';
import { mailedCommentLifecycle, readByFirms } from '../platform/comment.ts';
import { mailedCommentFields } from './requestParts.ts';

/** A comment in an interaction, written here or by e-mail. */
export const interactionComment = register('interactionComment', {
  module: 'service',
  path: 'interaction_comments',
  answersFiles: true,
  access: { read: ['sales', 'forwarder'], modify: ['sales'] },
  belongsTo: ['interaction.customer'],
  forFirmsWhen: { read: [...readByFirms, { path: 'interaction.markedToDelete', is: [false] }], modify: [] },
  lifecycle: mailedCommentLifecycle,
  search: ['text', 'emailTitle'],
  list: ['createdAt', 'interaction', 'author', 'text', 'forCustomer', 'byEmail', 'emailTitle'],
  fields: { interaction: reference('interaction', { required: true, fixed: true }), ...mailedCommentFields },
});
