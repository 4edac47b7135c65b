import { document } from '../kernel/declaration.ts';
import { boolean, datetime, decimal, money, reference, text } from '../kernel/field.ts';
import { byDisposition } from './truckSearch.ts';
import { everyCallBut, openState, type LifecycleState } from '../kernel/lifecycle.ts';

/** A paid or cancelled penalty stays, with its amount and what it is for, because other documents refer to it. */
const settled = (name: string, path: string): LifecycleState => ({
  name,
  when: [{ path, is: [true] }],
  open: everyCallBut('mark', 'delete'),
  keeps: ['amount', 'quantity', 'disposition', 'punishmentType'],
  refusal: 'punishment_settled',
});

/** A penalty or a service that a driver has to pay for. */
export const punishment = document('punishment', {
  module: 'terminal',
  path: 'punishments',
  prefix: 'K',
  access: { read: ['operator', 'forwarder'], modify: ['operator'] },
  lifecycle: {
    states: [settled('paid', 'isPaid'), settled('canceled', 'isCanceled'), openState()],
  },
  constraints: [{ field: 'amount', rule: 'notLowered' }],
  belongsTo: ['disposition.forwarder'],
  search: ['numberStr', 'barcode', 'comment', 'vehicle.name', 'driver.name', ...byDisposition],
  list: ['numberStr', 'date', 'punishmentType', 'disposition', 'vehicle', 'amount', 'isPaid', 'isCanceled'],
  indexes: [
    ['disposition', 'date'],
    // Few penalties are still open, compared with those that are settled: this index finds them fast.
    ['isPaid', 'isCanceled', 'disposition'],
  ],
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
    /** Whether a person entered it; false if the server made it because a truck overstayed. */
    isHandcrafted: boolean({ default: true, readOnly: true }),
    authorCancellation: reference('user', { readOnly: true }),
    canceledAt: datetime({ readOnly: true }),
    cancellationReason: text({ readOnly: true, multiline: true }),
    comment: text({ multiline: true }),
  },
});
