import { EvaluationError } from '@marcbachmann/cel-js';
import type { Decimal } from 'decimal.js';
import { divisionByZero } from '../expression/division.ts';
import { numberIn } from '../expression/salesExpression.ts';
import { Exact } from '../../kernel/decimals.ts';
import type { ParsedQuestion, Candidate } from './candidates.ts';
import { isFormula, MissingValue, readFormula, type Formula, type FormulaValues } from './formula.ts';
import type { Discount } from './priceBook.ts';
import { NoPrice, step, type Step } from './steps.ts';

/** Formulas by their text, parsed once for many questions; a formula that cannot be parsed is kept as its fault. */
export type Formulas = Map<string, ReturnType<typeof readFormula>>;

/** What a price computation uses. */
export interface PricingContext {
  readonly question: ParsedQuestion;
  readonly formulas: Formulas;
  /** The discount that the order names, if the book has it. */
  readonly orderDiscount: Discount | undefined;
  readonly addStep: (step: Step) => void;
}

/**
 * The price of one unit by a row of a list, in the currency of the list, not rounded.
 * @param base returns the price that a percent is computed from, in the same currency; called only if needed
 * @throws NoPrice if the row gives no price
 */
export function listPrice(
  context: PricingContext,
  candidate: Candidate,
  base: () => Decimal | undefined,
): Decimal {
  const { list } = candidate;
  const price = byMethod(context, candidate, base);
  const factor = new Exact(list.rate).times(list.multiplier);
  if (factor.eq(1)) return price;
  const result = price.times(factor);
  context.addStep(
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

const byMethod = (
  context: PricingContext,
  { list, item }: Candidate,
  base: () => Decimal | undefined,
): Decimal => {
  const { addStep, question } = context;
  const price = new Exact(item.price);
  const amount = { amount: price.toFixed(), currency: list.currency };
  switch (list.pricingMethod) {
    case 'fixed':
      addStep(step('price_fixed', amount));
      return price;
    case 'scale':
      addStep(step('price_scale', { ...amount, quantity: new Exact(item.quantityFrom).toFixed() }));
      return price;
    case 'table':
      addStep(
        step('price_table', {
          ...amount,
          length: question.sizes.length?.toFixed() ?? '–',
          height: question.sizes.height?.toFixed() ?? '–',
          lengthTo: item.lengthTo === null ? '–' : new Exact(item.lengthTo).toFixed(),
          heightTo: item.heightTo === null ? '–' : new Exact(item.heightTo).toFixed(),
        }),
      );
      return price;
    case 'percent':
      return byPercent(context, { list, item }, base());
    case 'formula': {
      const text = item.formula ?? list.formula;
      if (!text) throw new NoPrice('formula_missing', { list: list.name });
      const basePrice = mentionsBase(text) ? base() : undefined;
      const result = formulaResult(context, text, list.name, {
        price,
        ...(basePrice && { base: basePrice }),
      });
      addStep(step('price_formula', { formula: text, amount: result.toFixed(), currency: list.currency }));
      return result;
    }
  }
};

const byPercent = (
  { addStep }: PricingContext,
  { list, item }: Candidate,
  base: Decimal | undefined,
): Decimal => {
  if (item.percent === null) throw new NoPrice('percent_missing', { list: list.name });
  if (!base) throw new NoPrice('percent_without_base', { list: list.name });
  const result = base.times(item.percent).div(100);
  addStep(
    step('price_percent', {
      percent: new Exact(item.percent).toFixed(),
      base: base.toFixed(),
      amount: result.toFixed(),
      currency: list.currency,
    }),
  );
  return result;
};

/** Whether a formula uses the variable `base`. A longer word, such as `database`, does not count. */
const mentionsBase = (text: string): boolean => /\bbase\b/.test(text);

/**
 * The result of a formula for a question.
 * @throws NoPrice with the name of the list or discount, if it cannot be computed or is negative
 */
export function formulaResult(
  { question, formulas }: PricingContext,
  text: string,
  sourceName: string,
  amounts: { readonly price?: Decimal; readonly base?: Decimal },
): Decimal {
  const formula = formulaOf(formulas, text, sourceName);
  const { length, height } = question.sizes;
  let result: Decimal;
  try {
    result = formula.compute({
      ...amounts,
      quantity: question.ownQuantity,
      ...(length && { length }),
      ...(height && { height }),
      ...(typeof question.numberOfPieces === 'number' && { pieces: new Exact(question.numberOfPieces) }),
      ...chosenValues(question),
    });
  } catch (error) {
    if (error instanceof MissingValue) throw withoutValue(error.of, { list: sourceName, formula: text });
    if (!(error instanceof EvaluationError)) throw error;
    if (error.code === divisionByZero)
      throw new NoPrice('formula_divides_by_zero', { list: sourceName, formula: text });
    throw new NoPrice('formula_failed', {
      list: sourceName,
      formula: text,
      reason: error.summary ?? error.message,
    });
  }
  if (result.lt(0))
    throw new NoPrice('formula_negative', { list: sourceName, formula: text, amount: result.toFixed() });
  return result;
}

/** Why a formula gives no price: it needs the value of a parameter, the base, or a field of the question that is not there. */
const withoutValue = (of: MissingValue['of'], values: Readonly<Record<string, string>>): NoPrice => {
  if ('parameter' in of) return new NoPrice('formula_without_parameter', { ...values, ...of });
  if (of.number === 'base') return new NoPrice('formula_without_base', values);
  const field = of.number === 'pieces' ? 'numberOfPieces' : of.number;
  return new NoPrice('formula_without_field', { ...values, field });
};

const formulaOf = (formulas: Formulas, text: string, sourceName: string): Formula => {
  const formula = formulas.get(text) ?? readFormula(text);
  formulas.set(text, formula);
  if (isFormula(formula)) return formula;
  const reason = String(formula.params.reason ?? formula.params.name ?? '');
  throw new NoPrice('formula_failed', { list: sourceName, formula: text, reason });
};

const chosenValues = ({ chosen = [] }: ParsedQuestion): Pick<FormulaValues, 'values' | 'numbers'> => ({
  values: new Map(chosen.map(({ code, value }) => [code, value])),
  numbers: new Map(
    chosen.flatMap(({ code, value }) => {
      const number = numberIn(value);
      return number ? [[code, new Exact(number)] as const] : [];
    }),
  ),
});
