import { catalog } from '../kernel/declaration.ts';
import { boolean, enumeration, reference, rows, text } from '../kernel/field.ts';
import { openLifecycle } from '../kernel/lifecycle.ts';
import { interfaceLanguage } from './enums.ts';

/** A person who can sign in, with their rights: staff, or an external user of a counterparty. */
export const user = catalog('user', {
  module: 'platform',
  path: 'users',
  access: { read: ['operator', 'sales'], modify: [] },
  lifecycle: openLifecycle,
  search: ['name', 'login', 'email'],
  list: ['name', 'login', 'email', 'externalUser', 'fullRights', 'isActive'],
  fields: {
    uuid: text({ maxLength: 36, readOnly: true, unique: true }),
    isActive: boolean({ default: true }),
    login: text({ required: true, maxLength: 60, unique: true, anyCase: true }),
    name: text({ required: true }),
    email: text({ required: true, format: 'email', unique: true, anyCase: true }),
    /** A registered account can be used only after its e-mail address is confirmed. */
    emailConfirmed: boolean({ default: true, readOnly: true }),
    password: text({ secret: 'hashed', minLength: 7 }),
    abbreviation: text({ maxLength: 10 }),
    language: enumeration(interfaceLanguage),
    externalUser: boolean({ default: false }),
    fullRights: boolean({ default: false }),
    use2FA: boolean({ default: false }),
    /** Limits the user to the records of `counterparty`, as every external user is limited. */
    useCustomerAccess: boolean({ default: false }),
    counterparty: reference('counterparty'),
    roles: rows({ userRole: reference('userRole', { required: true }) }),
    /** The specification names it without a meaning, so nothing here writes or reads it. */
    referralToken: text({ secret: true, readOnly: true }),
    emailConfirmationToken: text({ secret: 'hashed', readOnly: true }),
    passwordResetToken: text({ secret: 'hashed', readOnly: true }),
  },
});
