import { faultsOfPayment } from '#domain/finance/paymentOperation.rules.ts';
import { failFields } from '#domain/kernel/fail.ts';
import type { Hooks } from '../writing/hooks.ts';
import { linkedId, linkedRecord } from '../writing/linkedRecord.ts';

/** A payment fits its cash desk or account. */
export const paymentOperationHooks: Hooks = {
  beforeWrite: async (draft, before, { tx, actor }) => {
    // The server notes money that is already taken, whatever has become of its account since.
    if (actor.system) return;
    // A mark for deletion changes nothing of the payment.
    if (before && !checkedFields.some((name) => name in draft)) return;
    const idOf = (name: string) => linkedId(name in draft ? draft[name] : before?.[`${name}Id`]);
    const amount = 'amount' in draft ? draft.amount : before?.amount;
    const type = await linkedRecord(tx, 'paymentType', idOf('paymentType'));
    const faults = faultsOfPayment(
      {
        amount: typeof amount === 'string' ? amount : null,
        currency: idOf('currency'),
        paymentType: type
          ? { name: String(type.name), status: String(type.status), currency: linkedId(type.currencyId) }
          : null,
      },
      type?.id !== before?.paymentTypeId,
    );
    if (faults.length > 0) throw failFields(faults);
  },
};

const checkedFields = ['amount', 'currency', 'paymentType'];
