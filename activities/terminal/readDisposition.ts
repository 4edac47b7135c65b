import { sql } from 'kysely';
import type { Sql } from '#database/sql.ts';
import { planOfDisposition } from '#database/weighing/weighingPlan.ts';
import type { QueuePriority } from '#domain/terminal/queue.rules.ts';
import type { DispositionReading } from '#workflows/terminal/journey.activities.ts';

interface Row {
  readonly queue_priority: QueuePriority;
  readonly arrival_date: Date | null;
  readonly minutes_early: number | null;
  readonly minutes_late: number | null;
  readonly no_show_minutes: number | null;
  readonly no_show_returns: number | null;
  readonly arrived_at: Date | null;
  readonly entry_allowed_at: Date | null;
  readonly leave_parking_until: Date | null;
  readonly no_shows: number;
}

const iso = (moment: Date | null): string | null => moment && new Date(moment).toISOString();

/** The disposition as its journey needs it: what decides its weighings, and its place in the queue. */
export const readDisposition = async (db: Sql, dispositionId: number): Promise<DispositionReading> => {
  const planned = await planOfDisposition(db, dispositionId);
  const { rows } = await sql<Row>`
    select d.queue_priority, d.arrival_date, d.arrived_at, d.entry_allowed_at, d.leave_parking_until, d.no_shows,
      st.minutes_early, st.minutes_late, st.no_show_minutes, st.no_show_returns
    from disposition d left join weighing_station st on st.id = d.weighing_station_id
    where d.id = ${dispositionId}`.execute(db);
  const row = rows[0] as Row;
  return {
    ...planned,
    window: {
      arrivalDate: iso(row.arrival_date),
      minutesEarly: row.minutes_early ?? 0,
      minutesLate: row.minutes_late ?? 0,
    },
    priority: row.queue_priority,
    noShow: row.no_show_minutes ? { minutes: row.no_show_minutes, returns: row.no_show_returns ?? 0 } : null,
    arrivedAt: iso(row.arrived_at),
    calledAt: iso(row.entry_allowed_at),
    leaveUntil: iso(row.leave_parking_until),
    noShows: row.no_shows,
  };
};
