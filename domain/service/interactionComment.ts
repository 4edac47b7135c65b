import { register } from '../kernel/declaration.ts';
import { boolean, decimal, enumeration, reference, text } from '../kernel/field.ts';
import { attachedFiles } from '../platform/attachedFiles.ts';
import { emailType } from './enums.ts';

/** What was said in an interaction, here or by e-mail. */
export const interactionComment = register('interactionComment', {
  module: 'service',
  path: 'interaction_comments',
  access: { read: ['sales'], modify: ['sales'] },
  belongsTo: ['interaction.customer'],
  search: ['text', 'emailTitle'],
  list: ['createdAt', 'interaction', 'author', 'text', 'byEmail', 'emailTitle'],
  fields: {
    interaction: reference('interaction', { required: true }),
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
