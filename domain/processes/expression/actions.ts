import type { Environment } from '@marcbachmann/cel-js';
import { toPlain, type Plain } from './values.ts';

/** An action of a stage, as data: it is computed once and carried out once. */
export type Action =
  | { readonly kind: 'setField'; readonly field: string; readonly value: Plain }
  | { readonly kind: 'addComment'; readonly text: string }
  | { readonly kind: 'sendEmail'; readonly template: string; readonly to: string }
  | { readonly kind: 'sendSms'; readonly template: string; readonly phoneNumber: string }
  | { readonly kind: 'createTask'; readonly template: string }
  | { readonly kind: 'notify'; readonly login: string; readonly text: string }
  | { readonly kind: 'startProcess'; readonly definition: string }
  | { readonly kind: 'callFunction'; readonly name: string; readonly params: Plain };

/** The names that `callFunction` accepts. These functions act on the record of the process. */
export const recordFunctions = ['confirm', 'undoConfirm'] as const;

/** An action inside an expression: a class, so that only the functions that `registerActions` registers can create one. */
class ActionValue {
  readonly action: Action;
  constructor(action: Action) {
    this.action = action;
  }
}

/** The signatures, in CEL, of the functions that create actions. The back office has the labels of these functions. */
export const actionSignatures = {
  setField: 'setField(string, dyn): Action',
  addComment: 'addComment(string): Action',
  sendEmail: 'sendEmail(string, string): Action',
  sendSms: 'sendSms(string, string): Action',
  createTask: 'createTask(string): Action',
  notify: 'notify(string, string): Action',
  startProcess: 'startProcess(string): Action',
  callFunction: 'callFunction(string, map<string, dyn>): Action',
} as const satisfies Record<Action['kind'], string>;

/** Makes an action from the arguments of its function. `never[]` fits functions of any arguments; the signatures check them. */
type Make = (...values: never[]) => Action;
const makers: Record<Action['kind'], Make> = {
  setField: (field: string, value: unknown) => ({ kind: 'setField', field, value: toPlain(value) }),
  addComment: (text: string) => ({ kind: 'addComment', text }),
  sendEmail: (template: string, to: string) => ({ kind: 'sendEmail', template, to }),
  sendSms: (template: string, phoneNumber: string) => ({ kind: 'sendSms', template, phoneNumber }),
  createTask: (template: string) => ({ kind: 'createTask', template }),
  notify: (login: string, text: string) => ({ kind: 'notify', login, text }),
  startProcess: (definition: string) => ({ kind: 'startProcess', definition }),
  callFunction: (name: string, params: unknown) => ({ kind: 'callFunction', name, params: toPlain(params) }),
};

/** Adds the functions that create actions to an environment of CEL, so that its expressions may call them. */
export function registerActions(environment: Environment): void {
  environment.registerType('Action', { ctor: ActionValue, fields: {} });
  for (const [kind, signature] of Object.entries(actionSignatures)) {
    const make = makers[kind as Action['kind']] as (...values: unknown[]) => Action;
    environment.registerFunction(signature, (...values: unknown[]) => new ActionValue(make(...values)));
  }
}

/** The actions in the result of an expression: one, or a list. */
export function actionsIn(value: unknown): Action[] {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values.flatMap((each) => (each instanceof ActionValue ? [each.action] : []));
}
