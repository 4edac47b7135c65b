import { sql } from 'kysely';
import type { NameLanguage } from '#domain/kernel/language.ts';
import { storedNameIn } from '../reading/storedNameIn.ts';
import { foldedPlate } from '../schema/plate.ts';
import type { Sql } from '../sql.ts';

/** The penalties of a disposition that are still to be paid, each with the name of its type. */
export function unpaidPunishments(db: Sql, dispositionId: number, language: NameLanguage) {
  return owed(db)
    .leftJoin('punishment_type as t', 't.id', 'p.punishment_type_id')
    .select(['p.id', sql<string>`coalesce(${storedNameIn('t', language)}, '')`.as('name'), 'p.amount'])
    .where('p.disposition_id', '=', dispositionId)
    .orderBy('p.id')
    .execute();
}

/** Whether a penalty of a truck is still to be paid; `plate` is in capitals, without spaces and dashes. */
export async function owesByPlate(db: Sql, plate: string): Promise<boolean> {
  const punishment = await owed(db)
    .innerJoin('vehicle as v', 'v.id', 'p.vehicle_id')
    .select('p.id')
    .where((eb) => eb(foldedPlate(sql`${eb.ref('v.name')}`), '=', plate))
    .limit(1)
    .executeTakeFirst();
  return punishment !== undefined;
}

/** A query of the penalties (`p`) that are still to be paid. */
const owed = (db: Sql) =>
  db
    .selectFrom('punishment as p')
    .where('p.is_paid', '=', false)
    .where('p.is_canceled', '=', false)
    .where('p.marked_to_delete', '=', false)
    .where('p.amount', '>', '0');

/** The penalty type with this code. It must be for external drivers, because only their trucks use the parking. */
export function punishmentTypeByCode(db: Sql, code: string) {
  return db
    .selectFrom('punishment_type')
    .select(['id', 'price', 'name'])
    .where('code', '=', code)
    .where('use_for_external_drivers', '=', true)
    .where('marked_to_delete', '=', false)
    .executeTakeFirst();
}
