import { Decimal } from 'decimal.js';
import Polyglot from 'node-polyglot';
import prices from '../words/sales/prices.json' with { type: 'json' };
import type { Language } from '../kernel/language.ts';
import { dateText } from '../kernel/written.ts';
import type { Step, StepKey } from '../sales/pricing/steps.ts';
import { textIn, type Row } from '../words/rows.ts';

type WordKey =
  | Exclude<StepKey, 'list_lost'>
  | `list_lost_${'customer' | 'priceType' | 'currency' | 'beginDate' | 'number'}`;
/** A step without a sentence does not compile. */
const rows: Readonly<Record<WordKey, Row>> = prices;

/** A step of a price's explanation as a sentence in the reader's language. Amounts are shortened to six digits after the point. */
export function priceSentence(language: Language, { key, values }: Step): string {
  const row = (rows as Readonly<Record<string, Row>>)[key === 'list_lost' ? `${key}_${values.why}` : key];
  if (!row) throw new Error(`A step of a price has no sentence: ${key}`);
  const shown = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, written(name, value)]),
  );
  return Polyglot.transformPhrase(textIn(row, language), shown, language);
}

const exactAmounts: ReadonlySet<string> = new Set(['amount', 'result', 'base', 'exact']);
const written = (name: string, value: string): string => {
  if (name === 'date') return dateText(value);
  if (!exactAmounts.has(name)) return value;
  return new Decimal(value).decimalPlaces() > 6 ? `≈ ${new Decimal(value).toFixed(6)}` : value;
};
