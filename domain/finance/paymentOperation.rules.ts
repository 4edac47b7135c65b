/** The values of a payment that are checked, and those of the records that it refers to; null if nothing is named. */
export interface PaymentFacts {
  readonly amount: string | null;
  readonly currency: number | null;
  readonly paymentType: {
    readonly name: string;
    readonly status: string;
    readonly currency: number | null;
  } | null;
}

interface PaymentFault {
  readonly field: 'paymentType' | 'amount' | 'currency';
  readonly code: 'required' | 'payment_without_amount' | 'payment_type_finished' | 'payment_other_currency';
  readonly params?: Readonly<Record<string, string>>;
}

/** Why a payment cannot be stored: it needs an amount, and a cash desk or an account that is in use and in its currency. */
export function faultsOfPayment(payment: PaymentFacts, isNewType: boolean): PaymentFault[] {
  const { amount, currency, paymentType } = payment;
  const faults: PaymentFault[] = [];
  if (!paymentType) faults.push({ field: 'paymentType', code: 'required' });
  if (!(Number(amount ?? 0) > 0)) faults.push({ field: 'amount', code: 'payment_without_amount' });
  if (isNewType && paymentType?.status === 'Finished')
    faults.push({ field: 'paymentType', code: 'payment_type_finished', params: { type: paymentType.name } });
  if (paymentType && paymentType.currency !== null && paymentType.currency !== currency)
    faults.push({ field: 'currency', code: 'payment_other_currency', params: { type: paymentType.name } });
  return faults;
}
