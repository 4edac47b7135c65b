import { sql } from 'kysely';
import { fail } from '#domain/kernel/fail.ts';
import type { DecisionDays } from '#domain/service/decisionTerm.rules.ts';
import {
  reclamationGroups,
  type ReclamationStanding,
  type ReclamationStateFacts,
} from '#domain/service/reclamation.rules.ts';
import type { Sql } from '../sql.ts';

/** A reclamation as its moves and notices need it. */
export interface ReclamationRow {
  readonly id: number;
  readonly numberStr: string;
  readonly authorId: number | null;
  readonly managerId: number | null;
  readonly manager: string | null;
  readonly customer: string | null;
  readonly decisionId: number | null;
  /** The last day for a decision, `YYYY-MM-DD`. */
  readonly term: string | null;
  readonly updatedAt: Date;
  /** Whether it is marked for deletion. */
  readonly marked: boolean;
  readonly confirmed: boolean;
  /** Whether its positions may still be changed. */
  readonly editPossitions: boolean;
  readonly state: ReclamationStateFacts | null;
  /** The time for a decision by its type; null if it has no type. */
  readonly decisionDays: DecisionDays | null;
}

/**
 * SQL for what the rules must know of a state, as JSON; null without a state. A state in a group that an administrator has added
 * counts as one without a group, because the rules know only the `reclamationGroups`.
 * @param alias the alias of `reclamation_state` in the statement
 */
const stateFacts = (alias: string) => sql<ReclamationStateFacts | null>`
  case when ${sql.ref(`${alias}.id`)} is not null then json_build_object('id', ${sql.ref(`${alias}.id`)},
    'group', (select g.predefined_name from reclamation_status_group g
      where g.id = ${sql.ref(`${alias}.reclamation_status_group_id`)}
        and g.predefined_name = any(${[...reclamationGroups]}::text[])),
    'isClosed', ${sql.ref(`${alias}.is_closed`)}) end`;

/** The reclamation's row; with `locked` it is locked until the transaction ends. @throws record_not_found */
export async function reclamationRow(db: Sql, id: number, lock?: 'locked'): Promise<ReclamationRow> {
  const { rows } = await sql<ReclamationRow>`
    select r.id, r.number_str as "numberStr", r.author_id as "authorId", r.manager_id as "managerId",
      u.name as manager, c.name as customer, r.decision_id as "decisionId",
      to_char(r.execution_term, 'YYYY-MM-DD') as term, r.marked_to_delete as marked, r.confirmed,
      r.updated_at as "updatedAt",
      r.edit_possitions as "editPossitions", case when t.id is not null then json_build_object('days', t.days, 'calendarDays', t.calendar_days) end as "decisionDays",
      ${stateFacts('s')} as state
    from reclamation r left join reclamation_state s on s.id = r.status_id
      left join reclamation_type t on t.id = r.reclamation_type_id
      left join "user" u on u.id = r.manager_id left join counterparty c on c.id = r.customer_id
    where r.id = ${id} ${lock ? sql`for update of r` : sql``}`.execute(db);
  return firstOf(rows, 'reclamation', id);
}

export function standingOf({ state, decisionId }: ReclamationRow): ReclamationStanding {
  return {
    state,
    decisionId,
  };
}

/** A reclamation state, by id. @throws record_not_found */
export async function stateRow(db: Sql, id: number): Promise<ReclamationStateFacts> {
  const { rows } = await sql<{ state: ReclamationStateFacts }>`
    select ${stateFacts('s')} as state from reclamation_state s
    where s.id = ${id} and not s.marked_to_delete`.execute(db);
  return firstOf(rows, 'reclamationState', id).state;
}

/** The state that a decision leads to; null if it leads to none. @throws record_not_found */
export async function stateAfter(db: Sql, decisionId: number): Promise<ReclamationStateFacts | null> {
  const { rows } = await sql<{ state: ReclamationStateFacts | null }>`
    select ${stateFacts('s')} as state from reclamation_decision d
      left join reclamation_state s on s.id = d.reclamation_state_id
    where d.id = ${decisionId} and not d.marked_to_delete`.execute(db);
  return firstOf(rows, 'reclamationDecision', decisionId).state;
}

const firstOf = <R>([row]: readonly R[], object: string, id: number): R => {
  if (!row) throw fail('record_not_found', { object, id });
  return row;
};

/** The number of open tasks about a record. */
export async function openTasksOf(db: Sql, object: string, id: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from task where owner_type = ${object} and owner_id = ${id}
      and not execution_accepted and not canceled and not marked_to_delete`.execute(db);
  return rows[0]?.count ?? 0;
}
