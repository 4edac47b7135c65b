import { areAddresses } from '../kernel/addresses.ts';
import type { FieldError } from '../kernel/fail.ts';
import type { OrderPaperKind } from './orderPaperKinds.ts';

/** The UUIDs of the standard e-mail templates, by the paper of the order that they send. */
export const paperTemplates: Readonly<Record<OrderPaperKind, string>> = {
  offer: '5a4b1c0e-6f0d-4a53-9d3f-0c1f8e3f7b01',
  confirmation: '5a4b1c0e-6f0d-4a53-9d3f-0c1f8e3f7b02',
  packingList: '5a4b1c0e-6f0d-4a53-9d3f-0c1f8e3f7b03',
};

/** An e-mail to the customer of an order. */
export interface OrderLetter {
  readonly to: string;
  readonly cc?: string | null | undefined;
  readonly subject: string;
  readonly body: string;
}

/** Missing or wrong fields of an e-mail; empty if it may be sent. */
export function faultsOfLetter(letter: OrderLetter): FieldError[] {
  const missing = (['to', 'subject', 'body'] as const).filter((field) => letter[field].trim() === '');
  const wrong = (['to', 'cc'] as const).filter((field) => {
    const written = letter[field] ?? '';
    return written.trim() !== '' && !areAddresses(written);
  });
  return [
    ...missing.map((field) => ({ field, code: 'required' as const })),
    ...wrong.map((field) => ({ field, code: 'email_invalid' as const })),
  ];
}
