import type { Debtor, TruckDebt } from '#domain/finance/debt.ts';
import type { PaymentMeans } from '#domain/finance/paymentMeans.ts';
import type { Page } from '../data/dataProvider.ts';
import { call } from '../data/http.ts';

/** A payment that is ready to be paid. */
export interface OpenPayment {
  readonly id: number;
  readonly numberStr: string;
  readonly amount: string;
}

/** For whom the invoice is. */
export interface Buyer {
  readonly number: string;
  readonly name: string;
  readonly address: string;
}

export interface Receipt {
  readonly id: number;
  readonly state: 'Queued' | 'Printed' | 'AsPdf';
}

const post = <T>(path: string, body: object = {}): Promise<T> => call<T>(path, { method: 'POST', body });

/** What a cashier asks the API for. Every write may be sent twice and is done once. */
export const cashCalls = {
  trucks: (query: string, signal: AbortSignal) =>
    call<{ readonly rows: readonly Debtor[] }>('/cash_desk/trucks', { query: { query }, signal }),
  debt: (dispositionId: number, signal: AbortSignal) =>
    call<TruckDebt>(`/cash_desk/trucks/${dispositionId}`, { signal }),
  prepare: (dispositionId: number) => post<OpenPayment>('/delivery_payments/prepare', { dispositionId }),
  prepareItem: (punishmentId: number) => post<OpenPayment>(`/punishments/${punishmentId}/prepare_payment`),
  pay: (paymentId: number, amount: string, means: PaymentMeans) =>
    post(`/delivery_payments/${paymentId}/pay`, { amount, means }),
  invoiceFor: (paymentId: number, buyer: Buyer) =>
    call(`/delivery_payments/${paymentId}`, {
      method: 'PUT',
      body: {
        fakturaCheck: true,
        fakturaNIP: buyer.number,
        fakturaName: buyer.name,
        fakturaAddress: buyer.address || null,
      },
    }),
  firm: (nip: string) =>
    call<{ readonly nip: string; readonly name: string; readonly address: string }>(
      '/counterparties/gus_by_nip',
      { query: { nip } },
    ),
  cancelItem: (punishmentId: number, reason: string) =>
    post(`/punishments/${punishmentId}/cancel`, { reason }),
  /** The penalty on a slip with this bar code. */
  itemOfSlip: async (barcode: string): Promise<number | undefined> => {
    const { rows } = await call<Page>('/punishments', {
      query: { limit: 1, filter: JSON.stringify({ barcode, markedToDelete: false }) },
    });
    return rows[0]?.id;
  },
  addItem: (item: {
    readonly disposition: number;
    readonly punishmentType: number;
    readonly quantity: string;
    readonly comment: string | null;
  }) => post('/punishments', item),
  settleCard: (cardPaymentId: number, outcome: 'taken' | 'notTaken', why: string) =>
    post(`/card_payments/${cardPaymentId}/settle`, { outcome, why }),
  printReceipt: (paymentId: number) => post<Receipt>(`/delivery_payments/${paymentId}/receipts`),
  receipt: (paymentId: number, printId: number) =>
    call<Receipt>(`/delivery_payments/${paymentId}/receipts/${printId}`),
};
