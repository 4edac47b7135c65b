import { Decimal } from 'decimal.js';
import Polyglot from 'node-polyglot';
import prices from '../words/sales/prices.json' with { type: 'json' };
import type { Language } from '../kernel/language.ts';
import { dateText, decimalText } from '../kernel/written.ts';
import type { Step, StepKey } from '../sales/pricing/steps.ts';
import { textIn, type Row } from '../words/rows.ts';
import { fieldLabel } from './index.ts';

/** The step about a price list that another one precedes has a sentence for each reason, which is in `values.why`. */
type WordKey =
  | Exclude<StepKey, 'list_lost'>
  | `list_lost_${'customer' | 'priceType' | 'currency' | 'beginDate' | 'number'}`;
/** A step without a sentence does not compile. */
const rows: Readonly<Record<WordKey, Row>> = prices;

/** A step of a price's explanation as a sentence in the reader's language. Amounts have at most six digits after the point. */
export function priceSentence(language: Language, { key, values }: Step): string {
  const row = (rows as Readonly<Record<string, Row>>)[key === 'list_lost' ? `${key}_${values.why}` : key];
  if (!row) throw new Error(`A step of a price has no sentence: ${key}`);
  const params = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, writtenValue(language, key, name, value)]),
  );
  return Polyglot.transformPhrase(textIn(row, language), params, language);
}

/** Amounts that are computed without rounding, so that they may have many digits after the point. */
const exactAmounts: ReadonlySet<string> = new Set(['amount', 'result', 'base', 'exact']);
/** The most digits after the point that are shown. */
const mostDigits = 6;
/** Values that people named are left as they are: a list may be called “2026.10”. */
const namedValues: ReadonlySet<string> = new Set([
  'list',
  'winner',
  'discount',
  'formula',
  'unit',
  'own',
  'code',
  'parameter',
  'reason',
]);
/** A value of a step as it stands in the sentence: a date, the label of a field, a name, or a number in the reader's format. */
const writtenValue = (language: Language, key: Step['key'], name: string, value: string): string => {
  if (name === 'date') return dateText(value);
  if (name === 'field') return fieldLabel(language, 'salesOrder', `products.${value}`);
  // In the sum of a row the discount is an amount, elsewhere it is a name.
  const isNamed = namedValues.has(name) && key !== 'row_sum';
  if (isNamed || !/^-?\d+(\.\d+)?$/.test(value)) return value;
  const digits = value.split('.')[1]?.length ?? 0;
  if (exactAmounts.has(name) && digits > mostDigits)
    return `≈ ${decimalText(language, new Decimal(value).toFixed(mostDigits), mostDigits)}`;
  return decimalText(language, value, digits);
};
