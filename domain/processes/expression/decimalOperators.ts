import type { Environment } from '@marcbachmann/cel-js';
import { Decimal } from 'decimal.js';
import { decimalOf } from './writtenValues.ts';

/** A number in an expression: an exact one of a record, an integer of CEL (bigint), or a double of CEL (number). */
type Value = Decimal | bigint | number;
const asDecimal = (value: Value): Decimal => (value instanceof Decimal ? value : new Decimal(String(value)));

const arithmetic = {
  '+': (one, other) => one.plus(other),
  '-': (one, other) => one.minus(other),
  '*': (one, other) => one.times(other),
} satisfies Record<string, (one: Decimal, other: Decimal) => Decimal>;

const comparisons = {
  '<': (one, other) => one.lessThan(other),
  '<=': (one, other) => one.lessThanOrEqualTo(other),
  '>': (one, other) => one.greaterThan(other),
  '>=': (one, other) => one.greaterThanOrEqualTo(other),
} satisfies Record<string, (one: Decimal, other: Decimal) => boolean>;

/** Exact numbers are compared and computed with each other and with number literals, never as floats. */
export function registerDecimals(environment: Environment): void {
  environment.registerType('Decimal', { ctor: Decimal, fields: {} });
  for (const other of ['int', 'double']) {
    registerPair(environment, 'Decimal', other);
    registerPair(environment, other, 'Decimal');
  }
  registerPair(environment, 'Decimal', 'Decimal');
  // The library registers equality for both operand orders and also its negation.
  for (const type of ['Decimal', 'int', 'double']) {
    environment.registerOperator(`Decimal == ${type}`, (one: Value, other: Value) =>
      asDecimal(one).equals(asDecimal(other)),
    );
  }
  environment.registerFunction('decimal(string): Decimal', decimalOf);
  environment.registerFunction('decimal(int): Decimal', (integer: bigint) => asDecimal(integer));
  environment.registerFunction('decimal(double): Decimal', (number: number) => asDecimal(number));
  environment.registerFunction('string(Decimal): string', (value: Decimal) => value.toFixed());
  environment.registerFunction('total(list<Decimal>): Decimal', (values: Decimal[]) =>
    values.reduce((sum, value) => sum.plus(value), new Decimal(0)),
  );
}

/** Lets operands of these two types be compared and computed with each other, in this order. */
const registerPair = (environment: Environment, left: string, right: string): void => {
  for (const [sign, compare] of Object.entries(comparisons)) {
    environment.registerOperator(`${left} ${sign} ${right}`, (one: Value, other: Value) =>
      compare(asDecimal(one), asDecimal(other)),
    );
  }
  for (const [sign, compute] of Object.entries(arithmetic)) {
    environment.registerOperator(`${left} ${sign} ${right}: Decimal`, (one: Value, other: Value) =>
      compute(asDecimal(one), asDecimal(other)),
    );
  }
};
