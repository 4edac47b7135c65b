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

/** An action as it is written. */
interface CalledAction {
  readonly kind: Action['kind'];
  /** The field, template, definition, login or function that it names; undefined where that is computed. */
  readonly name: string | undefined;
  readonly start: number;
  readonly end: number;
}

/** What an action names that is not there, or that it cannot have, and where that is written. */
export interface ActionFault {
  readonly code: ErrorCode;
  readonly params: ErrorParams;
  readonly start: number;
  readonly end: number;
}

/** The names that actions may say, by kind; of a kind that is not told, any. */
export type KnownNames = Readonly<Partial<Record<Action['kind'], ReadonlySet<string>>>>;

const isActionKind = (name: unknown): name is Action['kind'] =>
  typeof name === 'string' && Object.hasOwn(actionSignatures, name);

const calledActions = (node: ASTNode): CalledAction[] => {
  const inside = childrenOf(node).flatMap(calledActions);
  if (node.op !== 'call' || !isActionKind(node.args[0])) return inside;
  const [kind, [first]] = node.args;
  if (!first) return inside;
  const name = first.op === 'value' && typeof first.args === 'string' ? first.args : undefined;
  return [{ kind, name, start: first.start, end: first.end }, ...inside];
};

/** The first thing that actions name in vain, as far as that can be told before they are carried out. */
export const faultOfActions = (
  registry: Registry,
  objectName: string,
  node: ASTNode,
  known: KnownNames,
): ActionFault | undefined => {
  for (const called of calledActions(node)) {
    const refused = refusalOf(registry, objectName, called, known);
    if (refused) return { ...refused, start: called.start, end: called.end };
  }
  return undefined;
};

type Refused = Pick<ActionFault, 'code' | 'params'>;

const refusalOf = (
  registry: Registry,
  objectName: string,
  { kind, name }: CalledAction,
  known: KnownNames,
): Refused | undefined => {
  if (kind === 'addComment') return ofComment(registry, objectName);
  if (name === undefined) return undefined;
  if (kind === 'setField') return ofField(registry.byName(objectName), name, known.setField);
  const names = kind === 'callFunction' ? functionNames : known[kind];
  return names === undefined || names.has(name) ? undefined : absent(kind, name);
};

const absent = (action: Action['kind'], name: string): Refused => ({
  code: 'process_action_failed',
  params: { action, name },
});

const ofComment = (registry: Registry, object: string): Refused | undefined =>
  commentPlaceOf(registry, object) ? undefined : { code: 'process_comments_not_kept', params: { object } };

/** @param parameters the administrators' fields, as `additional.axles`; any where they are not told */
const ofField = (
  declaration: Declaration,
  name: string,
  parameters: ReadonlySet<string> | undefined,
): Refused | undefined => {
  const isParameter = parameterKey(name) !== undefined;
  const field = fieldOf(declaration, isParameter ? additionalName : name);
  const isThere = field && !(isParameter && parameters?.has(name) === false);
  if (!isThere) return absent('setField', name);
  if (isSettableIn(declaration, field)) return undefined;
  return { code: 'process_field_not_written', params: { field: name } };
};

const functionNames: ReadonlySet<string> = new Set(recordFunctions);
