import { catalog } from '../kernel/declaration.ts';
import { boolean, money, reference, text, translated } from '../kernel/field.ts';

/** A kind of penalty or service, with its price. */
export const punishmentType = catalog('punishmentType', {
  module: 'terminal',
  path: 'punishments_types',
  access: { read: ['operator', 'sales', 'forwarder'], modify: ['operator'] },
  search: ['name', 'code', 'shortName'],
  fields: {
    name: text({ required: true }),
    lang: translated(),
    code: text({ maxLength: 40, unique: true }),
    price: money({ min: '0', default: '0.00' }),
    useForExternalDrivers: boolean({ default: true }),
    useForInternalDrivers: boolean({ default: false }),
    isService: boolean({ default: false }),
    shortName: text({ maxLength: 40 }),
    accountingName: text(),
    vatRate: reference('vatRate'),
  },
});
