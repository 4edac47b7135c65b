import { sql } from 'kysely';
import { fail } from '#domain/kernel/fail.ts';
import type { ReclamationStanding, ReclamationStateFacts } from '#domain/service/reclamation.rules.ts';
import type { Sql } from '../sql.ts';

export interface ReclamationRow {
  readonly id: number;
  readonly numberStr: string;
  readonly authorId: number | null;
  readonly managerId: number | null;
  readonly manager: string | null;
  readonly customer: string | null;
  readonly decisionId: number | null;
  /** ISO date. */
  readonly term: string | null;
  readonly marked: boolean;
  /** Whether its positions may still be changed. */
  readonly editPossitions: boolean;
  readonly state: ReclamationStateFacts | null;
  /** Working days that its type leaves for a decision. */
  readonly days: number | null;
}

const stateFacts = (state: string) => sql<ReclamationStateFacts | null>`
  case when ${sql.ref(`${state}.id`)} is not null then json_build_object('id', ${sql.ref(`${state}.id`)},
    'group', (select g.predefined_name from reclamation_status_group g
      where g.id = ${sql.ref(`${state}.reclamation_status_group_id`)}),
    'isClosed', ${sql.ref(`${state}.is_closed`)}) end`;

/** The reclamation's row, held until the transaction ends where `hold` says so. Throws `record_not_found`. */
export const reclamationRow = async (db: Sql, id: number, hold = false): Promise<ReclamationRow> => {
  const { rows } = await sql<ReclamationRow>`
    select r.id, r.number_str as "numberStr", r.author_id as "authorId", r.manager_id as "managerId",
      u.name as manager, c.name as customer, r.decision_id as "decisionId",
      to_char(r.execution_term, 'YYYY-MM-DD') as term, r.marked_to_delete as marked,
      r.edit_possitions as "editPossitions", t.days,
      ${stateFacts('s')} as state
    from reclamation r left join reclamation_state s on s.id = r.status_id
      left join reclamation_type t on t.id = r.reclamation_type_id
      left join "user" u on u.id = r.manager_id left join counterparty c on c.id = r.customer_id
    where r.id = ${id} ${hold ? sql`for update of r` : sql``}`.execute(db);
  return found(rows, 'reclamation', id);
};

export const standingOf = ({ state, decisionId }: ReclamationRow): ReclamationStanding => ({
  state,
  decisionId,
});

/** A state of the dictionary. Throws `record_not_found`. */
export const stateRow = async (db: Sql, id: number): Promise<ReclamationStateFacts> => {
  const { rows } = await sql<{ state: ReclamationStateFacts }>`
    select ${stateFacts('s')} as state from reclamation_state s
    where s.id = ${id} and not s.marked_to_delete`.execute(db);
  return found(rows, 'reclamationState', id).state;
};

/** The state that a decision leads to; null where it leads nowhere. Throws `record_not_found`. */
export const stateAfter = async (db: Sql, decisionId: number): Promise<ReclamationStateFacts | null> => {
  const { rows } = await sql<{ state: ReclamationStateFacts | null }>`
    select ${stateFacts('s')} as state from reclamation_decision d
      left join reclamation_state s on s.id = d.reclamation_state_id
    where d.id = ${decisionId} and not d.marked_to_delete`.execute(db);
  return found(rows, 'reclamationDecision', decisionId).state;
};

const found = <R>([row]: readonly R[], object: string, id: number): R => {
  if (!row) throw fail('record_not_found', { object, id });
  return row;
};

/** Tasks about a record that nobody has finished or cancelled. */
export const openTasksOf = async (db: Sql, object: string, id: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from task where owner_type = ${object} and owner_id = ${id}
      and not execution_accepted and not canceled and not marked_to_delete`.execute(db);
  return rows[0]?.count ?? 0;
};
