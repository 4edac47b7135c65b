import { catalog } from '../kernel/declaration.ts';
import { boolean, enumeration, reference, rows, text } from '../kernel/field.ts';
import { driverLanguage } from '../terminal/driverLanguage.ts';

/** How one person signs what they send from an account. */
export const emailSignature = catalog('emailSignature', {
  module: 'mail',
  path: 'email_signatures',
  access: { read: ['operator', 'sales'], modify: ['operator', 'sales'] },
  presentation: ['id'],
  search: [],
  sort: { field: 'id', desc: true },
  list: ['user', 'email', 'updatedAt'],
  fields: {
    user: reference('user', { required: true }),
    /** The account; `emailId` in the specification. */
    email: reference('emailAccount'),
    signatures: rows({
      name: text({ required: true }),
      language: enumeration(driverLanguage),
      body: text({ multiline: true, maxLength: 100_000 }),
      default: boolean({ default: false }),
    }),
  },
});
