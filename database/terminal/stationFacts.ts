import { sql } from 'kysely';
import { servicesKept, type ServiceMeasure } from '#domain/terminal/serviceTimes.rules.ts';
import type { Sql } from '../sql.ts';

/**
 * The last services of a station in seconds from call to exit, oldest first.
 * @param places how many trucks of the station may be on the terminal at once; the number is only copied into each measure
 */
export async function lastServices(
  db: Sql,
  weighingStationId: number,
  places: number,
): Promise<ServiceMeasure[]> {
  const { rows } = await sql<{ seconds: string }>`
    select extract(epoch from exited_at - entry_allowed_at) as seconds from disposition
    where weighing_station_id = ${weighingStationId} and exited_at > entry_allowed_at
    order by exited_at desc limit ${servicesKept}`.execute(db);
  return rows.map(({ seconds }) => ({ seconds: Math.round(Number(seconds)), places })).toReversed();
}

const hoursLookedAt = 4;

/** The average number of trucks per hour that arrived at the station in the last hours. */
export async function arrivalsPerHour(db: Sql, weighingStationId: number): Promise<number> {
  const { rows } = await sql<{ trucks: number }>`
    select count(*)::int as trucks from disposition
    where weighing_station_id = ${weighingStationId}
      and arrived_at > now() - make_interval(hours => ${hoursLookedAt})`.execute(db);
  return (rows[0]?.trucks ?? 0) / hoursLookedAt;
}

/** The number of scales of a station, at least 1. */
export async function scalesOf(db: Sql, weighingStationId: number): Promise<number> {
  const { rows } = await sql<{ scales: number }>`
    select count(*)::int as scales from scale
    where weighing_station_id = ${weighingStationId} and not marked_to_delete`.execute(db);
  return Math.max(1, rows[0]?.scales ?? 0);
}

/** A longer gap between two weights is a pause; no truck was waiting for the scale. */
const longestGapMinutes = 10;
/** In a shorter time no truck can drive off the scale and another one on. */
const shortestGapSeconds = 20;
/** How many of the newest gaps are read. */
const gapsLookedAt = 200;
/** Three samples for a station with too few gaps: the time in which a truck drives on, stands still and drives off. */
const usualWeighingSeconds = [60, 90, 120];
const gapsNeeded = 10;

/**
 * How many seconds one weighing occupies a scale: samples from the gaps between consecutive weights of each scale, shortest
 * first. Only the shorter half is returned, because in longer gaps the scale was empty for a while.
 */
export async function weighingSeconds(db: Sql, weighingStationId: number): Promise<number[]> {
  const { rows } = await sql<{ gap: number }>`
    select gap::int from (
      select m.id, extract(epoch from m.taken_at - lag(m.taken_at) over (partition by m.scale_id order by m.id)) as gap
      from weight_memory m join scale s on s.id = m.scale_id
      where s.weighing_station_id = ${weighingStationId} and m.taken_at > now() - interval '7 days'
      order by m.id desc limit ${gapsLookedAt}) gaps
    where gap between ${shortestGapSeconds} and ${longestGapMinutes * 60} order by gap`.execute(db);
  if (rows.length < gapsNeeded) return usualWeighingSeconds;
  return rows.slice(0, Math.ceil(rows.length / 2)).map(({ gap }) => gap);
}

/** How many trucks left each of these stations within the last hour. */
export async function servedLastHour(
  db: Sql,
  weighingStationIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ station: number; trucks: number }>`
    select weighing_station_id as station, count(*)::int as trucks from disposition
    where weighing_station_id = any(${sql.val(weighingStationIds)}) and exited_at > now() - interval '1 hour'
    group by 1`.execute(db);
  return new Map(rows.map(({ station, trucks }) => [station, trucks]));
}
