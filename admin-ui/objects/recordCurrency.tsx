import { createContext, useContext, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { FieldMeta } from '#domain/kernel/meta.ts';
import { isReference } from '#domain/kernel/record.ts';
import { useCurrencies } from '../data/useCurrencies.ts';
import { currencySign } from './formats.ts';

const CodeInUse = createContext<string | undefined>(undefined);

interface RecordCurrencyProps {
  /** The record's reference to its currency. */
  readonly currency: unknown;
  readonly children: ReactNode;
}

/** Provides the currency of a record to the amounts inside. */
export function RecordCurrency({ currency, children }: RecordCurrencyProps) {
  const codes = useCurrencies(isReference(currency));
  const code = isReference(currency) ? codes?.get(currency.id) : undefined;
  return <CodeInUse.Provider value={code}>{children}</CodeInUse.Provider>;
}

/** Provides the currency that is chosen in a form to the amounts inside. */
export function FormCurrency({ children }: { readonly children: ReactNode }) {
  const currency: unknown = useWatch({ name: 'currency' });
  return <RecordCurrency currency={currency}>{children}</RecordCurrency>;
}

/** The sign after an amount in a field of the surrounding record. A field that is not in the record's currency is in zloty. */
export function useCurrencySign({ inCurrency }: Pick<FieldMeta, 'inCurrency'>): string {
  const code = useContext(CodeInUse);
  return currencySign(inCurrency ? code : 'PLN');
}
