import { Environment, parse, type ASTNode, type ParseResult } from '@marcbachmann/cel-js';
import { Decimal } from 'decimal.js';
import {
  childrenOf,
  faultOfBounds,
  maxExpressionLength,
  parserLimits,
} from '../../processes/expression/bounds.ts';
import { registerDecimals } from '../../processes/expression/decimalOperators.ts';
import { boundsCode, faultIn, type ExpressionFault } from '../../processes/expression/expression.ts';
import { faultOfValues } from '../../processes/expression/writtenValues.ts';
import { registerDivision } from './division.ts';

/** A parsed and checked expression. */
export interface SalesExpression {
  readonly tree: ASTNode;
  /** @throws EvaluationError if a value is missing or the arithmetic fails */
  readonly run: ParseResult;
}

/** Functions that only expressions of this module may call. Those of process expressions are allowed without being named here. */
const ownFunctions: ReadonlySet<string> = new Set(['min', 'max', 'round', 'ceil', 'floor']);

/**
 * Parses an expression of the sales module and checks its names and types. The language is that of process expressions, with
 * division and without a record.
 * @param types the CEL types that its result may have
 * @returns the expression, or its first fault. `start` and `end` of a fault count from 0, `params.at` counts from 1.
 */
export function readSalesExpression(
  environment: Environment,
  text: string,
  types: readonly string[],
): SalesExpression | ExpressionFault {
  if (text.length > maxExpressionLength)
    return { code: 'expression_too_long', params: { max: maxExpressionLength }, start: 0, end: text.length };
  let tree: ASTNode;
  try {
    tree = parse(text).ast;
  } catch (error) {
    return faultIn(error, text);
  }
  // 0: no iteration is around the whole expression.
  const outOfBounds = faultOfBounds(tree, 0, ownFunctions);
  if (outOfBounds)
    return {
      code: boundsCode[outOfBounds.reason],
      params: { name: outOfBounds.name, at: outOfBounds.start + 1 },
      start: outOfBounds.start,
      end: outOfBounds.end,
    };
  return (
    faultOfValues(tree) ?? faultOfWholeDivision(tree, text) ?? typeChecked(environment, text, tree, types)
  );
}

export function isSalesExpression(result: SalesExpression | ExpressionFault): result is SalesExpression {
  return 'run' in result;
}

/** An environment with typed variables. Creating one is slow: keep it. */
export function salesEnvironment(variables: Readonly<Record<string, string>>): Environment {
  // The elements of one list may have different types.
  const created = new Environment({ limits: parserLimits, homogeneousAggregateLiterals: false });
  registerDecimals(created);
  registerDivision(created);
  created.registerFunction('lower(string): string', (text: string) => text.toLocaleLowerCase('pl'));
  for (const [name, type] of Object.entries(variables)) created.registerVariable(name, type);
  return created;
}

/** Up to 15 digits, perhaps with a minus, and up to 10 decimals after a point or a comma: `-12,5`. */
const number = /^-?\d{1,15}([.,]\d{1,10})?$/;

/** The number in a text, with a point or a comma; undefined if it is not a number. */
export function numberIn(text: string): Decimal | undefined {
  return number.test(text) ? new Decimal(text.replace(',', '.')) : undefined;
}

const typeChecked = (
  environment: Environment,
  text: string,
  tree: ASTNode,
  types: readonly string[],
): SalesExpression | ExpressionFault => {
  try {
    const run = environment.parse(text);
    const { valid, type, error } = run.check();
    if (!valid || type === undefined) return faultIn(error, text);
    if (types.includes(type)) return { tree, run };
    return {
      code: 'expression_types',
      params: { reason: type, at: 1, name: text },
      start: 0,
      end: text.length,
    };
  } catch (error) {
    return faultIn(error, text);
  }
};

/** The division of whole numbers is refused: `1 / 2` would be 0, and so would a price. */
const faultOfWholeDivision = (node: ASTNode, text: string): ExpressionFault | undefined => {
  if (node.op === '/' && childrenOf(node).every(isWhole))
    return {
      code: 'expression_types',
      params: { reason: text.slice(node.start, node.end), at: node.start + 1, name: text },
      start: node.start,
      end: node.end,
    };
  for (const child of childrenOf(node)) {
    const found = faultOfWholeDivision(child, text);
    if (found) return found;
  }
  return undefined;
};

/** Whether a node certainly gives a whole number. */
const isWhole = (node: ASTNode): boolean => {
  if (node.op === 'value') return typeof node.args === 'bigint';
  // The functions `size` and `int` return whole numbers.
  if (node.op === 'call' || node.op === 'rcall') return ['size', 'int'].includes(node.args[0]);
  // `-_` is the minus sign before a number.
  return ['+', '-', '*', '/', '%', '-_'].includes(node.op) && childrenOf(node).every(isWhole);
};
