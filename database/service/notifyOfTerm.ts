import { sql } from 'kysely';
import { dateText } from '#domain/kernel/written.ts';
import {
  answerSettings,
  nextNoticeAt,
  noticesAt,
  termNotices,
  type TermKind,
} from '#domain/service/requestTerm.rules.ts';
import { installationSetting } from '../platform/appSettings.ts';
import { notify, orAdministrators, reachable } from '../platform/notify.ts';
import { leadersOf } from '../processes/taskPeople.ts';
import { tableOf } from '../schema/naming.ts';
import type { Sql } from '../sql.ts';
import type { Transaction } from '../transaction.ts';
import { answerDays, isAnsweredBy, type TermObject } from './requestTerm.ts';

interface TermRow {
  readonly numberStr: string;
  readonly reference: string;
  readonly date: string;
  readonly executionTerm: string | null;
  readonly waitsForCustomer: boolean;
  readonly markedToDelete: boolean;
  readonly noticeAt: string | null;
  readonly firstAnswerAt: string | null;
  readonly statusName: string | null;
  readonly hasStatus: boolean;
  readonly isClosed: boolean | null;
  readonly managerId: number | null;
  /** Who is notified first: the executor, else the manager, else the author if they work here. */
  readonly personId: number | null;
  readonly person: string | null;
}

/** The time of the next notice of a term, ISO in UTC; null if there is none or the record was deleted. */
export async function nextTermNotice(db: Sql, object: TermObject, id: number): Promise<string | null> {
  const { rows } = await sql<{ noticeAt: string | null }>`
    select notice_at as "noticeAt" from ${sql.table(tableOf({ name: object }))} where id = ${id}`.execute(db);
  const at = rows[0]?.noticeAt;
  return at ? new Date(at).toISOString() : null;
}

/**
 * Sends the notices of a term that are due at this moment, and stores the time of the next one. Nobody is notified if the record
 * has another time by now, or if the notice no longer applies. `updatedAt` is not changed, so that people who have the record
 * open can still save it.
 */
export async function notifyOfTerm(
  tx: Transaction,
  { object, id, due }: { readonly object: TermObject; readonly id: number; readonly due: string },
): Promise<void> {
  const row = await lockedRow(tx.sql, object, id);
  if (!row?.noticeAt || Date.parse(row.noticeAt) !== Date.parse(due)) return;
  const notices = termNotices(factsOf(object, row), await answerDays(tx.sql));
  for (const kind of noticesAt(notices, due)) await notifyOf(tx, object, id, row, kind);
  const next = nextNoticeAt(notices, due);
  await sql`update ${sql.table(tableOf({ name: object }))} set notice_at = ${next} where id = ${id}`.execute(
    tx.sql,
  );
  await tx.announce(object, id);
}

/** Reads and locks the record. Only a request stores when it was first answered. */
const lockedRow = async (db: Sql, object: TermObject, id: number): Promise<TermRow | undefined> => {
  const table = sql.table(tableOf({ name: object }));
  const answered = object === 'customerRequest' ? sql`t.first_answer_at` : sql`null::timestamptz`;
  const { rows } = await sql<TermRow>`
    select t.number_str as "numberStr", t.reference, t.date, cast(t.execution_term as text) as "executionTerm",
      t.waits_for_customer as "waitsForCustomer", t.marked_to_delete as "markedToDelete", t.notice_at as "noticeAt",
      ${answered} as "firstAnswerAt", s.predefined_name as "statusName", s.id is not null as "hasStatus",
      s.is_closed as "isClosed", t.manager_id as "managerId", p.id as "personId", p.name as person
    from ${table} as t
    left join ${sql.table(tableOf({ name: `${object}Status` }))} as s on s.id = t.status_id
    left join "user" as p on p.id = coalesce(t.executor_id, t.manager_id,
      (select a.id from "user" as a where a.id = t.author_id and not a.external_user))
    where t.id = ${id} for no key update of t`.execute(db);
  return rows[0];
};

const factsOf = (object: TermObject, row: TermRow) => ({
  date: new Date(row.date).toISOString(),
  executionTerm: row.executionTerm,
  isAnswered: isAnsweredBy(object, row.hasStatus ? { name: row.statusName } : undefined, row.firstAnswerAt),
  isClosed: row.isClosed === true || row.markedToDelete,
  isPaused: row.waitsForCustomer,
});

const notifyOf = async (
  tx: Transaction,
  object: TermObject,
  id: number,
  row: TermRow,
  kind: TermKind,
): Promise<void> => {
  const escalates = kind === 'termEscalated' || kind === 'requestUnansweredEscalated';
  const people = escalates ? await peopleToEscalateTo(tx, row) : await reachable(tx, [row.personId]);
  const facts = {
    number: row.numberStr,
    name: row.reference,
    due: row.executionTerm === null ? '–' : dateText(row.executionTerm),
    person: row.person ?? '–',
  };
  // If nobody who may sign in is in charge of the record, or leads that person, the administrators are notified.
  const to = await orAdministrators(tx, people);
  await notify(tx, { to, notice: kind, facts, about: { object, id } });
};

/**
 * Whom the setting names for the case that the person did not act: the manager of the record, the leaders of the person, or both. A manager whose
 * account is closed counts as none, so that the leaders are notified instead.
 */
const peopleToEscalateTo = async (tx: Transaction, { managerId, personId }: TermRow): Promise<number[]> => {
  const setting = await installationSetting(tx.sql, answerSettings.escalateTo);
  const escalateTo = setting?.value;
  const manager = managerId === personId ? [] : await reachable(tx, [managerId]);
  const leaders = personId === null ? [] : await leadersOf(tx.sql, personId);
  if (escalateTo === 'manager') return manager.length > 0 ? manager : leaders;
  if (escalateTo === 'both') return [...new Set([...manager, ...leaders])];
  return leaders.length > 0 ? leaders : manager;
};
