import { register } from '../kernel/declaration.ts';
import { boolean, date, enumeration, reference, text } from '../kernel/field.ts';
import { registerOffice, registerOutcome } from './enums.ts';

/** The answer of a register of tax payers about a firm on one day, with the identifier that proves the answer. */
export const registerCheck = register('registerCheck', {
  module: 'partners',
  path: 'register_checks',
  writtenBy: 'server',
  access: { read: ['operator', 'sales'], modify: [] },
  belongsTo: ['counterparty'],
  presentation: ['vatNumber', 'checkDate'],
  search: ['vatNumber', 'firmName', 'proof'],
  list: ['checkDate', 'office', 'vatNumber', 'counterparty', 'outcome', 'account', 'accountOnList', 'proof'],
  fields: {
    counterparty: reference('counterparty'),
    office: enumeration(registerOffice, { required: true }),
    vatNumber: text({ required: true, maxLength: 20, index: true }),
    /** The bank account that was asked about, if any. */
    account: text({ maxLength: 50 }),
    /** The day that the answer is about. */
    checkDate: date({ required: true }),
    outcome: enumeration(registerOutcome, { required: true }),
    /** Whether the white list has the account as one of this firm; empty if no account was asked about. */
    accountOnList: boolean(),
    /** The status in the words of the register: active, exempt, not registered. */
    vatStatus: text({ maxLength: 40, cut: true }),
    firmName: text({ cut: true }),
    address: text({ cut: true }),
    /** The identifier of the answer: of the white list, or the consultation number of VIES. */
    proof: text({ maxLength: 60 }),
    /** The identifier of the white list's answer about the account, which is a separate answer. */
    accountProof: text({ maxLength: 60 }),
  },
});
