import { sql } from 'kysely';
import type { Language } from '#domain/kernel/language.ts';
import { businessZone } from '#domain/kernel/time.ts';
import type { ProcessBoard } from '#domain/processes/processAnswers.ts';
import type { Sql } from '../sql.ts';

/** What waits at a stage now, and what has passed it in the last 90 days. */
interface StageRow {
  readonly stageId: number;
  readonly name: string;
  readonly waiting: number;
  /** Instances whose tasks should be done by now. */
  readonly overdue: number;
  /** Instances that stop until somebody redirects them, because their last stage had no success. */
  readonly stuck: number;
  readonly oldestSince: string | Date | null;
  readonly passed: number;
  readonly medianSeconds: number | null;
  /** Nine of ten were faster. */
  readonly slowSeconds: number | null;
}

/** The instances at each stage of a definition, and how many seconds the stage took in the last 90 days. */
export async function processBoardOf(
  db: Sql,
  language: Language,
  definitionId: number,
): Promise<ProcessBoard> {
  // `waits`: the instances that are at each stage now; `passes`: how long each stage took. A stage of an older version of the
  // definition is shown while something waits there or has passed it.
  const { rows: stages } = await sql<StageRow>`
    with waits as (
      select e.stage_id, count(*)::int as waiting, min(e.waiting_since) as oldest,
        count(*) filter (where t.execution_period < now() and not t.executed and not t.canceled)::int as overdue,
        count(*) filter (where e.result <> 'success')::int as stuck
      from bp_exemplar e left join task t on t.id = e.task_id
      where e.definition_id = ${definitionId} and e.status = 'Active' and not e.marked_to_delete
      group by e.stage_id),
    passes as (
      select h.stage_id, count(*)::int as passed,
        percentile_cont(0.5) within group (order by h.duration) as median,
        percentile_cont(0.9) within group (order by h.duration) as slow
      from bp_history h join bp_exemplar e on e.id = h.exemplar_id
      where e.definition_id = ${definitionId} and h.step = 'Executed' and h.task_id is not null
        and h.date > now() - interval '90 days'
      group by h.stage_id)
    select s.id as "stageId", coalesce(nullif(s.lang ->> ${language}, ''), s.name) as name, coalesce(w.waiting, 0) as waiting, coalesce(w.overdue, 0) as overdue,
      coalesce(w.stuck, 0) as stuck, w.oldest as "oldestSince", coalesce(p.passed, 0) as passed,
      p.median as "medianSeconds", p.slow as "slowSeconds"
    from stage s left join waits w on w.stage_id = s.id left join passes p on p.stage_id = s.id
    where w.stage_id is not null or p.stage_id is not null or s.id in (
      select stage_id from bp_definition_stage_settings_list where parent_id = ${definitionId} and not is_condition)
    order by (select min(r.row_number) from bp_definition_stage_settings_list r
      where r.parent_id = ${definitionId} and r.stage_id = s.id), s.id`.execute(db);
  return {
    definitionId,
    running: await runningOf(db, definitionId),
    stages: stages.map((row) => ({
      ...row,
      oldestSince: row.oldestSince && new Date(row.oldestSince).toISOString(),
    })),
    weeks: await weeksOf(db, definitionId),
  };
}

/** How many instances of a definition run now. */
const runningOf = async (db: Sql, definitionId: number): Promise<number> => {
  const { rows } = await sql<{ running: number }>`
    select count(*)::int as running from bp_exemplar
    where definition_id = ${definitionId} and status = 'Active' and not marked_to_delete`.execute(db);
  return rows[0]?.running ?? 0;
};

const zone = sql.lit(businessZone);

/** How many instances were started, finished and canceled in each of the last 12 weeks, in the time zone of the terminal. */
const weeksOf = async (db: Sql, definitionId: number): Promise<ProcessBoard['weeks']> => {
  const { rows } = await sql<ProcessBoard['weeks'][number]>`
    with weeks as (
      select generate_series(date_trunc('week', now() at time zone ${zone}) - interval '11 weeks',
        date_trunc('week', now() at time zone ${zone}), interval '1 week') as week),
    moments as (
      select date_trunc('week', created_at at time zone ${zone}) as began,
        date_trunc('week', finished_at at time zone ${zone}) as ended, status
      from bp_exemplar where definition_id = ${definitionId} and not marked_to_delete)
    select to_char(week, 'YYYY-MM-DD') as week,
      (select count(*)::int from moments where began = week) as started,
      (select count(*)::int from moments where ended = week and status = 'Finished') as finished,
      (select count(*)::int from moments where ended = week and status = 'Canceled') as canceled
    from weeks order by week`.execute(db);
  return rows;
};
