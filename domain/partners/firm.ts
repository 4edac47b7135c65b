import { catalog } from '../kernel/declaration.ts';
import { text } from '../kernel/field.ts';

/** A firm of our own: who issues the documents. */
export const firm = catalog('firm', {
  module: 'partners',
  path: 'firms',
  access: { read: ['operator', 'sales', 'forwarder'], modify: [] },
  search: ['name', 'nip'],
  list: ['name', 'address', 'nip', 'phone', 'email'],
  fields: {
    name: text({ required: true }),
    address: text(),
    nip: text({ format: 'nip', maxLength: 20 }),
    regon: text({ format: 'regon', maxLength: 20 }),
    phone: text({ format: 'phone', maxLength: 20, anySpelling: true }),
    email: text({ format: 'email' }),
    bankAccount: text({ format: 'iban', maxLength: 50 }),
    /** Opens KSeF, and the register of firms. */
    ksefToken: text({ secret: true }),
    /** Of the type Offline, PEM: signs what was issued while KSeF was away. */
    ksefCertificate: text({ multiline: true }),
    ksefCertificateKey: text({ secret: true, multiline: true, maxLength: 4000 }),
    gusKey: text({ secret: true, maxLength: 40 }),
  },
});
