/** The values of a payment that are checked, and those of the records that it refers to; null if nothing is named. */
export interface PaymentFacts {
  readonly amount: string | null;
  readonly movement: string | null;
  readonly currency: number | null;
  readonly paymentType: {
    readonly name: string;
    readonly status: string;
    readonly currency: number | null;
  } | null;
  readonly cashFlowItem: { readonly name: string; readonly type: string } | null;
}

interface PaymentFault {
  readonly field: 'paymentType' | 'amount' | 'currency' | 'cashFlowItem';
  readonly code:
    | 'required'
    | 'payment_without_amount'
    | 'payment_type_finished'
    | 'payment_other_currency'
    | 'cash_flow_other_movement';
  readonly params?: Readonly<Record<string, string>>;
}

/**
 * Why a payment cannot be stored: it goes through a cash desk or an account that is in use, in its currency, has an amount, and
 * is counted under an item of its own direction. Empty if nothing is wrong.
 */
export function faultsOfPayment(payment: PaymentFacts, isNewType: boolean): PaymentFault[] {
  const { amount, movement, currency, paymentType, cashFlowItem } = payment;
  const faults: PaymentFault[] = [];
  if (!paymentType) faults.push({ field: 'paymentType', code: 'required' });
  if (!(Number(amount ?? 0) > 0)) faults.push({ field: 'amount', code: 'payment_without_amount' });
  if (isNewType && paymentType?.status === 'Finished')
    faults.push({ field: 'paymentType', code: 'payment_type_finished', params: { type: paymentType.name } });
  if (paymentType && paymentType.currency !== null && paymentType.currency !== currency)
    faults.push({ field: 'currency', code: 'payment_other_currency', params: { type: paymentType.name } });
  if (cashFlowItem && cashFlowItem.type !== movement)
    faults.push({
      field: 'cashFlowItem',
      code: 'cash_flow_other_movement',
      params: { item: cashFlowItem.name },
    });
  return faults;
}
