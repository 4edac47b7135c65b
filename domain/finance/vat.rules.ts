import { Decimal } from 'decimal.js';
import { exact, moneyScale } from '../kernel/decimals.ts';

/**
 * The VAT rates of a KSeF invoice with their percent; null if no tax is computed: exempt (`zw`), taxed at the buyer (`oo`), or
 * not taxed in Poland (`np`).
 */
export const vatPercent = {
  '23': 23,
  '22': 22,
  '8': 8,
  '7': 7,
  '5': 5,
  '4': 4,
  '3': 3,
  '0 KR': 0,
  '0 WDT': 0,
  '0 EX': 0,
  zw: null,
  oo: null,
  'np I': null,
  'np II': null,
} as const satisfies Record<string, number | null>;
export type VatCode = keyof typeof vatPercent;

export function isVatCode(code: unknown): code is VatCode {
  return typeof code === 'string' && Object.hasOwn(vatPercent, code);
}

/** One line with its price in złotys, tax included. */
export interface GrossLine {
  readonly gross: string;
  readonly vatCode: VatCode;
}

export interface Amounts {
  readonly net: string;
  readonly vat: string;
  readonly gross: string;
}

export interface RateTotal extends Amounts {
  readonly vatCode: VatCode;
}

/** The amounts of each line, of each rate and of all together. */
export interface Taxed extends Amounts {
  readonly lines: readonly Amounts[];
  readonly rates: readonly RateTotal[];
}

/**
 * The tax in gross prices by the VAT act: per rate, gross × rate ÷ (100 + rate), rounded once on the sum of the rate. The lines
 * add up to it exactly: each gets its own rounded part, and the rounding difference goes to the largest.
 */
export function taxInGross(grossLines: readonly GrossLine[]): Taxed {
  const codes = [...new Set(grossLines.map(({ vatCode }) => vatCode))];
  const vatOfLine = new Map<GrossLine, Decimal>();
  const rates = codes.map((vatCode): RateTotal => {
    const lines = grossLines.filter((line) => line.vatCode === vatCode);
    const gross = totalOf(lines.map((line) => line.gross));
    const vat = taxOf(gross, vatCode);
    shareOut(vat, lines, vatOfLine);
    return { vatCode, ...amounts(gross, vat) };
  });
  const all = amounts(totalOf(rates.map(({ gross }) => gross)), totalOf(rates.map(({ vat }) => vat)));
  const lines = grossLines.map((line) =>
    amounts(new Decimal(line.gross), vatOfLine.get(line) ?? new Decimal(0)),
  );
  return { lines, rates, ...all };
}

/** The sum of amounts, not rounded. */
export function totalOf(values: readonly string[]): Decimal {
  return values.reduce((total, value) => total.plus(value), new Decimal(0));
}

const taxOf = (gross: Decimal, code: VatCode): Decimal => {
  const percent = vatPercent[code] ?? 0;
  return gross
    .times(percent)
    .div(100 + percent)
    .toDecimalPlaces(moneyScale, Decimal.ROUND_HALF_UP);
};

/** Divides the tax of one rate among its lines, and puts the parts into `vatOfLine`. */
const shareOut = (vat: Decimal, lines: readonly GrossLine[], vatOfLine: Map<GrossLine, Decimal>): void => {
  let remainder = vat;
  for (const line of lines) {
    const ownTax = taxOf(new Decimal(line.gross), line.vatCode);
    vatOfLine.set(line, ownTax);
    remainder = remainder.minus(ownTax);
  }
  const largest = lines.toSorted((one, other) => new Decimal(other.gross).comparedTo(one.gross))[0];
  if (largest) vatOfLine.set(largest, (vatOfLine.get(largest) ?? new Decimal(0)).plus(remainder));
};

const amounts = (gross: Decimal, vat: Decimal): Amounts => ({
  net: exact(gross.minus(vat), moneyScale),
  vat: exact(vat, moneyScale),
  gross: exact(gross, moneyScale),
});
