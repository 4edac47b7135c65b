import { parse, type ASTNode } from '@marcbachmann/cel-js';
import type { Language } from '../../kernel/language.ts';
import type { Registry } from '../../kernel/registry.ts';
import type { Phrase } from '../../labels/rulePhrase.ts';
import { walks } from './bounds.ts';
import { placeOf, fieldNamed, type Scope } from './rulePlaces.ts';
import { rowsIn, termIn, type RuleContext } from './ruleTerms.ts';
import { phraseIn, phraseOfAll } from './phraseIn.ts';

/**
 * A condition as a sentence for people who do not write expressions: `has(record.manager)` becomes “Manager” is filled in. A
 * condition that cannot be translated is described as a formula.
 */
export function ruleInWords(
  language: Language,
  registry: Registry,
  objectName: string,
  code: string,
): string {
  const tree = treeOf(code);
  const record = placeOf(registry, objectName);
  const scope: Scope = new Map(record ? [['record', record]] : []);
  const text = tree && sentence({ language, registry, scope, sentence }, tree);
  return text ?? phraseIn(language, 'other');
}

const treeOf = (code: string): ASTNode | undefined => {
  try {
    return parse(code).ast;
  } catch {
    // A text that is no expression has no sentence.
    return undefined;
  }
};

// The tree names an operator by its sign: `!_` is a negation, `?:` a choice, `[]` and `.` lead to a field. A function is a
// `call`, a method of a value (`record.items.exists(…)`) is an `rcall`.

const connectives: Readonly<Record<string, Phrase>> = { '&&': 'and', '||': 'or' };
const comparisons: Readonly<Record<string, { readonly number: Phrase; readonly time: Phrase }>> = {
  '==': { number: 'is', time: 'is' },
  '!=': { number: 'isNot', time: 'isNot' },
  '>': { number: 'above', time: 'after' },
  '<': { number: 'below', time: 'before' },
  '>=': { number: 'atLeast', time: 'notBefore' },
  '<=': { number: 'atMost', time: 'notAfter' },
};
const predicates: Readonly<Record<string, Phrase>> = {
  startsWith: 'startsWith',
  endsWith: 'endsWith',
  contains: 'contains',
  fits: 'fits',
};
const quantifiers: Readonly<Record<string, Phrase>> = {
  exists: 'exists',
  all: 'all',
  exists_one: 'existsOne',
};

/** The sentence for a condition; undefined if there are no words for it. `termIn` gives the words for a value. */
function sentence(context: RuleContext, node: ASTNode): string | undefined {
  const { language } = context;
  if (node.op === 'value' && typeof node.args === 'boolean')
    return phraseIn(language, node.args ? 'always' : 'never');
  if (node.op === '&&' || node.op === '||') return joinedSentences(context, node.op, node.args);
  if (node.op === '!_') return negationSentence(context, node.args);
  if (node.op === '?:') {
    const parts = node.args.map((part) => sentence(context, part));
    return phraseOfAll(language, 'when', parts);
  }
  if (node.op === 'in') {
    // The list is given the value too, because a value of an enumeration gets its label from the field beside it.
    const [value, list] = node.args;
    return phraseOfAll(language, 'oneOf', [termIn(context, value), termIn(context, list, value)]);
  }
  const comparison = comparisons[node.op];
  if (comparison) return comparisonSentence(context, comparison, node.args as [ASTNode, ASTNode]);
  if (node.op === 'call' || node.op === 'rcall') return callSentence(context, node);
  return phraseOfAll(language, 'yes', [termIn(context, node)]);
}

/** Parts with another operator are put in brackets. */
const joinedSentences = (
  context: RuleContext,
  op: '&&' | '||',
  parts: readonly ASTNode[],
): string | undefined => {
  const sentences = parts.map((part) => {
    const words = sentence(context, part);
    return words !== undefined && part.op in connectives && part.op !== op ? `(${words})` : words;
  });
  return phraseOfAll(context.language, connectives[op] ?? 'and', sentences);
};

/** The sentence for the opposite of a condition. */
const negationSentence = (context: RuleContext, inner: ASTNode): string | undefined => {
  const { language } = context;
  if (inner.op === 'call' && inner.args[0] === 'has')
    return phraseOfAll(language, 'empty', [termIn(context, inner.args[1][0])]);
  if (isPath(inner)) return phraseOfAll(language, 'no', [termIn(context, inner)]);
  const words = sentence(context, inner);
  return phraseOfAll(language, 'not', [words === undefined ? undefined : `(${words})`]);
};

const isPath = ({ op }: ASTNode): boolean => op === '.' || op === '[]';

/** The sentence for a comparison. With an empty value it asks whether a field is filled, with true or false it asks yes or no. */
const comparisonSentence = (
  context: RuleContext,
  { number, time }: { readonly number: Phrase; readonly time: Phrase },
  [one, other]: [ASTNode, ASTNode],
): string | undefined => {
  const { language } = context;
  const isNothing = ({ op, args }: ASTNode) => op === 'value' && (args === '' || args === null);
  const [asksEqual, asksUnequal] = [number === 'is', number === 'isNot'];
  if ((asksEqual || asksUnequal) && (isNothing(one) || isNothing(other))) {
    const field = isNothing(one) ? other : one;
    return phraseOfAll(language, asksEqual ? 'empty' : 'filled', [termIn(context, field)]);
  }
  if ((asksEqual || asksUnequal) && other.op === 'value' && typeof other.args === 'boolean') {
    // `x == true` and `x != false` ask for yes, the other two for no.
    const asksYes = asksEqual ? other.args : !other.args;
    return phraseOfAll(language, asksYes ? 'yes' : 'no', [termIn(context, one)]);
  }
  // Each side is given the other one too, for the label of an enumeration's value.
  const phrase = isTime(context, one) || isTime(context, other) ? time : number;
  return phraseOfAll(language, phrase, [termIn(context, one, other), termIn(context, other, one)]);
};

const times: ReadonlySet<string> = new Set(['timestamp', 'addDays', 'startOfDay']);

const isTime = ({ language, registry, scope }: RuleContext, node: ASTNode): boolean => {
  if (node.op === 'id') return node.args === 'now';
  if (node.op === 'call') return times.has(node.args[0]);
  const type = fieldNamed(language, registry, scope, node)?.field.type;
  return type === 'date' || type === 'datetime';
};

type Call = Extract<ASTNode, { op: 'call' | 'rcall' }>;

/** The sentence for a call: `has(record.manager)`, or a method of its first value, as `record.name.contains("x")`. */
const callSentence = (context: RuleContext, node: Call): string | undefined => {
  const { language } = context;
  const values: readonly ASTNode[] = node.op === 'call' ? node.args[1] : [node.args[1], ...node.args[2]];
  const [name, owner, argument] = [node.args[0], ...values];
  if (!owner) return undefined;
  if (name === 'has') return phraseOfAll(language, 'filled', [termIn(context, owner)]);
  // `walks` are the functions that iterate over a list, such as `exists`.
  if (walks.has(name) && node.op === 'rcall') return iterationSentence(context, name, node);
  const phrase = predicates[name];
  if (phrase && argument)
    return phraseOfAll(language, phrase, [termIn(context, owner), termIn(context, argument)]);
  return phraseOfAll(language, 'yes', [termIn(context, node)]);
};

/** The sentence for an iteration over the rows of a table part, with the variable of the rule for each row. */
const iterationSentence = (
  context: RuleContext,
  name: string,
  node: Extract<ASTNode, { op: 'rcall' }>,
): string | undefined => {
  const { language, scope } = context;
  const phrase = quantifiers[name];
  const [, list, [row, condition]] = node.args;
  const inside = rowsIn(context, list);
  if (!phrase || !condition || row?.op !== 'id' || !inside) return undefined;
  const innerContext = { ...context, scope: new Map([...scope, [row.args, inside]]) };
  return phraseOfAll(language, phrase, [termIn(context, list), sentence(innerContext, condition)]);
};
