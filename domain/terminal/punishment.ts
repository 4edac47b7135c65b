import { document } from '../kernel/declaration.ts';
import { boolean, decimal, money, reference, text } from '../kernel/field.ts';

/** A penalty or a service that a driver has to pay for. */
export const punishment = document('punishment', {
  module: 'terminal',
  path: 'punishments',
  prefix: 'K',
  access: { read: ['operator', 'forwarder'], modify: ['operator'] },
  belongsTo: ['disposition.forwarder'],
  search: ['numberStr', 'barcode', 'comment'],
  list: ['numberStr', 'date', 'punishmentType', 'disposition', 'vehicle', 'amount', 'isPaid', 'isCanceled'],
  indexes: [['disposition', 'date']],
  fields: {
    punishmentType: reference('punishmentType', { required: true }),
    disposition: reference('disposition'),
    vehicle: reference('vehicle'),
    driver: reference('driver'),
    quantity: decimal({ min: '0', scale: 2, default: '1.00' }),
    amount: money({ min: '0', default: '0.00' }),
    barcode: text({ maxLength: 40 }),
    isPaid: boolean({ default: false }),
    isCanceled: boolean({ default: false }),
    isHandcrafted: boolean({ default: true }),
    authorCancellation: reference('user'),
    comment: text({ multiline: true }),
  },
});
