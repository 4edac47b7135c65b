import type { ChosenInput } from './chosen.ts';
import { openSettings } from './openSettings.ts';
import type { OpenSettings, Parameter, ParameterSetting, ParameterValue } from './settings.ts';

// A product and its answers for the tests of the configurator, in a short form.

/** A value as tests write it: name, code, properties; a calculated property begins with `=`. */
type WrittenValue = readonly [name: string, code: string, properties?: Readonly<Record<string, string>>];

/** A parameter as tests write it; `settingsFrom` fills in the rest. */
interface WrittenSetting {
  readonly name: string;
  readonly code: string;
  readonly type?: Parameter['type'];
  readonly optional?: boolean;
  /** Its `conditionCode`: the parameter is asked for only if this condition is true. */
  readonly when?: string;
  readonly expression?: string;
  readonly values?: readonly WrittenValue[];
  /** The code of its default value. */
  readonly default?: string;
}

/** Settings from a short form, with ids by position: parameters 1, 2, 3; values of the second 201, 202. */
export function settingsFrom(written: readonly WrittenSetting[]): ParameterSetting[] {
  return written.map((each, index) => {
    const values = (each.values ?? []).map((value, at) => valueFrom(value, (index + 1) * 100 + at + 1));
    return {
      parameter: {
        id: index + 1,
        uuid: null,
        name: each.name,
        code: each.code,
        type: each.type ?? 'list',
      },
      sortNumber: index,
      isMandatory: each.optional !== true,
      defaultValueId: values.find(({ code }) => code === each.default)?.id ?? null,
      conditionCode: each.when ?? null,
      expression: each.expression ?? null,
      values,
    };
  });
}

const valueFrom = ([name, code, properties = {}]: WrittenValue, id: number): ParameterValue => ({
  id,
  name,
  code,
  default: false,
  properties: Object.entries(properties).map(([propId, written], at) => ({
    id: id * 10 + at,
    propId,
    propValue: written.replace(/^=/, ''),
    propValueUuid: null,
    calculated: written.startsWith('='),
  })),
});

/**
 * A blind that is moved by hand or by a motor (`engine`), whose `reach` must be at least the width of the blind. An expression
 * may write a key in two ways, `values["drive"]` and `values.drive`. The expression of a list decides for each of its values
 * whether the list offers it: `offered` has the code and the properties of this value, `values` and `numbers` have the answers
 * so far.
 */
const blind = settingsFrom([
  {
    name: 'Napęd',
    code: 'drive',
    values: [
      ['ręczny', 'hand'],
      ['elektryczny', 'motor'],
    ],
    default: 'hand',
  },
  { name: 'Szerokość', code: 'width', type: 'number' },
  {
    name: 'Silnik',
    code: 'engine',
    when: 'values["drive"] == "motor"',
    expression: 'offeredNumbers["reach"] >= numbers["width"]',
    values: [
      ['mały', 'S', { reach: '2', power: '=numbers["width"] * 20' }],
      ['duży', 'L', { reach: '4', power: '=numbers["width"] * 30' }],
    ],
  },
  { name: 'Pilot', code: 'remote', type: 'switch', optional: true, when: 'values.drive == "motor"' },
  {
    name: 'Kolor',
    code: 'colour',
    expression: 'values["drive"] == "hand" || offered["code"] != "wood"',
    values: [
      ['biały', 'white'],
      ['drewno', 'wood'],
    ],
  },
  {
    name: 'Masa',
    code: 'mass',
    type: 'number',
    expression: 'numbers["width"] * 1.5 + (values["engine"] == "" ? 0 : 2)',
  },
  { name: 'Napis', code: 'inscription', type: 'text', optional: true },
]);

/** Answers from a short form: `drive motor, width 3`. A list value is given by its code, others by their text. */
export function answersFrom(settings: OpenSettings, written: string): ChosenInput[] {
  return written
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .map((each) => {
      const [code = '', ...rest] = each.split(' ');
      const typed = rest.join(' ');
      const setting = settings.settings.find(({ parameter }) => parameter.code === code);
      const value = setting?.values.find((one) => one.code === typed);
      return {
        // No parameter has the id 999.
        param: { id: setting?.parameter.id ?? 999, name: code },
        paramValue: value ? { id: value.id } : null,
        valueLabel: value ? value.name : typed,
      };
    });
}

/** The settings of the blind with parsed expressions, as the configurator takes them. */
export const openBlind = openSettings(blind);
