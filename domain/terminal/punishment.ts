import { document } from '../kernel/declaration.ts';
import { boolean, datetime, decimal, money, reference, text } from '../kernel/field.ts';

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
    barcode: text({ maxLength: 40, unique: true }),
    isPaid: boolean({ default: false, readOnly: true }),
    isCanceled: boolean({ default: false, readOnly: true }),
    isHandcrafted: boolean({ default: true, readOnly: true }),
    authorCancellation: reference('user', { readOnly: true }),
    canceledAt: datetime({ readOnly: true }),
    cancellationReason: text({ readOnly: true, multiline: true }),
    comment: text({ multiline: true }),
  },
});
