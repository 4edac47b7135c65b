import { sql } from 'kysely';
import type { QueuePriority } from '#domain/terminal/queue.rules.ts';
import type { CarsQueueStatus } from '#domain/terminal/statuses.ts';
import { lastBefore } from './standingStatus.ts';

/** What a journey needs of its disposition besides the weighings. Times are texts, as Postgres writes them into JSON. */
export interface JourneyFacts {
  readonly queue_priority: QueuePriority;
  readonly arrival_date: string | null;
  readonly minutes_early: number | null;
  readonly minutes_late: number | null;
  readonly no_show_minutes: number | null;
  readonly no_show_returns: number | null;
  readonly arrived_at: string | null;
  readonly entry_allowed_at: string | null;
  readonly leave_parking_until: string | null;
  readonly no_shows: number;
  readonly exited_at: string | null;
  /** The status before the extra parking, and before the pause; null if the truck is not there. */
  readonly extra_from: CarsQueueStatus | null;
  readonly paused_from: CarsQueueStatus | null;
  readonly start_sms_sent: boolean;
}

const lastUnpaused = lastBefore('Paused');
/** The status in which a paused truck resumes. */
const pausedFrom = sql`case when d.cars_queue_status = 'Paused' then ${lastUnpaused} end`;
/** The status that a truck had before it went to the extra parking. */
const extraFrom = sql`case when (d.cars_queue_status = 'Paused' and ${lastUnpaused} in ('EntryAddParking', 'ExitAddParking'))
    or d.cars_queue_status in ('EntryAddParking', 'ExitAddParking')
  then ${lastBefore('Paused', 'EntryAddParking', 'ExitAddParking')} end`;

/** The column of these facts, for a statement with the disposition `d` and its station `st`. */
export const journeyFacts = sql<JourneyFacts>`(select to_jsonb(f) from (
  select d.queue_priority, d.arrival_date, d.arrived_at, d.entry_allowed_at, d.leave_parking_until, d.no_shows,
    d.exited_at, ${pausedFrom} as paused_from, ${extraFrom} as extra_from,
    exists (select from outgoing_sms m where m.disposition_id = d.id and m.template = 'start') as start_sms_sent,
    st.minutes_early, st.minutes_late, st.no_show_minutes, st.no_show_returns) f)`;
