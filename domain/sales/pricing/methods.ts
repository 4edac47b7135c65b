import { EvaluationError } from '@marcbachmann/cel-js';
import type { Decimal } from 'decimal.js';
import { numberIn } from '../expression/salesExpression.ts';
import type { Asked, Candidate } from './candidates.ts';
import { isFormula, readFormula, type Formula, type FormulaValues } from './formula.ts';
import type { Discount } from './priceBook.ts';
import { Exact } from './rounding.ts';
import { NoPrice, step, type Step } from './steps.ts';

/** Parsed formulas, kept for many questions. */
export type Formulas = Map<string, ReturnType<typeof readFormula>>;

/** What a price computation uses. */
export interface Work {
  readonly asked: Asked;
  readonly formulas: Formulas;
  /** The discount that the order names, if the book has it. */
  readonly orderDiscount: Discount | undefined;
  readonly tell: (step: Step) => void;
}

/**
 * The price of one unit by a row of a list, in the currency of the list, not rounded.
 * @param base returns the price that a percent is computed from, in the same currency; called only if needed
 * @throws NoPrice if the row gives no price
 */
export function listed(work: Work, candidate: Candidate, base: () => Decimal | undefined): Decimal {
  const { list } = candidate;
  const price = byMethod(work, candidate, base);
  const factor = new Exact(list.rate).times(list.multiplier);
  if (factor.eq(1)) return price;
  const result = price.times(factor);
  work.tell(
    step('list_factors', {
      rate: new Exact(list.rate).toFixed(),
      multiplier: new Exact(list.multiplier).toFixed(),
      amount: price.toFixed(),
      result: result.toFixed(),
      currency: list.currency,
    }),
  );
  return result;
}

const byMethod = (work: Work, { list, item }: Candidate, base: () => Decimal | undefined): Decimal => {
  const { tell, asked } = work;
  const price = new Exact(item.price);
  const amount = { amount: price.toFixed(), currency: list.currency };
  switch (list.pricingMethod) {
    case 'fixed':
      tell(step('price_fixed', amount));
      return price;
    case 'scale':
      tell(step('price_scale', { ...amount, quantity: new Exact(item.quantityFrom).toFixed() }));
      return price;
    case 'table':
      tell(
        step('price_table', {
          ...amount,
          length: asked.sizes.length?.toFixed() ?? '–',
          height: asked.sizes.height?.toFixed() ?? '–',
          lengthTo: item.lengthTo === null ? '–' : new Exact(item.lengthTo).toFixed(),
          heightTo: item.heightTo === null ? '–' : new Exact(item.heightTo).toFixed(),
        }),
      );
      return price;
    case 'percent':
      return byPercent(work, { list, item }, base());
    case 'formula': {
      const text = item.formula ?? list.formula;
      if (!text) throw new NoPrice('formula_missing', { list: list.name });
      const given = speaksOfBase(text) ? base() : undefined;
      const result = computed(work, text, list.name, { price, ...(given && { base: given }) });
      tell(step('price_formula', { formula: text, amount: result.toFixed(), currency: list.currency }));
      return result;
    }
  }
};

const byPercent = ({ tell }: Work, { list, item }: Candidate, base: Decimal | undefined): Decimal => {
  if (item.percent === null) throw new NoPrice('percent_missing', { list: list.name });
  if (!base) throw new NoPrice('percent_without_base', { list: list.name });
  const result = base.times(item.percent).div(100);
  tell(
    step('price_percent', {
      percent: new Exact(item.percent).toFixed(),
      base: base.toFixed(),
      amount: result.toFixed(),
      currency: list.currency,
    }),
  );
  return result;
};

const speaksOfBase = (text: string): boolean => /\bbase\b/.test(text);

/**
 * The result of a formula for a question.
 * @throws NoPrice with the name of the list or discount, if it cannot be computed or is negative
 */
export function computed(
  { asked, formulas }: Work,
  text: string,
  where: string,
  amounts: { readonly price?: Decimal; readonly base?: Decimal },
): Decimal {
  const formula = formulaOf(formulas, text, where);
  const { length, height } = asked.sizes;
  let result: Decimal;
  try {
    result = formula.compute({
      ...amounts,
      quantity: asked.amount,
      ...(length && { length }),
      ...(height && { height }),
      ...(typeof asked.numberOfPieces === 'number' && { pieces: new Exact(asked.numberOfPieces) }),
      ...chosenValues(asked),
    });
  } catch (error) {
    if (!(error instanceof EvaluationError)) throw error;
    throw new NoPrice('formula_failed', {
      list: where,
      formula: text,
      reason: error.summary ?? error.message,
    });
  }
  if (result.lt(0))
    throw new NoPrice('formula_negative', { list: where, formula: text, amount: result.toFixed() });
  return result;
}

const formulaOf = (formulas: Formulas, text: string, where: string): Formula => {
  const known = formulas.get(text) ?? readFormula(text);
  formulas.set(text, known);
  if (isFormula(known)) return known;
  const reason = String(known.params.reason ?? known.params.name ?? '');
  throw new NoPrice('formula_failed', { list: where, formula: text, reason });
};

const chosenValues = ({ chosen = [] }: Asked): Pick<FormulaValues, 'values' | 'numbers'> => ({
  values: new Map(chosen.map(({ code, value }) => [code, value])),
  numbers: new Map(
    chosen.flatMap(({ code, value }) => {
      const number = numberIn(value);
      return number ? [[code, new Exact(number)] as const] : [];
    }),
  ),
});
