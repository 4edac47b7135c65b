import { register } from '../kernel/declaration.ts';
import { json, reference, text } from '../kernel/field.ts';

/**
 * A form that somebody has filled in: what it asked then, and what was answered. Open to administrators, for a form
 * may ask for anything; its recipient gets a letter.
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
    /** The same for people to read and to search in: a line for each question. */
    answerText: text({ multiline: true, maxLength: 200_000 }),
  },
});
