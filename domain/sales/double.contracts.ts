import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { recordId } from '../kernel/recordId.ts';
import type { objects } from '../objects.ts';

/** The names of the objects whose field `reference` has `asksDouble`, such as `salesOrder`: these can be asked for doubles. */
type AskingObject = {
  [N in keyof typeof objects]: (typeof objects)[N]['fields'] extends {
    readonly reference: { readonly asksDouble: true };
  }
    ? N
    : never;
}[keyof typeof objects];

const reference = z.object({ id: z.int(), presentation: z.string() });
const body = z.object({
  reference: z.string().trim().min(1).max(255),
  id: recordId.nullish().describe('The record that has the reference itself; it is not counted as a double'),
});
/** The data by which a person tells records with the same reference number from one another. */
export const doubleShape = z.object({
  id: z.int(),
  numberStr: z.string(),
  date: z.string().nullish(),
  reference: z.string(),
  customer: reference.nullish(),
  status: reference.extend({ color: z.string().nullish() }).nullish(),
  /** The value of an order. The value of a request is in `amount`. */
  sumBrutto: z.string().nullish(),
  amount: z.string().nullish(),
  currency: reference.nullish(),
});
export type Double = z.output<typeof doubleShape>;

const doublesAt = <const P extends string>(path: P) => ({
  check: contract({
    method: 'post',
    path: `${path}/check_double` as const,
    body,
    answer: z.object({ double: z.boolean(), count: z.int() }),
  }),
  others: contract({
    method: 'post',
    path: `${path}/get_double_data` as const,
    body,
    answer: z.object({ rows: z.array(doubleShape), count: z.int() }),
  }),
});

/** Whether another record of the same object, a double, has the same reference (`check`), and which ones do (`others`). */
export const doubleContracts = {
  salesOrder: doublesAt('/sales_order'),
  customerRequest: doublesAt('/customer_request'),
} satisfies Readonly<Record<AskingObject, object>>;
