import {
  boolean,
  date,
  datetime,
  decimal,
  enumeration,
  money,
  reference,
  rows,
  text,
  translated,
  type Fields,
} from '../kernel/field.ts';
import { commentFields } from '../platform/comment.ts';
import { emailType } from './enums.ts';

/** The fields of a status of requests or interactions. */
export const statusFields = {
  name: text({ required: true }),
  predefinedName: text({ maxLength: 40, unique: true }),
  code: text({ maxLength: 40 }),
  color: text({ format: 'color', maxLength: 7 }),
  default: boolean({ default: false }),
  isClosed: boolean({ default: false }),
  lang: translated(),
} as const satisfies Fields;

/** The fields of a tag: a word by which staff group records. */
export const tagFields = {
  name: text({ required: true }),
  color: text({ format: 'color', maxLength: 7 }),
} as const satisfies Fields;

/** The data that a visitor typed into the public form. Nobody has checked it, and it is not the data of the customer. */
export const askerFields = {
  askerName: text({ maxLength: 120, readOnly: true, staffOnly: true }),
  askerFirm: text({ maxLength: 200, readOnly: true, staffOnly: true }),
  askerEmail: text({ format: 'email', maxLength: 255, readOnly: true, staffOnly: true }),
  askerPhone: text({ maxLength: 20, readOnly: true, staffOnly: true }),
  askerVatNumber: text({ maxLength: 20, readOnly: true, staffOnly: true }),
  askerLanguage: text({ maxLength: 2, readOnly: true, staffOnly: true }),
} as const satisfies Fields;

/** The term of a request or an interaction, and when somebody is notified of it: `requestTerm.rules.ts`. */
export const termFields = {
  executionTerm: date(),
  /** Whether the record waits for the customer. Meanwhile its term is paused; afterwards it is later by so many working days. */
  waitsForCustomer: boolean({ default: false }),
  pausedAt: datetime({ readOnly: true, computed: true }),
  /** When somebody is next notified that the term is near or is over, or that nobody has answered. */
  noticeAt: datetime({ readOnly: true, computed: true, staffOnly: true, index: true }),
} as const satisfies Fields;

/** The fields of a comment that was written here or taken from an e-mail. `outgoingEmail` is the message that sends the comment. */
export const mailedCommentFields = {
  ...commentFields,
  byEmail: boolean({ default: false, fixed: true }),
  emailTitle: text(),
  emailType: enumeration(emailType),
  /** The UID that the IMAP server has given the message in `email`. */
  emailUid: decimal({ scale: 0, min: '0', staffOnly: true }),
  /** The received message whose text became this comment, or the message that this comment answers. */
  email: reference('incomingEmail', { staffOnly: true, shows: ['from', 'fromName'] }),
  emailAccount: reference('emailAccount', { staffOnly: true }),
  outgoingEmail: reference('outgoingEmail', {
    readOnly: true,
    staffOnly: true,
    shows: ['status', 'failure', 'to'],
  }),
} as const satisfies Fields;

/** The products that a customer asks about, before they are priced and ordered. */
export const requestedProducts = rows({
  product: reference('product', { required: true }),
  description: text({ multiline: true, takes: ['product.description'] }),
  quantity: decimal({ scale: 3, min: '0', default: '1.000' }),
  unitOfMeasure: reference('unitOfMeasure', { takes: ['product.unitOfMeasure'] }),
  price: money({ min: '0', startsEmpty: true }),
});
