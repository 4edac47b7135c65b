import { useMemo } from 'react';
import { useCurrencies } from '../../data/useCurrencies.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { useText } from '../../i18n/useText.ts';
import type { CellContext } from './cellWriting.ts';
import type { Column } from './columns.ts';

const none: readonly Column[] = [];

/** What is needed to write values in the reader's language. @param columns of the table, if any */
export function useCellContext(columns: readonly Column[] = none): CellContext {
  const text = useText();
  const language = useLanguage();
  const currencies = useCurrencies(columns.some(({ field }) => field.inCurrency));
  return useMemo(
    () => ({ language, yes: text('common.yes'), no: text('common.no'), currencies }),
    [language, text, currencies],
  );
}
