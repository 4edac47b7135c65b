import type { ParseResult } from '@marcbachmann/cel-js';
import type { ParameterType } from '../enums.ts';
import type { SettingFault } from './faults.ts';

/** A parameter in the settings of a product: when it applies, what it offers, what is calculated. */
export interface ParameterSetting {
  readonly parameter: Parameter;
  readonly sortNumber: number;
  readonly isMandatory: boolean;
  /** The value of a list that this product suggests. If it is null or not offered, the value with `default` is suggested. */
  readonly defaultValueId: number | null;
  /** Whether the parameter applies, depending on the values chosen before; null if it always applies. */
  readonly conditionCode: string | null;
  /** For a list: whether it offers a value. For other types: the value itself, which is calculated instead of asked for. */
  readonly expression: string | null;
  /** The values of a list, in their order. */
  readonly values: readonly ParameterValue[];
}

export interface Parameter {
  readonly id: number;
  readonly uuid: string | null;
  readonly name: string;
  readonly code: string | null;
  readonly type: ParameterType;
}

export interface ParameterValue {
  readonly id: number;
  readonly name: string;
  readonly code: string | null;
  /** Whether the parameter suggests this value, in every product that suggests no other one by `defaultValueId`. */
  readonly default: boolean;
  readonly properties: readonly ValueProperty[];
}

/** A property of a value, such as its weight. If it is calculated, `propValue` is an expression. */
export interface ValueProperty {
  readonly id: number;
  readonly propId: string;
  readonly propValue: string | null;
  readonly propValueUuid: string | null;
  readonly calculated: boolean;
}

/** The settings of one product with their parsed expressions. */
export interface OpenSettings {
  readonly settings: readonly OpenSetting[];
  /** Errors in the settings themselves, independent of any answers. */
  readonly faults: readonly SettingFault[];
}

export interface OpenSetting extends ParameterSetting {
  /** The parsed `conditionCode`. As for the two below, null if there is none, or if it cannot be parsed: `faults` then says why. */
  readonly condition: ParseResult | null;
  /** The parsed `expression` of a list; for other types it is in `calculates`. */
  readonly offers: ParseResult | null;
  readonly calculates: ParseResult | null;
  /** The calculated properties of its values, by the ids of the properties. */
  readonly properties: ReadonlyMap<number, ParseResult>;
}

/** The name of a parameter or a value in expressions: its code, or its name if it has no code. */
export function nameInExpressions({
  code,
  name,
}: {
  readonly code: string | null;
  readonly name: string;
}): string {
  return code === null || code === '' ? name : code;
}

/** The name of a property of a chosen value in expressions: `drive.power`. */
export function propertyKey(parameter: Parameter, propId: string): string {
  return `${nameInExpressions(parameter)}.${propId}`;
}

/** The names that expressions may use for a parameter and for the properties of its values. */
export function keysOfSetting({ parameter, values }: ParameterSetting): string[] {
  return [
    nameInExpressions(parameter),
    ...values.flatMap(({ properties }) => properties.map(({ propId }) => propertyKey(parameter, propId))),
  ];
}
