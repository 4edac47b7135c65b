import { journeyFacts } from '#database/terminal/journeyFacts.ts';
import type { Sql } from '#database/sql.ts';
import { planWith } from '#database/weighing/weighingPlan.ts';
import type { DispositionReading } from '#workflows/terminal/journey.activities.ts';

const iso = (moment: string | null): string | null => moment && new Date(moment).toISOString();

/** The disposition as its journey needs it: what decides its weighings, and its place in the queue. */
export async function readDisposition(db: Sql, dispositionId: number): Promise<DispositionReading> {
  const { beside: row, ...planned } = await planWith(db, dispositionId, journeyFacts);
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
    exitedAt: iso(row.exited_at),
    extraFrom: row.extra_from,
    pausedFrom: row.paused_from,
    startSmsSent: row.start_sms_sent,
  };
}
