import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { recordId } from '../../kernel/recordId.ts';
import { parameterType } from '../enums.ts';
import type { ChosenParameter } from './asChosen.ts';
import type { Parameter, ParameterSetting, ParameterValue } from './settings.ts';

const parameter = z.object({
  id: z.int(),
  uuid: z.string().nullable(),
  name: z.string(),
  code: z.string().nullable(),
  type: z.enum(parameterType.values),
}) satisfies z.ZodType<Parameter>;
const value = z.object({
  id: z.int(),
  name: z.string(),
  code: z.string().nullable(),
  default: z.boolean(),
  properties: z.array(
    z.object({
      id: z.int(),
      propId: z.string(),
      propValue: z.string().nullable(),
      propValueUuid: z.string().nullable(),
      calculated: z.boolean(),
    }),
  ),
}) satisfies z.ZodType<ParameterValue>;
const setting = z.object({
  parameter,
  sortNumber: z.int(),
  isMandatory: z.boolean(),
  defaultValueId: z.int().nullable(),
  conditionCode: z.string().nullable(),
  expression: z.string().nullable(),
  values: z.array(value),
}) satisfies z.ZodType<ParameterSetting>;

/** A parameter in the current state of the configuration. */
const currentParameter = parameter.extend({
  sortNumber: z.int(),
  isMandatory: z.boolean(),
  defaultValueId: z.int().nullable(),
  calculated: z.boolean(),
});
/** The answer to a parameter. Unlike a `ChosenParameter`, its `param` may lack the `uuid`. */
const chosen = z.object({
  param: parameter.pick({ id: true, name: true }).extend({ uuid: z.string().nullish() }),
  paramValue: value.pick({ id: true, default: true, properties: true }).nullable(),
  valueLabel: z.string(),
  addDescription: z.string(),
  errorValue: z.string().describe('Why it no longer fits; empty if it fits'),
}) satisfies z.ZodType<Omit<ChosenParameter, 'param'>>;

/** Invalid values are not refused: the answer is then an empty list. */
const body = z.object({
  productId: z.unknown().optional().meta({ type: 'integer', description: 'The configured product' }),
  choosenParameters: z
    .unknown()
    .optional()
    .meta({ type: 'array', description: 'What was chosen so far, as the line of an order keeps it' }),
  paramId: z
    .unknown()
    .optional()
    .meta({ type: 'integer', description: 'The parameter whose values are asked for; else the next one' }),
});
/** A call about the configuration in its body. Its answer is a list of `one`. */
const question = <const P extends string, A extends z.ZodType>(path: P, one: A) =>
  contract({ method: 'post', path, body, answer: z.array(one) });

/** The calls of the configurator. */
export const configuratorContracts = {
  settings: contract({
    method: 'get',
    path: '/products/:id/parameters',
    params: z.object({ id: recordId }),
    answer: z.array(setting),
  }),
  /** The parameters that apply after what was chosen so far, in their order. */
  parameters: question('/product_parameter', currentParameter),
  /** The values that one parameter offers now. */
  values: question('/parameter_value', value),
  /** What was chosen or calculated, also where it no longer fits. */
  selected: question('/selected_value', chosen),
  /** The next question; an empty list if none is left. */
  next: question(
    '/next_param_value',
    z.object({
      param: currentParameter,
      isMandatory: z.boolean(),
      defaultValue: value.nullable(),
      values: z.array(value),
    }),
  ),
  /** The variables that expressions of settings can use now. */
  variables: question(
    '/expression_variables',
    z.object({ name: z.string(), type: z.enum(['text', 'number']), value: z.string() }),
  ),
};
