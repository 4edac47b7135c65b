import type { ASTNode } from '@marcbachmann/cel-js';
import { fieldOf, type Declaration } from '../../kernel/declaration.ts';
import type { ErrorCode } from '../../kernel/errorCatalogue.ts';
import type { ErrorParams } from '../../kernel/fail.ts';
import { additionalName, parameterKey } from '../../kernel/parameter.ts';
import type { Registry } from '../../kernel/registry.ts';
import { commentPlaceOf } from '../commentPlace.rules.ts';
import { actionSignatures, recordFunctions, type Action } from './actions.ts';
import { childrenOf } from './bounds.ts';
import { isSettableIn } from './settable.ts';

// Finds wrong names in the actions of an expression when the expression is written: `setField("axels", 3)` names a field that does
// not exist.

/** An action in the source text, and the position of its first argument. */
interface CalledAction {
  readonly kind: Action['kind'];
  /** The field, template, definition, login or function in its first argument; undefined if that is computed. */
  readonly name: string | undefined;
  readonly start: number;
  readonly end: number;
}

/** An unknown or impossible name in an action, and its position. */
export interface ActionFault {
  readonly code: ErrorCode;
  readonly params: ErrorParams;
  readonly start: number;
  readonly end: number;
}

/**
 * The known names by kind of action; any name is accepted for a kind that is absent. Those of `setField` are only the
 * administrators' fields, as `additional.axles`: the other fields are in the declaration. The names of `callFunction` are always
 * `recordFunctions`.
 */
export type KnownNames = Readonly<Partial<Record<Action['kind'], ReadonlySet<string>>>>;

const isActionKind = (name: unknown): name is Action['kind'] =>
  typeof name === 'string' && Object.hasOwn(actionSignatures, name);

/** The actions in an expression, also those inside the arguments of others. */
const calledActions = (node: ASTNode): CalledAction[] => {
  const inside = childrenOf(node).flatMap(calledActions);
  if (node.op !== 'call' || !isActionKind(node.args[0])) return inside;
  // `args` of a call are its name and the list of its arguments.
  const [kind, [first]] = node.args;
  if (!first) return inside;
  const name = first.op === 'value' && typeof first.args === 'string' ? first.args : undefined;
  return [{ kind, name, start: first.start, end: first.end }, ...inside];
};

/** The first wrong name in actions, as far as it can be found without carrying them out. */
export function faultOfActions(
  registry: Registry,
  objectName: string,
  node: ASTNode,
  knownNames: KnownNames,
): ActionFault | undefined {
  for (const action of calledActions(node)) {
    const refusal = refusalOf(registry, objectName, action, knownNames);
    if (refusal) return { ...refusal, start: action.start, end: action.end };
  }
  return undefined;
}

type NameRefusal = Pick<ActionFault, 'code' | 'params'>;

const refusalOf = (
  registry: Registry,
  objectName: string,
  { kind, name }: CalledAction,
  knownNames: KnownNames,
): NameRefusal | undefined => {
  // A comment names nothing. It only needs an object that keeps comments.
  if (kind === 'addComment') return refusalOfComment(registry, objectName);
  if (name === undefined) return undefined;
  if (kind === 'setField') return refusalOfField(registry.byName(objectName), name, knownNames.setField);
  const names = kind === 'callFunction' ? functionNames : knownNames[kind];
  return names === undefined || names.has(name) ? undefined : unknownName(kind, name);
};

const unknownName = (action: Action['kind'], name: string): NameRefusal => ({
  code: 'process_action_failed',
  params: { action, name },
});

const refusalOfComment = (registry: Registry, object: string): NameRefusal | undefined =>
  commentPlaceOf(registry, object) ? undefined : { code: 'process_comments_not_kept', params: { object } };

/** @param parameters the administrators' fields, as `additional.axles`; any if undefined */
const refusalOfField = (
  declaration: Declaration,
  name: string,
  parameters: ReadonlySet<string> | undefined,
): NameRefusal | undefined => {
  const isParameter = parameterKey(name) !== undefined;
  const field = fieldOf(declaration, isParameter ? additionalName : name);
  const isUnknownParameter = isParameter && parameters?.has(name) === false;
  if (!field || isUnknownParameter) return unknownName('setField', name);
  if (isSettableIn(declaration, field)) return undefined;
  return { code: 'process_field_not_written', params: { field: name } };
};

const functionNames: ReadonlySet<string> = new Set(recordFunctions);
