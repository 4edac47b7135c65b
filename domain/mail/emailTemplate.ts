import { catalog } from '../kernel/declaration.ts';
import { boolean, enumeration, reference, rows, text } from '../kernel/field.ts';
import { driverLanguage } from '../terminal/driverLanguage.ts';
import { notificationType } from './enums.ts';

/** A template of a letter: the document for which it is sent, the conditions, the recipients, and its text in each language. */
export const emailTemplate = catalog('emailTemplate', {
  module: 'mail',
  path: 'email_template',
  access: { read: ['operator', 'sales'], modify: ['sales'] },
  search: ['name'],
  list: ['name', 'baseDocument', 'cc', 'isActive', 'updatedAt'],
  fields: {
    uuid: text({ maxLength: 36, unique: true }),
    name: text({ required: true }),
    isActive: boolean({ default: true }),
    /** The name of the object that it is about; empty for any. */
    baseDocument: text({ maxLength: 60, index: true }),
    /** An expression: the records for which it may be sent. Empty means all. */
    executionCondition: text({ multiline: true }),
    /** An expression: the people to whom it may go. Empty means all. */
    recepientsCondition: text({ multiline: true }),
    cc: text({ maxLength: 1000, format: 'emails' }),
    bcc: text({ maxLength: 1000, format: 'emails' }),
    /**
     * Who at the firm receives it, gets a copy or gets nothing, by their position at work (`standing`: dispatcher, accountant). A
     * row without one is for all other people.
     */
    notificationsList: rows({
      standing: reference('standing'),
      notificationType: enumeration(notificationType, { required: true, default: 'recipient' }),
    }),
    contentVariantsList: rows({
      language: enumeration(driverLanguage),
      subject: text({ required: true }),
      body: text({ multiline: true, maxLength: 500_000 }),
      /** An expression: for which records this text is. Empty means all. */
      condition: text({ multiline: true }),
    }),
  },
});
