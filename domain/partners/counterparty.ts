import { activeStatus } from '../platform/enums.ts';
import { catalog } from '../kernel/declaration.ts';
import { openState } from '../kernel/lifecycle.ts';
import { boolean, enumeration, reference, rows, text } from '../kernel/field.ts';
import { driverLanguage } from '../terminal/driverLanguage.ts';
import { packageMaterial } from './enums.ts';

/** A firm that we trade with. Its flags say whether it is a vendor, a customer or a forwarder. */
export const counterparty = catalog('counterparty', {
  module: 'partners',
  path: 'vendor_and_customer',
  access: { read: ['operator', 'sales', 'forwarder'], modify: ['operator', 'sales'] },
  belongsTo: ['id'],
  alsoNamed: {
    'address.street': 'street',
    'address.postCode': 'postCode',
    'address.locality': 'locality',
    'address.country': 'country',
  },
  answersWith: { contacts: { object: 'contactPerson', by: 'counterparty' } },
  search: ['name', 'abbreviation', 'nip'],
  list: ['name', 'abbreviation', 'nip', 'locality', 'isVendor', 'isCustomer', 'isForwarder', 'status'],
  mergedInto: 'mergedInto',
  lifecycle: {
    states: [
      { name: 'merged', when: [{ path: 'mergedInto', isNot: [null] }], open: {}, refusal: 'firm_merged' },
      openState('own'),
    ],
  },
  constraints: [{ field: 'nip', rule: 'vatNumberOf', country: 'country' }],
  fields: {
    name: text({ required: true }),
    abbreviation: text({ maxLength: 40 }),
    status: enumeration(activeStatus, { default: 'Active' }),
    nip: text({ format: 'vatNumber', maxLength: 20, index: true }),
    regon: text({ format: 'regon', maxLength: 20 }),
    krs: text({ format: 'krs', maxLength: 20 }),
    isVendor: boolean({ default: false }),
    isCustomer: boolean({ default: false }),
    isForwarder: boolean({ default: false }),
    sendDriversSms: boolean({ default: true }),
    /** Whether its loads must say in which warehouse they really are. */
    useActualWarehouse: boolean({ default: false }),
    /** Whether its loads must say in which condition they are, such as "dry". */
    useProductCondition: boolean({ default: false }),
    /** Whether it is out of use: it cannot be chosen any more. */
    notUse: boolean({ default: false }),
    street: text(),
    postCode: text({ maxLength: 10 }),
    locality: text(),
    region: text(),
    country: reference('country', { takes: [{ record: { code: 'PL' } }] }),
    language: enumeration(driverLanguage),
    email: text({ format: 'email', anyCase: true }),
    phone: text({ format: 'phone', maxLength: 20, anySpelling: true }),
    manager: reference('user', { takes: ['me'] }),
    currency: reference('currency', { takes: [{ record: { code: 'PLN' } }] }),
    termOfPayament: reference('termOfPayment'),
    priceType: text({ maxLength: 40 }),
    packageMaterial: enumeration(packageMaterial),
    deliverySettings: text(),
    documentationForm: text({ maxLength: 40 }),
    legalForm: text({ maxLength: 60 }),
    taxation: text({ maxLength: 60 }),
    vatPayer: boolean({ default: true }),
    viesPayer: boolean({ default: false }),
    euMember: boolean({ default: true }),
    bankAccount: text({ format: 'iban', maxLength: 50 }),
    otherAccounts: rows({
      account: text({ format: 'iban', required: true, maxLength: 50 }),
      bank: text({ maxLength: 80 }),
      currency: reference('currency', { takes: [{ record: { code: 'PLN' } }] }),
    }),
    externalId: text({ maxLength: 60, index: true }),
    /** The counterparty into which this one was merged, because both are the same firm. References to this one name it now. */
    mergedInto: reference('counterparty', { readOnly: true }),
  },
});
