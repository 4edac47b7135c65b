import type { ASTNode } from '@marcbachmann/cel-js';
import { actionSignatures } from './actions.ts';

/** The longest text of an expression; people write sentences, not programs. */
export const maxExpressionLength = 4000;
/** What evaluating an expression may take: some tenths of a second, whatever the record. */
export const maxSteps = 200_000;
/** `exists` inside `exists`, and no deeper: a record's rows against each other. */
const maxNesting = 2;

/** What the parser itself refuses to go beyond. */
export const parserLimits = {
  maxAstNodes: 400,
  maxDepth: 40,
  maxListElements: 50,
  maxMapEntries: 50,
  maxCallArguments: 8,
} as const;

/** What goes over the rows of a list, with a name for each: `record.items.exists(item, item.quantity > 5)`. */
export const walks: ReadonlySet<string> = new Set(['all', 'exists', 'exists_one', 'map', 'filter']);
/**
 * All that may be called. What is not here can take time without bound (`matches` is a backtracking regular
 * expression, `bind` doubles a text at each step, `join` and `split` make long ones) or answers by the clock
 * of the machine (`getHours`).
 */
const plain =
  'has size string int double decimal total timestamp duration startsWith endsWith contains trim substring lower fits ' +
  'year month day weekday hour minute addDays startOfDay daysBetween';
/** What may be called besides actions and walks over lists. */
export const plainFunctions: readonly string[] = plain.split(' ');
const allowed = new Set([...walks, ...Object.keys(actionSignatures), ...plainFunctions]);

export interface BoundsFault {
  readonly reason: 'function' | 'nesting';
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** The first thing that an expression may not do, or undefined. */
export const faultOfBounds = (node: ASTNode, nesting = 0): BoundsFault | undefined => {
  const called = nameCalled(node);
  if (called !== undefined && !allowed.has(called)) return fault(node, 'function', called);
  const depth = isWalk(node) ? nesting + 1 : nesting;
  if (depth > maxNesting) return fault(node, 'nesting', called ?? '');
  for (const child of childrenOf(node)) {
    const found = faultOfBounds(child, depth);
    if (found) return found;
  }
  return undefined;
};

/**
 * What evaluating an expression comes to at most: each of its parts, as often as the walks around it repeat it.
 * @param rows of the longest list in the record
 */
export const stepsOf = (node: ASTNode, rows: number): number =>
  stepsInWalks(node, rows * (1 + listsJoined(node)), 1);

const stepsInWalks = (node: ASTNode, rows: number, times: number): number => {
  const own = times * ownSteps(node);
  const repeated = isWalk(node) ? times * rows : times;
  const [list, ...rest] = childrenOf(node);
  if (!list) return own;
  const before = own + stepsInWalks(list, rows, times);
  return rest.reduce((sum, part) => sum + stepsInWalks(part, rows, repeated), before);
};

/** How often `+` may make a list longer before it is walked through. */
const listsJoined = (node: ASTNode, isWalked = false): number => {
  const own = isWalked && node.op === '+' ? 1 : 0;
  const [list, ...rest] = childrenOf(node);
  if (!list) return own;
  const before = own + listsJoined(list, isWalked || isWalk(node));
  return rest.reduce((sum, part) => sum + listsJoined(part, isWalked), before);
};

const isWalk = (node: ASTNode): boolean => walks.has(nameCalled(node) ?? '');

/** What reads through a whole text takes as long as many other steps, and a pattern longer still. */
const stepsThroughText: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'string decimal startsWith endsWith contains trim substring lower'.split(' ').map((name) => [name, 20]),
  ),
  fits: 200,
};
const ownSteps = (node: ASTNode): number => stepsThroughText[nameCalled(node) ?? ''] ?? 1;

const nameCalled = (node: ASTNode): string | undefined =>
  node.op === 'call' || node.op === 'rcall' ? node.args[0] : undefined;

const fault = ({ start, end }: ASTNode, reason: BoundsFault['reason'], name: string): BoundsFault => ({
  reason,
  name,
  start,
  end,
});

const isNode = (value: unknown): value is ASTNode =>
  typeof value === 'object' && value !== null && 'op' in value;

/** The parts of an expression, whatever it is. */
export const childrenOf = (node: ASTNode): ASTNode[] => {
  const args: unknown = node.args;
  return (Array.isArray(args) ? args.flat(2) : [args]).filter(isNode);
};
