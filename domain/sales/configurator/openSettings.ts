import type { Environment, ParseResult } from '@marcbachmann/cel-js';
import type { ExpressionFault } from '../../processes/expression/expression.ts';
import { isSalesExpression, readSalesExpression, salesEnvironment } from '../expression/salesExpression.ts';
import type { Place, SettingFault } from './faults.ts';
import { keysIn, referenceFaults, type ValueReference } from './references.ts';
import { nameInExpressions, type OpenSetting, type OpenSettings, type ParameterSetting } from './settings.ts';

/**
 * Opens the settings of a product: parses all their expressions, so that these can be evaluated, and finds their errors in names,
 * types, order and circles.
 */
export function openSettings(written: readonly ParameterSetting[]): OpenSettings {
  const settings = written.toSorted(
    (one, other) => one.sortNumber - other.sortNumber || one.parameter.id - other.parameter.id,
  );
  const faults: SettingFault[] = [];
  const references: ValueReference[] = [];
  const opened = settings.map((setting) => openSetting(setting, faults, references));
  return {
    settings: opened,
    faults: [...faults, ...referenceFaults(settings, references), ...faultsOfListsAndCodes(settings)],
  };
}

/** The variables of conditions and calculated values: the chosen values by the code of their parameter, such as `numbers.width`. */
const chosenVariables = { values: 'map<string, string>', numbers: 'map<string, Decimal>' } as const;
/** The further variables of expressions that decide whether a list offers a value: that value's code and properties. */
const offeredVariables = {
  offered: 'map<string, string>',
  offeredNumbers: 'map<string, Decimal>',
} as const;

/** The environments, each kept by the object that declares its variables, because creating one is slow. */
const environments = new Map<object, Environment>();
const environment = (variables: Readonly<Record<string, string>>): Environment => {
  const cachedEnvironment = environments.get(variables) ?? salesEnvironment(variables);
  environments.set(variables, cachedEnvironment);
  return cachedEnvironment;
};
const chosenAndOfferedVariables = { ...chosenVariables, ...offeredVariables };
// The types that the result of an expression may have.
const booleanOnly = ['bool'];
const anyValue = ['string', 'Decimal', 'int', 'double', 'bool', 'dyn'];

/** The error in the expression of a calculated property; undefined if the expression is valid. */
export function faultOfCalculated(text: string): ExpressionFault | undefined {
  const expressionOrFault = readSalesExpression(environment(chosenVariables), text, anyValue);
  return isSalesExpression(expressionOrFault) ? undefined : expressionOrFault;
}

/** A setting with its expressions parsed. Adds what it finds to `faults` and `references`. */
const openSetting = (
  setting: ParameterSetting,
  faults: SettingFault[],
  references: ValueReference[],
): OpenSetting => {
  const { parameter } = setting;
  /** Parses the expression in one part of the setting. @returns null if the part is empty, or has an error: then `faults` gets it */
  const parsedPart = (
    place: Place,
    text: string | null,
    variables: Readonly<Record<string, string>>,
    types: readonly string[],
  ): ParseResult | null => {
    if (text === null || text.trim() === '') return null;
    const expressionOrFault = readSalesExpression(environment(variables), text, types);
    if (!isSalesExpression(expressionOrFault)) {
      faults.push(expressionFault(setting, place, expressionOrFault));
      return null;
    }
    for (const key of keysIn(expressionOrFault.tree)) references.push({ from: parameter.id, place, key });
    return expressionOrFault.run;
  };
  const isList = parameter.type === 'list';
  const { conditionCode, expression } = setting;
  const calculated = setting.values.flatMap(({ properties }) => properties.filter((each) => each.calculated));
  return {
    ...setting,
    condition: parsedPart('conditionCode', conditionCode, chosenVariables, booleanOnly),
    offers: isList ? parsedPart('expression', expression, chosenAndOfferedVariables, booleanOnly) : null,
    calculates: isList ? null : parsedPart('expression', expression, chosenVariables, anyValue),
    properties: new Map(
      calculated.flatMap(({ id, propValue }) => {
        const run = parsedPart('properties', propValue, chosenVariables, anyValue);
        return run ? [[id, run] as const] : [];
      }),
    ),
  };
};

const expressionFault = (
  { parameter }: ParameterSetting,
  place: Place,
  { code, params }: ExpressionFault,
): SettingFault => ({
  key: 'expression',
  parameterId: parameter.id,
  place,
  values: {
    parameter: parameter.name,
    code,
    ...Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)])),
  },
});

/** Lists without values, and parameters whose code an earlier one has. */
const faultsOfListsAndCodes = (settings: readonly ParameterSetting[]): SettingFault[] => {
  const emptyLists = settings.filter(
    ({ parameter, values }) => parameter.type === 'list' && values.length === 0,
  );
  const byCode = Map.groupBy(settings, ({ parameter }) => nameInExpressions(parameter));
  const sameCode = [...byCode.values()].filter((same) => same.length > 1).flatMap((same) => same.slice(1));
  const fault = (key: 'no_values' | 'same_code', { parameter }: ParameterSetting): SettingFault => ({
    key,
    parameterId: parameter.id,
    place: null,
    values: { parameter: parameter.name, other: nameInExpressions(parameter) },
  });
  return [
    ...emptyLists.map((setting) => fault('no_values', setting)),
    ...sameCode.map((setting) => fault('same_code', setting)),
  ];
};
