import { register } from '../kernel/declaration.ts';
import { reference } from '../kernel/field.ts';
import { commentFields } from './requestParts.ts';

/** What was said in an interaction, here or by e-mail. */
export const interactionComment = register('interactionComment', {
  module: 'service',
  path: 'interaction_comments',
  answersFiles: true,
  access: { read: ['sales'], modify: ['sales'] },
  belongsTo: ['interaction.customer'],
  search: ['text', 'emailTitle'],
  list: ['createdAt', 'interaction', 'author', 'text', 'byEmail', 'emailTitle'],
  fields: { interaction: reference('interaction', { required: true }), ...commentFields },
});
