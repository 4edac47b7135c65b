import { catalog } from '../kernel/declaration.ts';
import { text } from '../kernel/field.ts';

/** One of our own firms, which issues documents. */
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
    /** The token for KSeF. */
    ksefToken: text({ secret: true }),
    /** The certificate of the type Offline, as PEM. It signs invoices that were issued while KSeF was not available. */
    ksefCertificate: text({ multiline: true }),
    ksefCertificateKey: text({ secret: true, multiline: true, maxLength: 4000 }),
    /** The key with which GUS tells us the data of firms. */
    gusKey: text({ secret: true, maxLength: 40 }),
  },
});
