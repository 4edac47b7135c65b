import { register } from '../kernel/declaration.ts';
import { datetime, enumeration, reference, text } from '../kernel/field.ts';
import { mailingLeftOut, mailingRecipientStatus } from './enums.ts';

/** A recipient of a mailing: the letter they got, or why they got none. */
export const mailingRecipient = register('mailingRecipient', {
  module: 'mail',
  path: 'mailing_recipients',
  access: { read: ['sales'], modify: [] },
  ofAccount: 'mailing.emailAccount',
  writtenBy: 'workflow',
  presentation: ['name'],
  sort: { field: 'id', desc: false },
  search: ['name', 'email'],
  list: ['mailing', 'name', 'email', 'status', 'leftOut', 'outgoingEmail', 'unsubscribedAt'],
  indexes: [['mailing', 'status'], ['mailing', 'email'], ['outgoingEmail'], ['contactPerson']],
  uniques: [['mailing', 'contactPerson']],
  fields: {
    mailing: reference('mailing', { required: true }),
    contactPerson: reference('contactPerson', { required: true }),
    name: text(),
    /** In small letters. Two people who share an address get one letter. */
    email: text({ maxLength: 320, format: 'email' }),
    status: enumeration(mailingRecipientStatus, { required: true }),
    leftOut: enumeration(mailingLeftOut),
    outgoingEmail: reference('outgoingEmail'),
    unsubscribedAt: datetime(),
  },
});
