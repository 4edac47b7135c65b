import type { AnyEndpoint } from '../http/endpoint.ts';
import type { ApiDependencies } from '../dependencies.ts';
import { cashDeskEndpoints } from './cashDesk.endpoints.ts';
import { cashFlowEndpoints } from './cashFlow.endpoints.ts';
import { firmEndpoints } from './firms.endpoints.ts';
import { invoiceEndpoints } from './invoices.endpoints.ts';
import { orderPaymentEndpoints } from './orderPayments.endpoints.ts';
import { paymentEndpoints } from './payments.endpoints.ts';
import { receiptEndpoints } from './receipts.endpoints.ts';

export function financeCalls(dependencies: ApiDependencies): AnyEndpoint[] {
  return [
    ...firmEndpoints(dependencies),
    ...paymentEndpoints(dependencies),
    ...receiptEndpoints(dependencies),
    ...cashDeskEndpoints(dependencies),
    ...cashFlowEndpoints(dependencies),
    ...orderPaymentEndpoints(dependencies),
    ...invoiceEndpoints(dependencies),
  ];
}
