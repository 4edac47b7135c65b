import type { ASTNode } from '@marcbachmann/cel-js';
import { actionSignatures } from './actions.ts';

// The bounds of the expressions that administrators write: their length, the functions that they may call, and how many steps an
// evaluation may take. They are checked on the parsed expression, a tree of nodes.

/** In characters; people write conditions, not programs. */
export const maxExpressionLength = 4000;
/** The most steps of an evaluation: some tenths of a second for any record. */
export const maxSteps = 200_000;
/** How deeply iterations may be nested. Two levels are enough to compare the rows of a record with each other. */
const maxNesting = 2;

/** Limits that the parser itself enforces. */
export const parserLimits = {
  maxAstNodes: 400,
  maxDepth: 40,
  maxListElements: 50,
  maxMapEntries: 50,
  maxCallArguments: 8,
} as const;

/** Functions that iterate over a list with a name for each row: `record.items.exists(item, item.quantity > 5)`. */
export const walks: ReadonlySet<string> = new Set(['all', 'exists', 'exists_one', 'map', 'filter']);
const plainNames =
  'has size string int double decimal total timestamp duration startsWith endsWith contains trim substring lower fits ' +
  'year month day weekday hour minute addDays startOfDay daysBetween';
/** The functions that may be called in addition to actions and iterations over lists. */
export const plainFunctions: readonly string[] = plainNames.split(' ');
/**
 * All functions that may be called. Others can take unbounded time (`matches` is a backtracking regular expression, `bind` can
 * double a text at each step, `join` and `split` make long ones) or depend on the clock of the machine (`getHours`).
 */
const allowed = new Set([...walks, ...Object.keys(actionSignatures), ...plainFunctions]);

/** A function that is not allowed, or an iteration that is nested too deeply. */
export interface BoundsFault {
  readonly reason: 'function' | 'nesting';
  /** The name of the function, or of the iteration. */
  readonly name: string;
  /** Where it stands in the expression, in characters. */
  readonly start: number;
  readonly end: number;
}

const none: ReadonlySet<string> = new Set();

/**
 * The first thing in an expression that is not allowed, or undefined.
 * @param nesting how many iterations are around the node
 * @param further functions that are allowed here in addition
 */
export function faultOfBounds(node: ASTNode, nesting = 0, further = none): BoundsFault | undefined {
  const calledName = nameCalled(node);
  if (calledName !== undefined && !allowed.has(calledName) && !further.has(calledName))
    return fault(node, 'function', calledName);
  const depth = isWalk(node) ? nesting + 1 : nesting;
  if (depth > maxNesting) return fault(node, 'nesting', calledName ?? '');
  for (const child of childrenOf(node)) {
    const found = faultOfBounds(child, depth, further);
    if (found) return found;
  }
  return undefined;
}

/**
 * The most steps of an evaluation: each part counts as often as the iterations around it repeat it.
 * @param rows the number of rows of the longest list in the record
 */
export function stepsOf(node: ASTNode, rows: number): number {
  return stepsInWalks(node, rows * (1 + listsJoined(node)), 1);
}

/**
 * The steps of a node that is evaluated `times` times. The first child of an iteration is its list, which is read once; its
 * other children are evaluated for each row.
 */
const stepsInWalks = (node: ASTNode, rows: number, times: number): number => {
  const own = times * ownSteps(node);
  const repeated = isWalk(node) ? times * rows : times;
  const [list, ...rest] = childrenOf(node);
  if (!list) return own;
  const before = own + stepsInWalks(list, rows, times);
  return rest.reduce((sum, part) => sum + stepsInWalks(part, rows, repeated), before);
};

/**
 * How many times `+` joins lists inside a list that is then iterated; each of them can make the list longer.
 * @param isWalked whether the node is part of the list of an iteration
 */
const listsJoined = (node: ASTNode, isWalked = false): number => {
  const own = isWalked && node.op === '+' ? 1 : 0;
  const [list, ...rest] = childrenOf(node);
  if (!list) return own;
  const before = own + listsJoined(list, isWalked || isWalk(node));
  return rest.reduce((sum, part) => sum + listsJoined(part, isWalked), before);
};

const isWalk = (node: ASTNode): boolean => walks.has(nameCalled(node) ?? '');

/** A function that reads a whole text counts as many steps; `fits`, which compares a text with a pattern, as even more. */
const stepsThroughText: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'string decimal startsWith endsWith contains trim substring lower'.split(' ').map((name) => [name, 20]),
  ),
  fits: 200,
};
const ownSteps = (node: ASTNode): number => stepsThroughText[nameCalled(node) ?? ''] ?? 1;

/** The name of the function that a node calls, as `f(x)` or as `x.f()`; undefined if the node is no call. */
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

/** The child nodes of an expression node. Its arguments may hold lists of nodes, or of pairs of nodes (the entries of a map). */
export function childrenOf(node: ASTNode): ASTNode[] {
  const args: unknown = node.args;
  return (Array.isArray(args) ? args.flat(2) : [args]).filter(isNode);
}
