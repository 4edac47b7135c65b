import { catalog } from '../kernel/declaration.ts';
import { reference, text } from '../kernel/field.ts';

/** A coloured label that people put on e-mails. */
export const emailLabel = catalog('emailLabel', {
  module: 'mail',
  path: 'email_labels',
  access: { read: ['operator', 'sales'], modify: ['operator', 'sales'] },
  search: ['name'],
  fields: {
    name: text({ required: true }),
    color: text({ format: 'color', maxLength: 7 }),
    /** The account whose letters may have it; empty for all accounts. */
    emailAccount: reference('emailAccount'),
  },
});
