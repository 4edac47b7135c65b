import { EvaluationError, type ParseResult } from '@marcbachmann/cel-js';
import { Decimal } from 'decimal.js';
import { numberIn } from '../expression/salesExpression.ts';
import type { Answered } from './configuration.ts';
import type { Place, SettingFault } from './faults.ts';
import {
  keysOfSetting,
  nameInExpressions,
  propertyKey,
  type OpenSetting,
  type ParameterValue,
} from './settings.ts';
import { beginningOf } from '../../kernel/shortText.ts';

/** The variables of expressions. A parameter without a value is an empty text in `values` and absent from `numbers`. */
export interface Variables {
  readonly values: Map<string, string>;
  readonly numbers: Map<string, Decimal>;
}

/** Thrown inside the configurator if an expression cannot be evaluated. */
export class EvaluationFailure extends Error {
  readonly fault: SettingFault;
  constructor({ parameter }: OpenSetting, place: Place, reason: string) {
    super(reason);
    this.fault = {
      key: 'failed',
      parameterId: parameter.id,
      place,
      values: { parameter: parameter.name, reason },
    };
  }
}

/** The decimal places of a calculated number: the same number that an input may have. */
const calculatedScale = 10;
/** The longest text of a chosen parameter, in characters. */
export const longestChosenText = 255;

/**
 * The variables of the expression that decides whether a list offers this value: its code, and its properties that are not
 * calculated. All are in `offered` as texts; those that are numbers are also in `offeredNumbers`.
 */
export function variablesOfValue(value: ParameterValue) {
  const texts = new Map([
    ['code', nameInExpressions(value)],
    ...value.properties
      .filter(({ calculated }) => !calculated)
      .map((each) => [each.propId, each.propValue ?? ''] as const),
  ]);
  return { offered: texts, offeredNumbers: numbersIn(texts) };
}

/** The texts that are numbers, as numbers. */
const numbersIn = (texts: ReadonlyMap<string, string>): Map<string, Decimal> =>
  new Map(
    [...texts].flatMap(([key, text]) => {
      const number = numberIn(text);
      return number ? [[key, number] as const] : [];
    }),
  );

/** Adds an answer to the variables of later expressions: the name of the chosen value, or the typed text; and its properties. */
export function learn({ values, numbers }: Variables, { setting, value, label, properties }: Answered): void {
  const entries = new Map([
    [nameInExpressions(setting.parameter), value ? nameInExpressions(value) : label],
    ...properties.map(
      ({ propId, propValue }) => [propertyKey(setting.parameter, propId), propValue ?? ''] as const,
    ),
  ]);
  for (const [key, text] of entries) values.set(key, text);
  for (const [key, number] of numbersIn(entries)) numbers.set(key, number);
}

/** The variables before anything is chosen. */
export function knownAtFirst(settings: readonly OpenSetting[]): Variables {
  return {
    values: new Map(settings.flatMap(keysOfSetting).map((key) => [key, ''] as const)),
    numbers: new Map(),
  };
}

/** The result of an expression. @throws EvaluationFailure if a value is missing or the arithmetic fails */
export function evaluate(
  setting: OpenSetting,
  place: Place,
  expression: ParseResult,
  variables: Variables,
): unknown {
  try {
    return expression({ ...variables });
  } catch (error) {
    if (!(error instanceof EvaluationError)) throw error;
    throw new EvaluationFailure(setting, place, error.summary ?? error.message);
  }
}

/** A calculated value as stored text. @throws EvaluationFailure if it has no such text */
export function asText(setting: OpenSetting, place: Place, value: unknown): string {
  if (value instanceof Decimal && value.isFinite()) return value.toDecimalPlaces(calculatedScale).toFixed();
  if (typeof value === 'number' && Number.isFinite(value))
    return new Decimal(value).toDecimalPlaces(calculatedScale).toFixed();
  if (typeof value === 'bigint' || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return beginningOf(value, longestChosenText);
  throw new EvaluationFailure(setting, place, '');
}
