import type { AnyEndpoint } from '../http/endpoint.ts';
import type { ApiParts } from '../parts.ts';
import { cashDeskEndpoints } from './cashDesk.endpoints.ts';
import { firmEndpoints } from './firms.endpoints.ts';
import { invoiceEndpoints } from './invoices.endpoints.ts';
import { paymentEndpoints } from './payments.endpoints.ts';
import { receiptEndpoints } from './receipts.endpoints.ts';

export const financeCalls = (parts: ApiParts): AnyEndpoint[] => [
  ...firmEndpoints(parts),
  ...paymentEndpoints(parts),
  ...receiptEndpoints(parts),
  ...cashDeskEndpoints(parts),
  ...invoiceEndpoints(parts),
];
