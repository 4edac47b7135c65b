import { sql } from 'kysely';
import type { NameLanguage } from '#domain/kernel/language.ts';
import type { WeighingFacts } from '#domain/printing/driverSlips.ts';
import { storedNameIn } from '../reading/storedNameIn.ts';
import type { Sql } from '../sql.ts';

/** What a driver's slips print about a disposition and its weighing. Times are in the database's format. */
export async function weighingFacts(
  db: Sql,
  dispositionId: number,
  language: NameLanguage,
): Promise<Omit<WeighingFacts, 'link' | 'at'> | undefined> {
  const { rows } = await sql<Omit<WeighingFacts, 'link' | 'at'>>`
    select d.driver_ticket as ticket, coalesce(d.bar_code, d.driver_ticket) as "barCode",
      (select bar_code from weighing_record where disposition_id = d.id and not cancel_weighting
        order by id desc limit 1) as "weighingCode",
      d.number_str as "order", v.name as plate, ${storedNameIn('p', language)} as product,
      ${storedNameIn('s', language)} as station,
      d.brutto::text as gross, d.tare::text as tare, d.netto::text as net, d.begin_weighting as began,
      d.end_weighting as ended, exists (
        select 1 from weighing_record r join weighing_record_weighings w on w.parent_id = r.id
          join weight_memory m on m.capture_id = w.capture_id
        where r.disposition_id = d.id and not r.cancel_weighting and m.origin = 'Typed') as typed
    from disposition d left join vehicle v on v.id = d.vehicle_id left join product p on p.id = d.product_id
      left join weighing_station s on s.id = d.weighing_station_id where d.id = ${dispositionId}`.execute(db);
  return rows[0];
}
