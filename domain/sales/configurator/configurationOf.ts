import type { ParseResult } from '@marcbachmann/cel-js';
import { numberIn } from '../expression/salesExpression.ts';
import { labelOf, parameterIdOf, valueIdOf, type ChosenInput } from './chosen.ts';
import type { Answered, Configuration, Dropped, Question } from './configuration.ts';
import { isLasting, type SettingFault } from './faults.ts';
import { asText, CannotTell, knownAtFirst, learn, longestText, ofValue, run, type Known } from './known.ts';
import {
  calledBy,
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
  { settings, faults: standing }: OpenSettings,
  chosen: readonly ChosenInput[],
  askAgain?: number,
): Configuration {
  const given = new Map(chosen.map((each) => [parameterIdOf(each), each]));
  const own = new Set(settings.map(({ parameter }) => parameter.id));
  const known = knownAtFirst(settings);
  const answered: Answered[] = [];
  const dropped: Dropped[] = [...given.values()]
    .filter((each) => !own.has(parameterIdOf(each)))
    .map((each) => lost({ id: parameterIdOf(each), name: nameIn(each) }, each, 'not_asked'));
  const lasting = standing.filter(isLasting);
  if (lasting.length > 0)
    return { answered, next: undefined, waiting: chosen, dropped, faults: standing, isComplete: false };

  const stopped = (index: number, next: Question | undefined, faults: readonly SettingFault[]) => ({
    answered,
    next,
    waiting: settings.slice(index + 1).flatMap(({ parameter }) => given.get(parameter.id) ?? []),
    dropped,
    faults: [...standing, ...faults],
    isComplete: false,
  });
  for (const [index, setting] of settings.entries()) {
    const { parameter } = setting;
    const answer = given.get(parameter.id);
    try {
      const step = stepOf(setting, answer, known, askAgain === parameter.id);
      if (step.dropped) dropped.push(step.dropped);
      if (step.isDeadEnd) return stopped(index, undefined, [deadEnd(setting, answered)]);
      if (step.question) return stopped(index, step.question, []);
      if (step.answered) {
        answered.push(step.answered);
        learn(known, step.answered);
      }
    } catch (error) {
      if (!(error instanceof CannotTell)) throw error;
      return stopped(index, undefined, [error.fault]);
    }
  }
  const isComplete = dropped.length === 0;
  return { answered, next: undefined, waiting: [], dropped, faults: standing, isComplete };
}

interface Step {
  readonly answered?: Answered;
  readonly question?: Question;
  readonly dropped?: Dropped | undefined;
  /** No value is offered, although one is mandatory. */
  readonly isDeadEnd?: boolean;
}

const stepOf = (
  setting: OpenSetting,
  answer: ChosenInput | undefined,
  known: Known,
  isAskedAgain: boolean,
): Step => {
  const { parameter } = setting;
  if (setting.condition && run(setting, 'conditionCode', setting.condition, known) !== true)
    return { dropped: answer && !isEmpty(answer) ? lost(parameter, answer, 'not_asked') : undefined };
  if (setting.calculates) return { answered: calculated(setting, setting.calculates, known) };
  const offered = parameter.type === 'list' ? offeredBy(setting, known) : [];
  const question: Question = {
    setting,
    offered,
    suggested: suggestedOf(setting, offered),
    before: answer ?? null,
  };
  if (parameter.type === 'list' && offered.length === 0) return withoutOffer(setting, answer);
  if (isAskedAgain || !answer) return { question };
  if (isEmpty(answer)) return setting.isMandatory ? { question } : { answered: passedOver(setting, answer) };
  const why = unfitting(setting, offered, answer);
  if (why) return { question, dropped: lost(parameter, answer, why) };
  return { answered: accepted(setting, offered, answer, known) };
};

/** A list without offered values: an optional one is skipped, a mandatory one is a dead end. */
const withoutOffer = ({ parameter, isMandatory }: OpenSetting, answer: ChosenInput | undefined): Step => ({
  dropped: answer && !isEmpty(answer) ? lost(parameter, answer, 'not_offered') : undefined,
  isDeadEnd: isMandatory,
});

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

const offeredBy = (setting: OpenSetting, known: Known): ParameterValue[] => {
  const { offers } = setting;
  if (!offers) return [...setting.values];
  return setting.values.filter(
    (value) => run(setting, 'expression', offers, { ...known, ...ofValue(value) }) === true,
  );
};

const suggestedOf = (
  { defaultValueId }: OpenSetting,
  offered: readonly ParameterValue[],
): ParameterValue | null =>
  offered.find(({ id }) => id === defaultValueId) ??
  offered.find((value) => value.default) ??
  (offered.length === 1 ? (offered[0] ?? null) : null);

const unfitting = (
  { parameter }: OpenSetting,
  offered: readonly ParameterValue[],
  answer: ChosenInput,
): Dropped['why'] | undefined => {
  const label = labelOf(answer);
  switch (parameter.type) {
    case 'list':
      return offered.some(({ id }) => id === valueIdOf(answer)) ? undefined : 'not_offered';
    case 'switch':
      return label === 'true' || label === 'false' ? undefined : 'no_value';
    case 'number':
      return numberIn(label) ? undefined : 'no_number';
    case 'text':
      return label.length > longestText ? 'too_long' : undefined;
  }
};

const accepted = (
  setting: OpenSetting,
  offered: readonly ParameterValue[],
  answer: ChosenInput,
  known: Known,
): Answered => {
  const value =
    offered.find(({ id }) => setting.parameter.type === 'list' && id === valueIdOf(answer)) ?? null;
  return {
    setting,
    value,
    label: value ? value.name : labelOf(answer),
    properties: value ? propertiesOf(setting, value, known) : [],
    isCalculated: false,
    description: descriptionOf(answer),
  };
};

const propertiesOf = (setting: OpenSetting, value: ParameterValue, known: Known): ValueProperty[] => {
  const withItself: Known = {
    ...known,
    values: new Map(known.values).set(calledBy(setting.parameter), calledBy(value)),
  };
  return value.properties.map((property) => {
    const expression = property.calculated ? setting.properties.get(property.id) : undefined;
    if (!expression) return property;
    return {
      ...property,
      propValue: asText(setting, 'properties', run(setting, 'properties', expression, withItself)),
    };
  });
};

const calculated = (setting: OpenSetting, expression: ParseResult, known: Known): Answered => ({
  setting,
  value: null,
  label: asText(setting, 'expression', run(setting, 'expression', expression, known)),
  properties: [],
  isCalculated: true,
  description: '',
});

const passedOver = (setting: OpenSetting, answer: ChosenInput): Answered => ({
  setting,
  value: null,
  label: '',
  properties: [],
  isCalculated: false,
  description: descriptionOf(answer),
});

const isEmpty = (answer: ChosenInput): boolean => valueIdOf(answer) === undefined && labelOf(answer) === '';
const descriptionOf = ({ addDescription }: ChosenInput): string =>
  typeof addDescription === 'string' ? addDescription : '';
const nameIn = ({ param }: ChosenInput): string =>
  param && 'name' in param && typeof param.name === 'string' ? param.name : '';
const lost = (
  { id, name }: { readonly id: number; readonly name: string },
  answer: ChosenInput,
  why: Dropped['why'],
): Dropped => ({ parameterId: id, parameter: name, label: labelOf(answer), why });
