import { sql } from 'kysely';
import type { Registry } from '#domain/kernel/registry.ts';
import type { Actor } from '#domain/platform/actor.ts';
import type { ReportedWeighing } from '#domain/reports/reportedWeighing.ts';
import type { Sql } from '../sql.ts';
import { reportedWeighings, type WantedWeighings } from './weighingReport.ts';

/** The weighings of a report, earliest first. @param limit the maximum number of rows */
export async function reportedRows(
  db: Sql,
  registry: Registry,
  actor: Actor,
  wanted: WantedWeighings,
  limit: number,
): Promise<readonly ReportedWeighing[]> {
  const { rows } = await sql<ReportedWeighing>`
    select r.id, r.number_str as "numberStr", r.netto_time as "nettoTime", r.type_of_document as "typeOfDocument",
      r.type_of_operation as "typeOfOperation", coalesce(r.car_number, v.name, sh.name) as "carNumber",
      p.name as product, c.name as customer, s.name as scale, r.brutto, r.tare, r.netto
    from weighing_record r
      left join vehicle v on v.id = r.vehicle_id left join ship sh on sh.id = r.ship_id
      left join product p on p.id = r.product_id left join counterparty c on c.id = r.customer_id
      left join scale s on s.id = coalesce(r.scale_netto_id, r.scale_brutto_id, r.scale_tare_id)
    where ${reportedWeighings(actor, registry, wanted)}
    order by r.netto_time, r.id limit ${limit}`.execute(db);
  return rows.map((row) => ({ ...row, nettoTime: new Date(row.nettoTime).toISOString() }));
}
