import { sql } from 'kysely';
import { idKey, type AnyRecord } from '#domain/kernel/record.ts';
import {
  answerDaysOf,
  answerSettings,
  nextNoticeAt,
  resumedTerm,
  termNotices,
  type AnswerDays,
  type TermFacts,
} from '#domain/service/requestTerm.rules.ts';
import { installationSetting } from '../platform/appSettings.ts';
import { tableOf } from '../schema/naming.ts';
import type { Sql } from '../sql.ts';
import type { Transaction } from '../transaction.ts';
import { isChanged } from '../writing/changedFields.ts';
import type { Draft, Hooks, WriteContext } from '../writing/hooks.ts';

export const requestTermOutbox = 'requestTerm';
export type TermObject = 'customerRequest' | 'interaction';

/** The notices depend on these fields. A write that changes none of them leaves `noticeAt` as it is. */
const termFields = ['date', 'executionTerm', 'status', 'waitsForCustomer', 'markedToDelete'] as const;

/**
 * Keeps in `noticeAt` when somebody is to be notified of the term of a request or an interaction next, and signals its workflow
 * when that time changes.
 */
export function termHooks(object: TermObject): Required<Pick<Hooks, 'beforeWrite' | 'afterWrite'>> {
  return {
    beforeWrite: async (draft, before, context) => {
      if (before && !termFields.some((name) => isChanged(draft, before, name))) return;
      const now = new Date().toISOString();
      pauseOrResume(draft, before, now);
      const facts = await factsAfter(object, draft, before, context);
      draft.noticeAt = nextNoticeAt(termNotices(facts, await answerDays(context.tx.sql)), now);
    },
    afterWrite: async (record, before, { tx }) => {
      if ((before?.noticeAt ?? null) !== (record.noticeAt ?? null)) await signalTerm(tx, object, record.id);
    },
  };
}

/** Signals the workflow of a term to read it again. The signal is sent after this transaction is committed. */
function signalTerm(tx: Transaction, object: TermObject, id: number): Promise<void> {
  return tx.outbox(requestTermOutbox, { object, id });
}

/** After how many working days without an answer somebody is notified. */
export async function answerDays(db: Sql): Promise<AnswerDays> {
  const remindAfter = await installationSetting(db, answerSettings.remindAfter);
  const escalateAfter = await installationSetting(db, answerSettings.escalateAfter);
  return answerDaysOf(remindAfter?.value, escalateAfter?.value);
}

/**
 * Whether a record counts as answered: a request if it has a first answer or the status `answered`, an interaction in every
 * status but `new`, because a person has chosen such a status.
 */
export function isAnsweredBy(
  object: TermObject,
  status: { readonly name: string | null } | undefined,
  firstAnswerAt: unknown,
): boolean {
  if (object === 'customerRequest') return Boolean(firstAnswerAt) || status?.name === 'answered';
  return status !== undefined && status.name !== 'new';
}

/**
 * The requests and interactions whose next notice is due within so many minutes or is overdue, the earliest first; at most 500 of
 * each object.
 */
export async function termsWithin(
  db: Sql,
  minutes: number,
): Promise<readonly { readonly object: TermObject; readonly id: number }[]> {
  const dueOf = (object: TermObject) => sql`(select ${object} as object, id, notice_at
    from ${sql.table(tableOf({ name: object }))}
    where notice_at < now() + make_interval(mins => ${minutes}) order by notice_at limit 500)`;
  const { rows } = await sql<{ object: TermObject; id: number }>`
    select object, id from (${dueOf('customerRequest')} union all ${dueOf('interaction')}) as soon order by notice_at`.execute(
    db,
  );
  return rows;
}

/**
 * While a record waits for its customer, its term is paused. Notes when the pause begins. When it ends, the term is put off by as
 * many working days, unless the same write has another term.
 */
const pauseOrResume = (draft: Draft, before: AnyRecord | undefined, now: string): void => {
  const isPaused = draft.waitsForCustomer ?? before?.waitsForCustomer;
  const wasPaused = before?.waitsForCustomer === true;
  if (isPaused === true && !wasPaused) draft.pausedAt = now;
  if (isPaused === true || !wasPaused) return;
  draft.pausedAt = null;
  const { pausedAt, executionTerm } = before;
  if (typeof pausedAt !== 'string' || typeof executionTerm !== 'string') return;
  if (!isChanged(draft, before, 'executionTerm'))
    draft.executionTerm = resumedTerm(executionTerm, pausedAt, now);
};

/** The facts of the term as they are after the write. */
const factsAfter = async (
  object: TermObject,
  draft: Draft,
  before: AnyRecord | undefined,
  { tx }: WriteContext,
): Promise<TermFacts> => {
  const valueOf = (name: string) => (draft[name] === undefined ? before?.[name] : draft[name]);
  // A draft has the id of a reference under its name, a record under `idKey` of its name.
  const statusId = draft.status === undefined ? before?.[idKey('status')] : draft.status;
  const status = await statusOf(tx.sql, object, statusId);
  const term = valueOf('executionTerm');
  return {
    date: new Date(String(valueOf('date'))).toISOString(),
    executionTerm: typeof term === 'string' ? term : null,
    isAnswered: isAnsweredBy(object, status, before?.firstAnswerAt),
    isClosed: status?.isClosed === true || valueOf('markedToDelete') === true,
    isPaused: valueOf('waitsForCustomer') === true,
  };
};

const statusOf = async (db: Sql, object: TermObject, id: unknown) => {
  if (typeof id !== 'number') return undefined;
  const { rows } = await sql<{ name: string | null; isClosed: boolean }>`
    select predefined_name as name, is_closed as "isClosed"
    from ${sql.table(tableOf({ name: `${object}Status` }))} where id = ${id}`.execute(db);
  return rows[0];
};
