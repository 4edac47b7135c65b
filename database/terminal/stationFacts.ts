import { sql } from 'kysely';
import { servicesKept, type ServiceMeasure } from '#domain/terminal/serviceTimes.rules.ts';
import type { Sql } from '../sql.ts';

/** The last services of a station, from the call to the exit, oldest first. @param places trucks that share its scales */
export const lastServices = async (
  db: Sql,
  weighingStationId: number,
  places: number,
): Promise<ServiceMeasure[]> => {
  const { rows } = await sql<{ seconds: string }>`
    select extract(epoch from exited_at - entry_allowed_at) as seconds from disposition
    where weighing_station_id = ${weighingStationId} and exited_at > entry_allowed_at
    order by exited_at desc limit ${servicesKept}`.execute(db);
  return rows.map(({ seconds }) => ({ seconds: Math.round(Number(seconds)), places })).toReversed();
};

const hoursLookedAt = 4;

/** Trucks that came to the station in the last hours, as trucks an hour. */
export const arrivalsPerHour = async (db: Sql, weighingStationId: number): Promise<number> => {
  const { rows } = await sql<{ trucks: number }>`
    select count(*)::int as trucks from disposition
    where weighing_station_id = ${weighingStationId}
      and arrived_at > now() - make_interval(hours => ${hoursLookedAt})`.execute(db);
  return (rows[0]?.trucks ?? 0) / hoursLookedAt;
};

export const scalesOf = async (db: Sql, weighingStationId: number): Promise<number> => {
  const { rows } = await sql<{ scales: number }>`
    select count(*)::int as scales from scale
    where weighing_station_id = ${weighingStationId} and not marked_to_delete`.execute(db);
  return Math.max(1, rows[0]?.scales ?? 0);
};

/** A longer gap between two weights is no queue at the scale but a pause. */
const longestGapMinutes = 10;
const gapsLookedAt = 200;
/** While nothing is measured: a truck drives on, stands still and drives off. */
const usualWeighingSeconds = [60, 90, 120];
const gapsNeeded = 10;

/**
 * How long one weighing occupies a scale: the gaps between the weights that a scale accepted one after another. Of
 * them the shorter half counts, for in the longer ones the scale stood empty for a while.
 */
export const weighingSeconds = async (db: Sql, weighingStationId: number): Promise<number[]> => {
  const { rows } = await sql<{ gap: number }>`
    select gap::int from (
      select m.id, extract(epoch from m.taken_at - lag(m.taken_at) over (partition by m.scale_id order by m.id)) as gap
      from weight_memory m join scale s on s.id = m.scale_id
      where s.weighing_station_id = ${weighingStationId} and m.taken_at > now() - interval '7 days'
      order by m.id desc limit ${gapsLookedAt}) gaps
    where gap between 20 and ${longestGapMinutes * 60} order by gap`.execute(db);
  if (rows.length < gapsNeeded) return usualWeighingSeconds;
  return rows.slice(0, Math.ceil(rows.length / 2)).map(({ gap }) => gap);
};
