import { parse, type ASTNode } from '@marcbachmann/cel-js';
import { Decimal } from 'decimal.js';
import { childrenOf } from '../../processes/expression/bounds.ts';
import { numberIn } from '../expression/salesExpression.ts';
import { parameterIdOf, type ChosenInput } from './chosen.ts';
import type { Question } from './configuration.ts';
import { configurationOf } from './configurationOf.ts';
import type { SettingFault } from './faults.ts';
import { keysIn } from './references.ts';
import { keysOfSetting, type OpenSetting, type OpenSettings } from './settings.ts';

/** The most configurations that are tried; if some are left, the fault `not_all_walked` says so. */
const mostTried = 3000;

/**
 * Tries possible configurations and returns dead ends (an answer is mandatory but no value is offered), expressions that fail, and
 * values that are never offered. The numbers and texts to try come from the expressions and from the properties of values; each
 * number is also tried plus and minus 1. A parameter that no expression uses gets only one answer.
 */
export function deadEndsOf(open: OpenSettings): SettingFault[] {
  const trial = trialOf(open);
  const faultByKey = new Map<string, SettingFault>();
  const offered = new Set<number>();
  const listsAsked = new Set<OpenSetting>();
  // Depth first: on the stack are the answers of configurations that are still to be tried.
  const stack: (readonly ChosenInput[])[] = [[]];
  for (let tried = 0; stack.length > 0 && tried < mostTried; tried += 1) {
    const chosen = stack.pop() ?? [];
    const { next, faults } = configurationOf(open, chosen);
    for (const fault of faults.filter(({ key }) => key === 'dead_end' || key === 'failed'))
      if (!faultByKey.has(`${fault.key} ${fault.parameterId}`))
        faultByKey.set(`${fault.key} ${fault.parameterId}`, fault);
    if (!next) continue;
    if (next.setting.parameter.type === 'list') listsAsked.add(next.setting);
    for (const { id } of next.offered) offered.add(id);
    // If the last answer did not fit its question, the same question is asked again. Then no further answers are tried.
    const last = chosen.at(-1);
    if (last && parameterIdOf(last) === next.setting.parameter.id) continue;
    for (const answer of answersTo(next, trial).toReversed()) stack.push([...chosen, answer]);
  }
  const isCut = stack.length > 0;
  // While configurations are left untried, one of them may offer the value.
  const neverOfferedFaults = isCut
    ? []
    : [...listsAsked].flatMap((setting) => neverOffered(setting, offered));
  const cutFault: SettingFault = {
    key: 'not_all_walked',
    parameterId: null,
    place: null,
    values: { count: String(mostTried) },
  };
  return [...faultByKey.values(), ...neverOfferedFaults, ...(isCut ? [cutFault] : [])];
}

const neverOffered = ({ parameter, values }: OpenSetting, offered: ReadonlySet<number>): SettingFault[] =>
  values
    .filter(({ id }) => !offered.has(id))
    .map((value) => ({
      key: 'never_offered',
      parameterId: parameter.id,
      place: 'expression',
      values: { parameter: parameter.name, value: value.name },
    }));

/** Which parameters expressions use, and the numbers and texts to try. */
interface Trial {
  readonly usedKeys: ReadonlySet<string>;
  readonly numbers: readonly string[];
  readonly texts: readonly string[];
}

const trialOf = ({ settings }: OpenSettings): Trial => {
  const trees = settings.flatMap(textsOf).flatMap(treeOf);
  const literals = trees.flatMap(literalsIn);
  const propertyNumbers = settings.flatMap(({ values }) =>
    values.flatMap(({ properties }) =>
      properties.flatMap(({ propValue }) => numberIn(propValue ?? '') ?? []),
    ),
  );
  const numbers = [
    ...literals.filter((each) => typeof each !== 'string').map((each) => new Decimal(String(each))),
    ...propertyNumbers,
  ];
  const candidates = [new Decimal(1), ...numbers.flatMap((each) => [each.minus(1), each, each.plus(1)])];
  return {
    usedKeys: new Set(trees.flatMap(keysIn)),
    numbers: [
      ...new Set(candidates.toSorted((one, other) => one.comparedTo(other)).map((each) => each.toFixed())),
    ],
    texts: [...new Set(['x', ...literals.filter((each) => typeof each === 'string')])],
  };
};

/** The texts of all expressions of a setting. */
const textsOf = ({ conditionCode, expression, values }: OpenSetting): string[] =>
  [
    conditionCode,
    expression,
    ...values.flatMap(({ properties }) =>
      properties.map((each) => (each.calculated ? each.propValue : null)),
    ),
  ].filter((text) => text !== null && text.trim() !== '') as string[];

/** The parsed expression; empty if it cannot be parsed, which is a fault of the settings already. */
const treeOf = (text: string): ASTNode[] => {
  try {
    return [parse(text).ast];
  } catch {
    return [];
  }
};

const literalsIn = (node: ASTNode): (string | number | bigint)[] => {
  const args: unknown = node.args;
  const isLiteral = node.op === 'value' && ['string', 'number', 'bigint'].includes(typeof args);
  return [...(isLiteral ? [args as string | number | bigint] : []), ...childrenOf(node).flatMap(literalsIn)];
};

/** The answers to a question that are tried: all, or only the first if no expression uses the parameter. */
const answersTo = ({ setting, offered }: Question, trial: Trial): ChosenInput[] => {
  const { parameter, isMandatory } = setting;
  const isUsed = keysOfSetting(setting).some((key) => trial.usedKeys.has(key));
  const param = { id: parameter.id };
  const labels = { list: [], switch: ['true', 'false'], number: trial.numbers, text: trial.texts }[
    parameter.type
  ];
  const all: ChosenInput[] = [
    ...offered.map(({ id }) => ({ param, paramValue: { id } })),
    ...labels.map((valueLabel) => ({ param, valueLabel })),
    ...(isMandatory ? [] : [{ param, valueLabel: '' }]),
  ];
  return isUsed ? all : all.slice(0, 1);
};
