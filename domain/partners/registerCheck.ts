import { register } from '../kernel/declaration.ts';
import { boolean, date, enumeration, reference, text } from '../kernel/field.ts';
import { registerOffice, registerOutcome } from './enums.ts';

/** What a register of tax payers said of a firm on a day, with the identifier by which the register proves it. */
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
    /** The bank account that was asked about, where one was. */
    account: text({ maxLength: 50 }),
    /** The day that the answer is about. */
    checkDate: date({ required: true }),
    outcome: enumeration(registerOutcome, { required: true }),
    accountOnList: boolean(),
    /** As the register puts it: active, exempt, not registered. */
    vatStatus: text({ maxLength: 40 }),
    firmName: text(),
    address: text(),
    /** The identifier of the answer: of the white list, or the consultation number of VIES. */
    proof: text({ maxLength: 60 }),
    /** The white list answers about an account separately. */
    accountProof: text({ maxLength: 60 }),
  },
});
