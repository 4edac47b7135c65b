import { staff } from '../platform/roles.ts';
import { driverLanguage } from '../terminal/driverLanguage.ts';
import { catalog } from '../kernel/declaration.ts';
import { boolean, date, enumeration, reference, text } from '../kernel/field.ts';

/** A person at a counterparty whom we write to and call. */
export const contactPerson = catalog('contactPerson', {
  module: 'partners',
  path: 'contact_persons',
  access: { read: ['operator', 'sales', 'forwarder'], modify: staff },
  belongsTo: ['counterparty'],
  search: ['name', 'email', 'phone'],
  list: ['name', 'counterparty', 'standing', 'phone', 'email', 'isActive'],
  fields: {
    name: text({ required: true }),
    counterparty: reference('counterparty'),
    /** The position at work, such as dispatcher or accountant. */
    standing: reference('standing'),
    phone: text({ format: 'phone', maxLength: 20, anySpelling: true }),
    email: text({ format: 'email', anyCase: true }),
    language: enumeration(driverLanguage),
    /** Whether the person agreed to be written to, and to be called, about offers. */
    emailConsent: boolean({ default: false }),
    phoneConsent: boolean({ default: false }),
    /** The day on which the person gave or withdrew consent, and the way: a form, a letter or a conversation. */
    consentDate: date(),
    consentSource: text(),
    isActive: boolean({ default: true }),
    comment: text({ multiline: true }),
  },
});
