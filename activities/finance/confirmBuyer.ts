import { sql } from 'kysely';
import { fail } from '#domain/kernel/fail.ts';
import type { RegisteredFirm } from '#domain/finance/registeredFirm.ts';
import { systemActor } from '#domain/platform/actor.ts';
import type { Surroundings } from '../surroundings.ts';

/** Asks the register by the key of our firm. @throws firm_register_unavailable where no key is set; firm_not_found */
export const registeredFirm = async (
  { database, gus }: Pick<Surroundings, 'database' | 'gus'>,
  nip: string,
): Promise<RegisteredFirm> => {
  const { rows } = await sql<{ key: string | null }>`
    select gus_key as key from firm where not marked_to_delete order by id limit 1`.execute(database.sql);
  if (!rows[0]?.key) throw fail('firm_register_unavailable');
  return gus.byNip(database.secrets.open(rows[0].key), nip);
};

/**
 * Puts name and address of a payment's buyer as the register has them, where a driver has typed them while the register
 * was away. A firm from abroad stays as it was typed.
 */
export const confirmBuyer = async (surroundings: Surroundings, deliveryPaymentId: number): Promise<void> => {
  const { database } = surroundings;
  const { fakturaNIP, fakturaVerified } = await database.records.get(
    systemActor,
    'deliveryPayment',
    deliveryPaymentId,
  );
  if (fakturaVerified === true || !/^\d{10}$/.test(String(fakturaNIP))) return;
  const { name, address } = await registeredFirm(surroundings, String(fakturaNIP));
  await database.records.update(systemActor, 'deliveryPayment', deliveryPaymentId, {
    fakturaName: name,
    fakturaAddress: address,
    fakturaVerified: true,
  });
};
