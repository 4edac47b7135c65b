import { DateTime } from 'luxon';
import { useSearchParams } from 'react-router-dom';
import { isDay } from '#domain/kernel/filterValue.ts';
import { warsawNow } from '#domain/kernel/warsawDay.ts';
import { salesDimensions, type SalesDimension } from '#domain/sales/analysis.contracts.ts';

/** The choice of the screen. The days are ISO dates, both inclusive. */
export interface SalesChoice {
  readonly from: string;
  readonly to: string;
  /** Whether the sales are added up by month, customer or product. */
  readonly by: SalesDimension;
  /** The id of the only currency that is counted; undefined lets the server choose it. */
  readonly currency: number | undefined;
}

const day = (written: string | null, otherwise: DateTime): string =>
  isDay(written) ? written : otherwise.toFormat('yyyy-MM-dd');

/**
 * The choice of period, dimension and currency. It is kept in the address, so that Back from a list of orders leads to the same
 * analysis. If the address names no days, the period is the present month with the eleven months before, until today.
 */
export function useSalesChoice() {
  const [address, setAddress] = useSearchParams();
  const today = warsawNow();
  const currency = Number(address.get('currency'));
  const choice: SalesChoice = {
    from: day(address.get('from'), today.minus({ months: 11 }).startOf('month')),
    to: day(address.get('to'), today),
    by: salesDimensions.find((name) => name === address.get('by')) ?? 'month',
    currency: Number.isSafeInteger(currency) && currency > 0 ? currency : undefined,
  };
  const choose = (changed: Partial<SalesChoice>): void => {
    const next = { ...choice, ...changed };
    setAddress(
      Object.fromEntries(
        Object.entries(next).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
      ),
      { replace: true },
    );
  };
  return { choice, choose };
}
