import type { ASTNode } from '@marcbachmann/cel-js';
import type { Language } from '../../kernel/language.ts';
import type { Registry } from '../../kernel/registry.ts';
import type { Phrase } from '../../labels/rulePhrase.ts';
import { dateTimeText, decimalText } from '../../kernel/written.ts';
import { enumLabel } from '../../labels/index.ts';
import { fieldNamed, type Scope } from './rulePlaces.ts';
import { phraseIn, phraseOfAll } from './phraseIn.ts';

/** The context for translating a rule into words. */
export interface RuleContext {
  readonly language: Language;
  readonly registry: Registry;
  /** The variables that have fields: `record`, and those that stand for one row of a list. */
  readonly scope: Scope;
  /** Translates a condition: `sentence` of `ruleInWords.ts`, which uses this file and so is given to it. */
  readonly sentence: (context: RuleContext, node: ASTNode) => string | undefined;
}

/** Phrases for the variables that are values themselves. */
const variables: Readonly<Record<string, Phrase>> = {
  now: 'now',
  result: 'result',
  executor: 'executor',
  startedBy: 'startedBy',
  recipient: 'recipient',
};
const signs: Readonly<Record<string, string>> = { '+': '+', '-': '−', '*': '·', '/': '/', '%': 'mod' };
/** Phrases for functions of one value. */
const phrasesOfOneValue: Readonly<Record<string, Phrase>> = {
  total: 'total',
  year: 'year',
  month: 'month',
  day: 'day',
  weekday: 'weekday',
  hour: 'hour',
  minute: 'minute',
  startOfDay: 'startOfDay',
};
/** Phrases for functions of two values. */
const phrasesOfTwoValues: Readonly<Record<string, Phrase>> = {
  addDays: 'addDays',
  daysBetween: 'daysBetween',
};
/** Functions that the words leave out: only their value is named. */
const omittedFunctions: ReadonlySet<string> = new Set([
  'lower',
  'trim',
  'string',
  'int',
  'double',
  'decimal',
  'substring',
  'duration',
]);

/**
 * The words for a value; undefined if there are none. The tree names a minus sign before a value `-_` and a choice `?:`.
 * @param beside the other side of a comparison: an enumeration value gets the label from its field
 */
export function termIn(
  context: RuleContext,
  node: ASTNode | undefined,
  beside?: ASTNode,
): string | undefined {
  if (!node) return undefined;
  const { language, registry, scope } = context;
  if (node.op === 'value') return literal(context, node.args, beside);
  if (node.op === 'id') return variables[node.args] && phraseIn(language, variables[node.args] as Phrase);
  if (node.op === 'list')
    return joinIfAll(
      node.args.map((each) => termIn(context, each, beside)),
      ', ',
    );
  if (node.op === '-_') return joinIfAll(['−', termIn(context, node.args)], '');
  if (node.op === '?:') {
    const [condition, then, otherwise] = node.args;
    const parts = [context.sentence(context, condition), termIn(context, then), termIn(context, otherwise)];
    return phraseOfAll(language, 'when', parts);
  }
  const sign = signs[node.op];
  if (sign) {
    const [one, other] = node.args as [ASTNode, ASTNode];
    return joinIfAll([termIn(context, one), sign, termIn(context, other)], ' ');
  }
  if (node.op === 'call' || node.op === 'rcall') return callInWords(context, node);
  const field = fieldNamed(language, registry, scope, node);
  return field && phraseIn(language, 'quoted', field.label);
}

const joinIfAll = (parts: readonly (string | undefined)[], between: string): string | undefined =>
  parts.includes(undefined) ? undefined : parts.join(between);

const literal = (context: RuleContext, value: unknown, beside: ASTNode | undefined): string | undefined => {
  const { language, registry, scope } = context;
  if (typeof value === 'string') {
    const field = beside && fieldNamed(language, registry, scope, beside)?.field;
    const shown = field?.type === 'enumeration' ? enumLabel(language, field.enumeration.name, value) : value;
    return phraseIn(language, 'quoted', shown);
  }
  if (typeof value === 'bigint' || typeof value === 'number') return numberIn(language, String(value));
  return typeof value === 'boolean' ? phraseIn(language, value ? 'always' : 'never') : undefined;
};

const numberIn = (language: Language, written: string): string =>
  decimalText(language, written, written.split('.')[1]?.length ?? 0) || written;

type Call = Extract<ASTNode, { op: 'call' | 'rcall' }>;

/**
 * The words for a call. The tree has a function, as `size(rows)`, as `call` with its name and its values, and a method, as
 * `rows.filter(row, condition)`, as `rcall` with its name, the value before the point, and the other values.
 */
const callInWords = (context: RuleContext, node: Call): string | undefined => {
  const { language } = context;
  const parts: readonly ASTNode[] = node.op === 'call' ? node.args[1] : [node.args[1], ...node.args[2]];
  const [name, one, other, third] = [node.args[0], ...parts];
  const literalText = one?.op === 'value' && typeof one.args === 'string' ? one.args : undefined;
  if (name === 'timestamp' && literalText !== undefined) return dateTimeText(literalText) || undefined;
  if (name === 'decimal' && literalText !== undefined) return numberIn(language, literalText);
  if (name === 'duration' && literalText !== undefined) return literalText;
  if (omittedFunctions.has(name)) return termIn(context, one);
  if (name === 'size')
    return phraseOfAll(language, isRows(context, one) ? 'count' : 'length', [termIn(context, one)]);
  if (name === 'map' || name === 'filter') return rowsOf(context, name, one, other, third);
  const single = phrasesOfOneValue[name];
  if (single) return phraseOfAll(language, single, [termIn(context, one)]);
  const pair = phrasesOfTwoValues[name];
  if (pair) return phraseOfAll(language, pair, [termIn(context, one), termIn(context, other)]);
  // A condition is also a value, and has a sentence.
  return conditionFunctions.has(name) ? context.sentence(context, node) : undefined;
};

const conditionFunctions: ReadonlySet<string> = new Set([
  'has',
  'exists',
  'all',
  'exists_one',
  'startsWith',
  'endsWith',
  'contains',
  'fits',
]);

const isRows = (context: RuleContext, node: ASTNode | undefined): boolean => {
  const { language, registry, scope } = context;
  if (node?.op === 'rcall' && (node.args[0] === 'filter' || node.args[0] === 'map')) return true;
  return node !== undefined && fieldNamed(language, registry, scope, node)?.field.type === 'rows';
};

/**
 * The words for the rows of a table part that satisfy a condition (`filter`), or for a value of each (`map`).
 * @param row the variable that stands for one row in `body`, as `line` in `record.lines.filter(line, line.quantity > 5)`
 * @param body the condition, or the value
 */
const rowsOf = (
  context: RuleContext,
  name: 'map' | 'filter',
  list: ASTNode | undefined,
  row: ASTNode | undefined,
  body: ASTNode | undefined,
): string | undefined => {
  const { language, scope } = context;
  const inside = list && rowsIn(context, list);
  if (!list || !body || row?.op !== 'id' || !inside) return undefined;
  const innerContext = { ...context, scope: new Map([...scope, [row.args, inside]]) };
  const result = name === 'filter' ? context.sentence(innerContext, body) : termIn(innerContext, body);
  return phraseOfAll(language, name, [termIn(context, list), result]);
};

/** Where the fields of a row of a list are looked up, also if the list is filtered; undefined for a plain value. */
export function rowsIn(
  context: RuleContext,
  list: ASTNode,
): NonNullable<ReturnType<typeof fieldNamed>>['inside'] {
  if (list.op === 'rcall' && list.args[0] === 'filter') return rowsIn(context, list.args[1]);
  return fieldNamed(context.language, context.registry, context.scope, list)?.inside;
}
