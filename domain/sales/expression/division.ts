import { EvaluationError, type Environment } from '@marcbachmann/cel-js';
import { Decimal } from 'decimal.js';

/** The code that the evaluator itself gives to a division of whole numbers by zero. Exact numbers get the same one below. */
export const divisionByZero = 'division_by_zero';

type Value = Decimal | bigint | number;
const exactly = (value: Value): Decimal => (value instanceof Decimal ? value : new Decimal(String(value)));

const divided = (dividend: Value, divisor: Value): Decimal => {
  const exactDivisor = exactly(divisor);
  if (exactDivisor.isZero()) throw new EvaluationError({ code: divisionByZero, message: 'division by zero' });
  return exactly(dividend).div(exactDivisor);
};

/** Adds to the evaluator: division, rounding (to at most six decimals), minimum and maximum of exact numbers. */
export function registerDivision(into: Environment): void {
  for (const other of ['int', 'double']) {
    into.registerOperator(`Decimal / ${other}: Decimal`, divided);
    into.registerOperator(`${other} / Decimal: Decimal`, divided);
  }
  into.registerOperator('Decimal / Decimal: Decimal', divided);
  for (const one of ['Decimal', 'int', 'double'])
    for (const other of ['Decimal', 'int', 'double']) {
      into.registerFunction(`min(${one}, ${other}): Decimal`, (a: Value, b: Value) =>
        Decimal.min(exactly(a), exactly(b)),
      );
      into.registerFunction(`max(${one}, ${other}): Decimal`, (a: Value, b: Value) =>
        Decimal.max(exactly(a), exactly(b)),
      );
    }
  into.registerFunction('round(Decimal, int): Decimal', (value: Decimal, digits: bigint) =>
    exactly(value).toDecimalPlaces(Math.min(Math.max(Number(digits), 0), 6), Decimal.ROUND_HALF_UP),
  );
  into.registerFunction('ceil(Decimal): Decimal', (value: Decimal) => exactly(value).ceil());
  into.registerFunction('floor(Decimal): Decimal', (value: Decimal) => exactly(value).floor());
}
