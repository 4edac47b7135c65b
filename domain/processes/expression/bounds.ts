import type { ASTNode } from '@marcbachmann/cel-js';
import { actionSignatures } from './actions.ts';

/** The longest text of an expression; people write sentences, not programs. */
export const maxExpressionLength = 4000;
/** What a walk over lists may visit: a record's rows, or each of them against each. */
export const maxVisits = 20_000;
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
  const depth = called !== undefined && walks.has(called) ? nesting + 1 : nesting;
  if (depth > maxNesting) return fault(node, 'nesting', called ?? '');
  for (const child of childrenOf(node)) {
    const found = faultOfBounds(child, depth);
    if (found) return found;
  }
  return undefined;
};

/** How deep walks over lists stand inside one another. */
export const nestingOf = (node: ASTNode): number => {
  const own = walks.has(nameCalled(node) ?? '') ? 1 : 0;
  return own + Math.max(0, ...childrenOf(node).map(nestingOf));
};

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
