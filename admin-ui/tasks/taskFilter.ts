import type { Reference } from '#domain/kernel/record.ts';
import { inWarsaw } from '#domain/kernel/warsawDay.ts';

/**
 * Whose tasks are shown: those that the reader executes, those that anybody with a role of the reader may take, those that the
 * reader has given, those whose result the reader must check, or all. The reader is the signed-in person.
 */
export const taskScopes = ['mine', 'roles', 'given', 'check', 'all'] as const;
export type TaskScope = (typeof taskScopes)[number];
/** Which tasks of a scope are shown; `check` has only executed ones, so it ignores this. */
export const progresses = ['open', 'executed', 'any'] as const;
export type Progress = (typeof progresses)[number];

/** The chosen filters. Days are ISO dates, or empty. */
export interface TaskChoice {
  readonly scope: TaskScope;
  readonly progress: Progress;
  readonly searchStr: string;
  readonly executor: Reference | null;
  readonly executorRole: number | null;
  readonly customer: Reference | null;
  readonly from: string;
  readonly to: string;
}

export const firstChoice: TaskChoice = {
  scope: 'mine',
  progress: 'open',
  searchStr: '',
  executor: null,
  executorRole: null,
  customer: null,
  from: '',
  to: '',
};

/** The reader: their id, and the roles whose tasks they can take. */
export interface TaskReader {
  readonly id: number;
  readonly roles: readonly number[];
}

/** The chosen filters in the format of the specification's task list. */
export function taskFilter(choice: TaskChoice, reader: TaskReader): Record<string, unknown> {
  return {
    markedToDelete: false,
    ...scopeFilter(choice.scope, reader),
    ...(choice.scope === 'check' ? {} : progressFilter[choice.progress]),
    ...(choice.searchStr ? { searchStr: choice.searchStr } : {}),
    ...(choice.customer ? { customer: choice.customer.id } : {}),
    ...executorFilter(choice, reader),
    ...termFilter(choice),
  };
}

const scopeFilter = (scope: TaskScope, { id, roles }: TaskReader): Record<string, unknown> => {
  switch (scope) {
    case 'mine':
      return { executor: id };
    case 'roles':
      return { executor: null, executorRole: [...roles] };
    case 'given':
      return { author: id };
    case 'check':
      return {
        executed: true,
        executionAccepted: false,
        canceled: false,
        or: [{ checker: id }, { checker: null, author: id }],
      };
    case 'all':
      return {};
  }
};

const progressFilter: Readonly<Record<Progress, object>> = {
  open: { executed: false, canceled: false },
  executed: { executed: true },
  any: {},
};

/** Whether a scope leaves the executor to choose. The others fix it. */
export function leavesExecutor(scope: TaskScope): boolean {
  return scope !== 'mine' && scope !== 'roles';
}

/**
 * The chosen executor and role, as far as the page offers them: a choice that the reader cannot see must not narrow the list.
 * These conditions are a group of their own (`and`), because the scope may have conditions for the same fields.
 */
const executorFilter = ({ scope, executor, executorRole }: TaskChoice, { roles }: TaskReader): object => {
  const and = [
    ...(executor && leavesExecutor(scope) ? [{ executor: executor.id }] : []),
    ...(executorRole && roles.includes(executorRole) ? [{ executorRole }] : []),
  ];
  return and.length > 0 ? { and } : {};
};

/** Midnight belongs to the day that ends with it. */
const termFilter = ({ from, to }: TaskChoice): object => {
  const midnight = (day: string, daysLater = 0) => inWarsaw(day).plus({ days: daysLater }).toUTC().toISO();
  if (!from && !to) return {};
  return {
    executionPeriod: { ...(from ? { gt: midnight(from) } : {}), ...(to ? { lte: midnight(to, 1) } : {}) },
  };
};
