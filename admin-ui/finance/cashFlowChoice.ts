import { DateTime } from 'luxon';
import { useSearchParams } from 'react-router-dom';
import {
  cashFlowDimensions,
  type CashFlowDimension,
  type CashFlowRow,
} from '#domain/finance/cashFlow.contracts.ts';
import { isDay } from '#domain/kernel/filterValue.ts';
import { warsawNow } from '#domain/kernel/warsawDay.ts';
import { objects } from '#domain/objects.ts';
import type { FilterPart } from '#domain/platform/filterParts.ts';
import { queryOf, wholeList } from '../objects/list/listState.ts';

/** The choice of the screen. The days are ISO dates, both inclusive. */
export interface CashFlowChoice {
  readonly from: string;
  readonly to: string;
  readonly by: CashFlowDimension;
}

/**
 * The choice of days and dimension, at first this month. It is kept in the address, so that Back from a list of payments leads to
 * the same figures.
 */
export function useCashFlowChoice() {
  const [address, setAddress] = useSearchParams();
  const today = warsawNow();
  const day = (name: 'from' | 'to', otherwise: DateTime): string => {
    const value = address.get(name);
    return isDay(value) ? value : otherwise.toFormat('yyyy-MM-dd');
  };
  const choice: CashFlowChoice = {
    from: day('from', today.startOf('month')),
    to: day('to', today),
    by: cashFlowDimensions.find((name) => name === address.get('by')) ?? 'paymentType',
  };
  const choose = (changed: Partial<CashFlowChoice>): void => {
    setAddress({ ...choice, ...changed }, { replace: true });
  };
  return { choice, choose };
}

const paymentsWith = (
  { from, to }: Pick<CashFlowChoice, 'from' | 'to'>,
  conditions: readonly FilterPart[],
): string =>
  `/${objects.paymentOperation.path}?${queryOf({ ...wholeList, from, to, marked: false, conditions })}`;

/** The payments of a currency. A payment without a currency has that of its cash desk or account (`paymentType`). */
const inCurrency = (currency: CashFlowRow['currency']): FilterPart[] => {
  const ofAccount = 'paymentType.currency';
  const hasNone = { fieldPath: 'currency', operator: 'notFilled' } as const;
  if (!currency) return [hasNone, { fieldPath: ofAccount, operator: 'notFilled' }];
  const equalsCurrency = { operator: 'eq', value: currency } as const;
  return [
    {
      or: [
        { fieldPath: 'currency', ...equalsCurrency },
        { and: [hasNone, { fieldPath: ofAccount, ...equalsCurrency }] },
      ],
    },
  ];
};

/** The list of the payments that a row adds up. */
export function paymentsBehind({ by, ...days }: CashFlowChoice, { group, currency }: CashFlowRow): string {
  return paymentsWith(days, [
    { fieldPath: 'confirmed', operator: 'eq', value: true },
    group ? { fieldPath: by, operator: 'eq', value: group } : { fieldPath: by, operator: 'notFilled' },
    ...inCurrency(currency),
  ]);
}

/** The list of the payments that do not count yet. */
export function unconfirmedPayments(days: CashFlowChoice): string {
  return paymentsWith(days, [{ fieldPath: 'confirmed', operator: 'eq', value: false }]);
}
