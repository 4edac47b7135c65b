import { parse, type ASTNode } from '@marcbachmann/cel-js';
import type { Language } from '../../kernel/language.ts';
import type { Registry } from '../../kernel/registry.ts';
import type { Phrase } from '../../labels/ruleWords.ts';
import { walks } from './bounds.ts';
import { placeOf, fieldNamed, type Scope } from './rulePlaces.ts';
import { rowsIn, termIn, type Saying } from './ruleTerms.ts';
import { phraseIn } from './ruleWords.ts';

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
    return undefined;
  }
};

const joined: Readonly<Record<string, Phrase>> = { '&&': 'and', '||': 'or' };
const compared: Readonly<Record<string, { readonly number: Phrase; readonly time: Phrase }>> = {
  '==': { number: 'is', time: 'is' },
  '!=': { number: 'isNot', time: 'isNot' },
  '>': { number: 'above', time: 'after' },
  '<': { number: 'below', time: 'before' },
  '>=': { number: 'atLeast', time: 'notBefore' },
  '<=': { number: 'atMost', time: 'notAfter' },
};
const asked: Readonly<Record<string, Phrase>> = {
  startsWith: 'startsWith',
  endsWith: 'endsWith',
  contains: 'contains',
  fits: 'fits',
};
const walked: Readonly<Record<string, Phrase>> = { exists: 'exists', all: 'all', exists_one: 'existsOne' };

/** The sentence for a condition; undefined if there are no words for it. */
function sentence(saying: Saying, node: ASTNode): string | undefined {
  const { language } = saying;
  if (node.op === 'value' && typeof node.args === 'boolean')
    return phraseIn(language, node.args ? 'always' : 'never');
  if (node.op === '&&' || node.op === '||') return both(saying, node.op, node.args);
  if (node.op === '!_') return negated(saying, node.args);
  if (node.op === '?:') {
    const parts = node.args.map((part) => sentence(saying, part));
    return everyPart(language, 'when', parts);
  }
  if (node.op === 'in') {
    const [value, list] = node.args;
    return everyPart(language, 'oneOf', [termIn(saying, value), termIn(saying, list, value)]);
  }
  const comparison = compared[node.op];
  if (comparison) return comparing(saying, comparison, node.args as [ASTNode, ASTNode]);
  if (node.op === 'call' || node.op === 'rcall') return calling(saying, node);
  return everyPart(language, 'yes', [termIn(saying, node)]);
}

const everyPart = (
  language: Language,
  phrase: Phrase,
  parts: readonly (string | undefined)[],
): string | undefined => {
  const known = parts.filter((part) => part !== undefined);
  return known.length === parts.length ? phraseIn(language, phrase, ...known) : undefined;
};

/** Parts with another operator are put in brackets. */
const both = (saying: Saying, op: '&&' | '||', parts: readonly ASTNode[]): string | undefined => {
  const sentences = parts.map((part) => {
    const words = sentence(saying, part);
    return words !== undefined && part.op in joined && part.op !== op ? `(${words})` : words;
  });
  return everyPart(saying.language, joined[op] ?? 'and', sentences);
};

const negated = (saying: Saying, inner: ASTNode): string | undefined => {
  const { language } = saying;
  if (inner.op === 'call' && inner.args[0] === 'has')
    return everyPart(language, 'empty', [termIn(saying, inner.args[1][0])]);
  if (isPath(inner)) return everyPart(language, 'no', [termIn(saying, inner)]);
  const words = sentence(saying, inner);
  return everyPart(language, 'not', [words === undefined ? undefined : `(${words})`]);
};

const isPath = ({ op }: ASTNode): boolean => op === '.' || op === '[]';

const comparing = (
  saying: Saying,
  { number, time }: { readonly number: Phrase; readonly time: Phrase },
  [one, other]: [ASTNode, ASTNode],
): string | undefined => {
  const { language } = saying;
  const isNothing = ({ op, args }: ASTNode) => op === 'value' && (args === '' || args === null);
  const equal = number === 'is';
  if ((equal || number === 'isNot') && (isNothing(one) || isNothing(other))) {
    const asksOf = isNothing(one) ? other : one;
    return everyPart(language, equal ? 'empty' : 'filled', [termIn(saying, asksOf)]);
  }
  if ((equal || number === 'isNot') && other.op === 'value' && typeof other.args === 'boolean')
    return everyPart(language, other.args === equal ? 'yes' : 'no', [termIn(saying, one)]);
  const phrase = isTime(saying, one) || isTime(saying, other) ? time : number;
  return everyPart(language, phrase, [termIn(saying, one, other), termIn(saying, other, one)]);
};

const times: ReadonlySet<string> = new Set(['timestamp', 'addDays', 'startOfDay']);

const isTime = ({ language, registry, scope }: Saying, node: ASTNode): boolean => {
  if (node.op === 'id') return node.args === 'now';
  if (node.op === 'call') return times.has(node.args[0]);
  const type = fieldNamed(language, registry, scope, node)?.field.type;
  return type === 'date' || type === 'datetime';
};

type Call = Extract<ASTNode, { op: 'call' | 'rcall' }>;

const calling = (saying: Saying, node: Call): string | undefined => {
  const { language } = saying;
  const [name, first, ...rest] = node.op === 'call' ? [node.args[0], ...node.args[1]] : node.args.flat();
  const [owner, argument] = [first as ASTNode | undefined, rest[0] as ASTNode | undefined];
  if (!owner) return undefined;
  if (name === 'has') return everyPart(language, 'filled', [termIn(saying, owner)]);
  if (walks.has(name as string) && node.op === 'rcall') return walking(saying, name as string, node);
  const phrase = asked[name as string];
  if (phrase && argument)
    return everyPart(language, phrase, [termIn(saying, owner), termIn(saying, argument)]);
  return everyPart(language, 'yes', [termIn(saying, node)]);
};

/** The sentence for an iteration over the rows of a table part, with the variable of the rule for each row. */
const walking = (
  saying: Saying,
  name: string,
  node: Extract<ASTNode, { op: 'rcall' }>,
): string | undefined => {
  const { language, scope } = saying;
  const phrase = walked[name];
  const [, list, [row, asks]] = node.args;
  const inside = rowsIn(saying, list);
  if (!phrase || !asks || row?.op !== 'id' || !inside) return undefined;
  const within = { ...saying, scope: new Map([...scope, [row.args, inside]]) };
  return everyPart(language, phrase, [termIn(saying, list), sentence(within, asks)]);
};
