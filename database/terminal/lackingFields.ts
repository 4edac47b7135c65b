import { sql } from 'kysely';
import {
  lackingFields,
  type DemandedField,
  type QueueingDisposition,
} from '#domain/terminal/queueDemands.rules.ts';
import type { Sql } from '../sql.ts';

/** The fields a disposition lacks before it may join a queue; empty if there is no such disposition. */
export async function lackingOf(db: Sql, dispositionId: number): Promise<readonly DemandedField[]> {
  const { rows } = await sql<QueueingDisposition>`
    select coalesce(d.type_of_document, 'Automobile') as "typeOfDocument", d.vehicle_id is not null as vehicle,
      d.weighing_station_id is not null as "weighingStation",
      coalesce(nullif(d.driver_phone_number, ''), nullif(dr.phone_number, '')) is not null as phone,
      exists (select 1 from counterparty c
        where c.id in (d.customer_id, d.vendor_id, d.forwarder_id) and not c.send_drivers_sms) as silent
    from disposition d left join driver dr on dr.id = d.driver_id where d.id = ${dispositionId}`.execute(db);
  return rows[0] ? lackingFields(rows[0]) : [];
}
