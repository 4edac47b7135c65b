import { boolean, decimal, enumeration, reference, text, translated, type Fields } from '../kernel/field.ts';
import { emailType } from './enums.ts';

/** What says how far a request or an interaction has come. */
export const statusFields = {
  name: text({ required: true }),
  predefinedName: text({ maxLength: 40, unique: true }),
  code: text({ maxLength: 40 }),
  color: text({ format: 'color', maxLength: 7 }),
  default: boolean({ default: false }),
  isClosed: boolean({ default: false }),
  lang: translated(),
} as const satisfies Fields;

/** A word by which they are sorted into heaps. */
export const tagFields = {
  name: text({ required: true }),
  color: text({ format: 'color', maxLength: 7 }),
} as const satisfies Fields;

/** What was said about them, here or by e-mail. */
export const commentFields = {
  text: text({ required: true, multiline: true, maxLength: 100_000 }),
  byEmail: boolean({ default: false }),
  emailTitle: text(),
  emailType: enumeration(emailType),
  emailUid: decimal({ scale: 0, min: '0' }),
  email: reference('incomingEmail'),
  emailAccount: reference('emailAccount'),
} as const satisfies Fields;
