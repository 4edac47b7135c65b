import { EvaluationError, type ASTNode, type Environment, type ParseResult } from '@marcbachmann/cel-js';
import { Decimal } from 'decimal.js';
import { Exact } from '../../kernel/decimals.ts';
import { childrenOf } from '../../processes/expression/bounds.ts';
import type { ExpressionFault } from '../../processes/expression/expression.ts';
import { isSalesExpression, readSalesExpression, salesEnvironment } from '../expression/salesExpression.ts';

/** The number variables of formulas. A formula fails if it uses one that the product or the order line has no value for. */
const formulaNumbers = ['price', 'base', 'quantity', 'length', 'height', 'pieces'] as const;
export type FormulaNumber = (typeof formulaNumbers)[number];
export type FormulaValues = Partial<Record<FormulaNumber, Decimal>> & {
  /** The chosen values by the codes of their parameters: all as text, and numeric ones also as numbers. */
  readonly values: ReadonlyMap<string, string>;
  readonly numbers: ReadonlyMap<string, Decimal>;
};

/** Why a formula has no result: a number variable that has no value, or the code of a parameter that has none. */
export class MissingValue extends Error {
  readonly of: { readonly number: FormulaNumber } | { readonly parameter: string };
  constructor(of: MissingValue['of']) {
    super('A formula uses a value that there is not.');
    this.of = of;
  }
}

/** A parsed formula such as `max(price, length * height * 120)`. */
export interface Formula {
  /** @throws MissingValue if the formula uses a value that `values` does not have, EvaluationError if the arithmetic fails */
  compute(values: FormulaValues): Decimal;
}

const resultTypes = ['Decimal', 'int', 'double', 'dyn'];

/** Parses a formula and checks its names and types. */
export function readFormula(text: string): Formula | ExpressionFault {
  const expression = readSalesExpression(environment(), text, resultTypes);
  if (!isSalesExpression(expression)) return expression;
  const usedNumbers = formulaNumbers.filter((name) => mentions(expression.tree, name));
  return { compute: (values) => resultOf(expression.run, usedNumbers, values) };
}

export function isFormula(expression: Formula | ExpressionFault): expression is Formula {
  return 'compute' in expression;
}

const resultOf = (
  run: ParseResult,
  usedNumbers: readonly FormulaNumber[],
  values: FormulaValues,
): Decimal => {
  const missing = usedNumbers.find((name) => values[name] === undefined);
  if (missing) throw new MissingValue({ number: missing });
  const result = computed(run, values);
  if (result instanceof Decimal && result.isFinite()) return new Exact(result);
  if (typeof result === 'bigint') return new Exact(result.toString());
  if (typeof result === 'number' && Number.isFinite(result)) return new Exact(result);
  // The result is no finite number; the caller treats this like faulty arithmetic.
  throw new EvaluationError('');
};

const noSuchKey = 'No such key: ';
/**
 * The result of the expression as the evaluator gives it. A parameter without a value is a key that the map `values` or `numbers`
 * does not have; the evaluator names the key only in the message of its error.
 */
const computed = (run: ParseResult, values: FormulaValues): unknown => {
  try {
    return run(asEvaluatorValues(values));
  } catch (error) {
    if (error instanceof EvaluationError && error.summary?.startsWith(noSuchKey))
      throw new MissingValue({ parameter: error.summary.slice(noSuchKey.length) });
    throw error;
  }
};

/** The evaluator recognizes exact numbers only by the class `Decimal`. Ours may be of the class `Exact`, and are converted. */
const asEvaluatorValues = ({ values, numbers, ...amounts }: FormulaValues) => ({
  values,
  numbers: new Map([...numbers].map(([code, number]) => [code, new Decimal(number)])),
  ...Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, new Decimal(amount)])),
});

/** Whether an expression, or a part of it, uses the variable. */
const mentions = (node: ASTNode, name: string): boolean =>
  (node.op === 'id' && node.args === name) || childrenOf(node).some((child) => mentions(child, name));

let formulaEnvironment: Environment | undefined;
const environment = (): Environment =>
  (formulaEnvironment ??= salesEnvironment({
    ...Object.fromEntries(formulaNumbers.map((name) => [name, 'Decimal'])),
    values: 'map<string, string>',
    numbers: 'map<string, Decimal>',
  }));
