import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { objects } from '#domain/objects.ts';
import { callApi } from '../data/client.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { parseDecimal } from '../objects/typedNumbers.ts';
import { useDebounced } from '../parts/useDebounced.ts';

/** The inputs: a percentage, an amount, and the step to which prices are rounded. */
export const numbers = ['percent', 'amount', 'roundTo'] as const;
const typingPauseMs = 250;
const nothing = { percent: '', amount: '', roundTo: '' };

/** The typed change of prices and the new prices, which are requested after a pause in typing. */
export function usePriceChange(list: AnyRecord) {
  const language = useLanguage();
  const [typed, setTyped] = useState<Readonly<Record<(typeof numbers)[number], string>>>(nothing);
  const parsed = numbers.map((name) => [name, parseDecimal(language, typed[name])] as const);
  const filledIn = parsed.filter(([name]) => typed[name].trim() !== '');
  const unread = filledIn.filter(([, value]) => value === undefined).map(([name]) => name);
  const typedChange = Object.fromEntries(filledIn.filter(([, value]) => value !== undefined));
  const settledChange = useDebounced(JSON.stringify(typedChange), typingPauseMs);
  const hasChange = settledChange !== '{}';
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: [objects.pricelist.path, list.id, 'changed prices', list.updatedAt, settledChange],
    queryFn: ({ signal }) =>
      callApi('POST /pricelist/:id/change_prices', {
        params: { id: list.id },
        body: { ...(JSON.parse(settledChange) as object), preview: true },
        signal,
      }),
    enabled: hasChange,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return {
    typed,
    type: (name: (typeof numbers)[number], value: string) =>
      setTyped((before) => ({ ...before, [name]: value })),
    /** The names of the inputs that cannot be read as a number. */
    unread,
    typedChange,
    hasChange,
    /** Whether the shown prices are those of what is typed now. */
    isShown: settledChange === JSON.stringify(typedChange) && !(hasChange && isPlaceholderData),
    data,
    error,
  };
}

export type PriceChange = ReturnType<typeof usePriceChange>;
