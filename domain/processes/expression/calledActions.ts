import type { ASTNode } from '@marcbachmann/cel-js';
import { fieldOf } from '../../kernel/declaration.ts';
import type { ErrorCode } from '../../kernel/errorCatalogue.ts';
import type { Field } from '../../kernel/field.ts';
import type { ErrorParams } from '../../kernel/fail.ts';
import type { Registry } from '../../kernel/registry.ts';
import { actionSignatures, recordFunctions, type Action } from './actions.ts';
import { childrenOf } from './bounds.ts';

/** An action as it is written, where its first word stands there itself and is not computed. */
interface CalledAction {
  readonly kind: Action['kind'];
  /** The field, template, definition, login or function that it names. */
  readonly name: string;
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
  if (first?.op !== 'value' || typeof first.args !== 'string') return inside;
  return [{ kind, name: first.args, start: first.start, end: first.end }, ...inside];
};

/** Whether a person, and so a process, may set a field of a record. */
export const isSettable = (field: Field): boolean =>
  field.type !== 'rows' && !field.secret && !('readOnly' in field && field.readOnly);

/** The first thing that actions name in vain, as far as that can be told before they are carried out. */
export const faultOfActions = (
  registry: Registry,
  objectName: string,
  node: ASTNode,
  known: KnownNames,
): ActionFault | undefined => {
  for (const called of calledActions(node)) {
    const refused =
      called.kind === 'setField' ? ofField(registry, objectName, called) : ofName(called, known);
    if (refused) return { ...refused, start: called.start, end: called.end };
  }
  return undefined;
};

type Refused = Pick<ActionFault, 'code' | 'params'>;

const absent = ({ kind, name }: CalledAction): Refused => ({
  code: 'process_action_failed',
  params: { action: kind, name },
});

const ofField = (registry: Registry, objectName: string, called: CalledAction): Refused | undefined => {
  const declaration = registry.byName(objectName);
  const field = fieldOf(declaration, called.name);
  if (!field) return absent(called);
  if (isSettable(field) && !declaration.writtenBy) return undefined;
  return { code: 'process_field_not_written', params: { field: called.name } };
};

const ofName = (called: CalledAction, known: KnownNames): Refused | undefined => {
  const names = called.kind === 'callFunction' ? functionNames : known[called.kind];
  return names === undefined || names.has(called.name) ? undefined : absent(called);
};

const functionNames: ReadonlySet<string> = new Set(recordFunctions);
