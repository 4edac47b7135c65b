import { useFormContext } from 'react-hook-form';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import type { Double, doubleContracts } from '#domain/sales/double.contracts.ts';
import { callApi } from '../../data/client.ts';
import { useText } from '../../i18n/useText.ts';
import { useAsk } from '../../parts/AskProvider.tsx';

type Values = Readonly<Record<string, unknown>>;

/** The calls that return other records with the same reference. */
const routes = {
  salesOrder: 'POST /sales_order/get_double_data',
  customerRequest: 'POST /customer_request/get_double_data',
} as const satisfies Readonly<Record<keyof typeof doubleContracts, string>>;

/** How many of the other records the question names. */
const mostNamed = 3;

/** A record as the question shows it. */
const nameOf = ({ numberStr, customer }: Double): string =>
  [numberStr, customer?.presentation].filter(Boolean).join(', ');

/**
 * Asks before a second record is saved with the same reference, for the objects in `routes`. The reference is a text field of
 * these objects, by which people know an order or a request; it leads to no other record.
 * @returns a function of the typed values and of the stored record (`base`, undefined for a new one). It answers whether to save;
 * after a no, the reference has the focus
 */
export function useDoubleCheck(
  meta: ObjectMeta,
): (values: Values, base: Values | undefined) => Promise<boolean> {
  const form = useFormContext();
  const ask = useAsk();
  const text = useText();
  const route = Object.entries(routes).find(([name]) => name === meta.name)?.[1];
  return async (values, base) => {
    if (!route) return true;
    const { reference } = values;
    if (typeof reference !== 'string') return true;
    const typed = reference.trim();
    if (typed === '' || reference === base?.reference) return true;
    const body = { reference: typed, ...(base ? { id: Number(base.id) } : {}) };
    // If the check fails, the record is saved all the same, so that nothing typed is lost.
    const doubles = await callApi(route, { body }).catch(() => undefined);
    if (!doubles || doubles.count === 0) return true;
    const others = doubles.rows.slice(0, mostNamed).map(nameOf).join('\n');
    const consent = await ask({
      text: text('detail.doubleAsk', { value: typed, others }),
      danger: true,
    });
    if (!consent) form.setFocus('reference');
    return consent !== undefined;
  };
}
