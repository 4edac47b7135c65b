import { faultsOfPayment } from '#domain/finance/paymentOperation.rules.ts';
import { failFields } from '#domain/kernel/fail.ts';
import type { Hooks } from '../writing/hooks.ts';
import { linkedId, linkedRecord } from '../writing/linkedRecord.ts';

/** A payment fits its cash desk or account, and the item under which it is counted. */
export const paymentOperationHooks: Hooks = {
  beforeWrite: async (draft, before, { tx, actor }) => {
    // The server notes money that is already taken, whatever has become of its account since.
    if (actor.system) return;
    // A mark for deletion changes nothing of the payment.
    if (before && !checkedFields.some((name) => name in draft)) return;
    const idOf = (name: string) => linkedId(name in draft ? draft[name] : before?.[`${name}Id`]);
    const textOf = (name: string) => {
      const value = name in draft ? draft[name] : before?.[name];
      return typeof value === 'string' ? value : null;
    };
    const type = await linkedRecord(tx, 'paymentType', idOf('paymentType'));
    const item = await linkedRecord(tx, 'cashFlowItem', idOf('cashFlowItem'));
    const faults = faultsOfPayment(
      {
        amount: textOf('amount'),
        movement: textOf('movement'),
        currency: idOf('currency'),
        paymentType: type
          ? { name: String(type.name), status: String(type.status), currency: linkedId(type.currencyId) }
          : null,
        cashFlowItem: item ? { name: String(item.name), type: String(item.type) } : null,
      },
      type?.id !== before?.paymentTypeId,
    );
    if (faults.length > 0) throw failFields(faults);
  },
};

const checkedFields = ['amount', 'movement', 'currency', 'paymentType', 'cashFlowItem'];
