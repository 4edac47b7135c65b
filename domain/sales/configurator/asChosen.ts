import type { Answered } from './configuration.ts';
import type { ValueProperty } from './settings.ts';

/** A chosen parameter as the line of an order keeps it. */
export interface ChosenParameter {
  readonly param: { readonly id: number; readonly uuid: string | null; readonly name: string };
  readonly paramValue: {
    readonly id: number;
    readonly default: boolean;
    readonly properties: readonly ValueProperty[];
  } | null;
  readonly valueLabel: string;
  readonly addDescription: string;
  readonly errorValue: string;
}

/** The answer to a parameter in the form that an order line stores. */
export function asChosen({ setting, value, label, properties, description }: Answered): ChosenParameter {
  const { id, uuid, name } = setting.parameter;
  return {
    param: { id, uuid, name },
    paramValue: value && { id: value.id, default: value.default, properties: properties.map(keptProperty) },
    valueLabel: label,
    addDescription: description,
    // The reason why an answer no longer fits. This one fits.
    errorValue: '',
  };
}

/** Drops further keys: a caller may send more about a property than an order line stores. */
const keptProperty = ({
  calculated,
  id,
  propId,
  propValue,
  propValueUuid,
}: ValueProperty): ValueProperty => ({
  calculated,
  id,
  propId,
  propValue,
  propValueUuid,
});
