import type { ParseResult } from '@marcbachmann/cel-js';
import { numberIn } from '../expression/salesExpression.ts';
import { valueLabelOf, parameterIdOf, valueIdOf, type ChosenInput } from './chosen.ts';
import type { Answered, Configuration, Dropped, Question } from './configuration.ts';
import { isLasting, type SettingFault } from './faults.ts';
import {
  asText,
  EvaluationFailure,
  knownAtFirst,
  learn,
  longestChosenText,
  variablesOfValue,
  evaluate,
  type Variables,
} from './known.ts';
import {
  nameInExpressions,
  type OpenSetting,
  type OpenSettings,
  type ParameterValue,
  type ValueProperty,
} from './settings.ts';

/**
 * Computes the state of a configuration: goes through the parameters in order, keeps valid answers, lists those that are no
 * longer valid, and stops at the first question without an answer. The result depends only on the arguments.
 * @param askAgain the id of the parameter that the user wants to answer again
 */
export function configurationOf(
  { settings, faults: settingFaults }: OpenSettings,
  chosen: readonly ChosenInput[],
  askAgain?: number,
): Configuration {
  const answers = new Map(chosen.map((each) => [parameterIdOf(each), each]));
  const ownIds = new Set(settings.map(({ parameter }) => parameter.id));
  const variables = knownAtFirst(settings);
  const answered: Answered[] = [];
  const dropped: Dropped[] = [...answers.values()]
    .filter((each) => !ownIds.has(parameterIdOf(each)))
    .map((each) => droppedAnswer({ id: parameterIdOf(each), name: nameIn(each) }, each, 'not_asked'));
  // With faults that no answer can correct, nothing is asked.
  if (settingFaults.some(isLasting))
    return { answered, next: undefined, waiting: chosen, dropped, faults: settingFaults, isComplete: false };

  // The state at the parameter with this index, beyond which nothing is asked yet.
  const stoppedAt = (index: number, next: Question | undefined, faults: readonly SettingFault[]) => ({
    answered,
    next,
    waiting: settings.slice(index + 1).flatMap(({ parameter }) => answers.get(parameter.id) ?? []),
    dropped,
    faults: [...settingFaults, ...faults],
    isComplete: false,
  });
  for (const [index, setting] of settings.entries()) {
    const { parameter } = setting;
    const answer = answers.get(parameter.id);
    try {
      const step = stepOf(setting, answer, variables, askAgain === parameter.id);
      if (step.dropped) dropped.push(step.dropped);
      if (step.isDeadEnd) return stoppedAt(index, undefined, [deadEnd(setting, answered)]);
      if (step.question) return stoppedAt(index, step.question, []);
      if (step.answered) {
        answered.push(step.answered);
        learn(variables, step.answered);
      }
    } catch (error) {
      if (!(error instanceof EvaluationFailure)) throw error;
      return stoppedAt(index, undefined, [error.fault]);
    }
  }
  const isComplete = dropped.length === 0;
  return { answered, next: undefined, waiting: [], dropped, faults: settingFaults, isComplete };
}

/** What one parameter adds to a configuration. Without `answered` and `question` the parameter is left out. */
interface Step {
  readonly answered?: Answered;
  readonly question?: Question;
  readonly dropped?: Dropped | undefined;
  /** No value is offered, although one is mandatory. */
  readonly isDeadEnd?: boolean;
}

/** Decides what becomes of one parameter, with the variables that follow from the parameters before it. */
const stepOf = (
  setting: OpenSetting,
  answer: ChosenInput | undefined,
  variables: Variables,
  isAskedAgain: boolean,
): Step => {
  const { parameter } = setting;
  if (setting.condition && evaluate(setting, 'conditionCode', setting.condition, variables) !== true)
    return {
      dropped: answer && !isEmpty(answer) ? droppedAnswer(parameter, answer, 'not_asked') : undefined,
    };
  if (setting.calculates) return { answered: calculatedAnswer(setting, setting.calculates, variables) };
  const offered = parameter.type === 'list' ? offeredBy(setting, variables) : [];
  const question: Question = {
    setting,
    offered,
    suggested: suggestedOf(setting, offered),
    before: answer ?? null,
  };
  if (parameter.type === 'list' && offered.length === 0) return withoutOffer(setting, answer);
  if (isAskedAgain || !answer) return { question };
  if (isEmpty(answer))
    return setting.isMandatory ? { question } : { answered: skippedAnswer(setting, answer) };
  const why = whyUnfit(setting, offered, answer);
  if (why) return { question, dropped: droppedAnswer(parameter, answer, why) };
  return { answered: acceptedAnswer(setting, offered, answer, variables) };
};

/** A list without offered values: an optional one is skipped, a mandatory one is a dead end. */
const withoutOffer = ({ parameter, isMandatory }: OpenSetting, answer: ChosenInput | undefined): Step => ({
  dropped: answer && !isEmpty(answer) ? droppedAnswer(parameter, answer, 'not_offered') : undefined,
  isDeadEnd: isMandatory,
});

/** The fault of a mandatory list without offered values; it names the earlier answers, because they have led there. */
const deadEnd = ({ parameter }: OpenSetting, answered: readonly Answered[]): SettingFault => {
  const after = answered
    .filter(({ label }) => label !== '')
    .map(({ setting, label }) => `${setting.parameter.name}: ${label}`);
  return {
    key: 'dead_end',
    parameterId: parameter.id,
    place: 'expression',
    values: { parameter: parameter.name, after: after.join(', ') || '–' },
  };
};

const offeredBy = (setting: OpenSetting, variables: Variables): ParameterValue[] => {
  const { offers } = setting;
  if (!offers) return [...setting.values];
  return setting.values.filter(
    (value) => evaluate(setting, 'expression', offers, { ...variables, ...variablesOfValue(value) }) === true,
  );
};

/** The value that a question suggests: the setting's default, else the parameter's, else the only one that is offered. */
const suggestedOf = (
  { defaultValueId }: OpenSetting,
  offered: readonly ParameterValue[],
): ParameterValue | null =>
  offered.find(({ id }) => id === defaultValueId) ??
  offered.find((value) => value.default) ??
  (offered.length === 1 ? (offered[0] ?? null) : null);

/** Why an answer does not fit its parameter; undefined if it does. */
const whyUnfit = (
  { parameter }: OpenSetting,
  offered: readonly ParameterValue[],
  answer: ChosenInput,
): Dropped['why'] | undefined => {
  const label = valueLabelOf(answer);
  switch (parameter.type) {
    case 'list':
      return offered.some(({ id }) => id === valueIdOf(answer)) ? undefined : 'not_offered';
    case 'switch':
      return label === 'true' || label === 'false' ? undefined : 'no_value';
    case 'number':
      return numberIn(label) ? undefined : 'no_number';
    case 'text':
      return label.length > longestChosenText ? 'too_long' : undefined;
  }
};

const acceptedAnswer = (
  setting: OpenSetting,
  offered: readonly ParameterValue[],
  answer: ChosenInput,
  variables: Variables,
): Answered => {
  const value =
    offered.find(({ id }) => setting.parameter.type === 'list' && id === valueIdOf(answer)) ?? null;
  return {
    setting,
    value,
    label: value ? value.name : valueLabelOf(answer),
    properties: value ? propertiesOf(setting, value, variables) : [],
    isCalculated: false,
    description: descriptionOf(answer),
  };
};

/** The properties of the chosen value; a calculated one may use this value as well as the earlier answers. */
const propertiesOf = (setting: OpenSetting, value: ParameterValue, variables: Variables): ValueProperty[] => {
  const withValue: Variables = {
    ...variables,
    values: new Map(variables.values).set(nameInExpressions(setting.parameter), nameInExpressions(value)),
  };
  return value.properties.map((property) => {
    const expression = property.calculated ? setting.properties.get(property.id) : undefined;
    if (!expression) return property;
    return {
      ...property,
      propValue: asText(setting, 'properties', evaluate(setting, 'properties', expression, withValue)),
    };
  });
};

const calculatedAnswer = (setting: OpenSetting, expression: ParseResult, variables: Variables): Answered => ({
  setting,
  value: null,
  label: asText(setting, 'expression', evaluate(setting, 'expression', expression, variables)),
  properties: [],
  isCalculated: true,
  description: '',
});

/** The empty answer to an optional question. */
const skippedAnswer = (setting: OpenSetting, answer: ChosenInput): Answered => ({
  setting,
  value: null,
  label: '',
  properties: [],
  isCalculated: false,
  description: descriptionOf(answer),
});

const isEmpty = (answer: ChosenInput): boolean =>
  valueIdOf(answer) === undefined && valueLabelOf(answer) === '';
const descriptionOf = ({ addDescription }: ChosenInput): string =>
  typeof addDescription === 'string' ? addDescription : '';
const nameIn = ({ param }: ChosenInput): string =>
  param && 'name' in param && typeof param.name === 'string' ? param.name : '';
const droppedAnswer = (
  { id, name }: { readonly id: number; readonly name: string },
  answer: ChosenInput,
  why: Dropped['why'],
): Dropped => ({ parameterId: id, parameter: name, label: valueLabelOf(answer), why });
