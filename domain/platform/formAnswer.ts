import { register } from '../kernel/declaration.ts';
import { json, reference, text } from '../kernel/field.ts';

/**
 * A filled form with its questions at that time and the answers. Only administrators may read it, because a form may ask for
 * anything. The recipient of the form gets an e-mail.
 */
export const formAnswer = register('formAnswer', {
  module: 'platform',
  path: 'form_answers',
  access: { read: [], modify: [] },
  writtenBy: 'server',
  presentation: ['topic'],
  search: ['topic', 'recipient', 'answerText'],
  list: ['createdAt', 'formDefinition', 'topic', 'answerText', 'recipient', 'author'],
  fields: {
    formDefinition: reference('formDefinition', { required: true, index: true }),
    topic: text({ required: true }),
    recipient: text({ required: true, format: 'email' }),
    /** `[{key, title, value}]` in the order of the form. */
    answers: json(),
    /** The answers as text for reading and search: one line per question. */
    answerText: text({ multiline: true, maxLength: 200_000 }),
  },
});
