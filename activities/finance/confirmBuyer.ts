import { ownFirm } from '#database/partners/ownFirm.ts';
import { fail } from '#domain/kernel/fail.ts';
import type { RegisteredFirm } from '#domain/finance/registeredFirm.ts';
import { systemActor } from '#domain/platform/actor.ts';
import type { Dependencies } from '../dependencies.ts';

/** Asks the register with the key of our firm. @throws firm_register_unavailable if no key is set; firm_not_found */
export async function registeredFirm(
  { database, gus }: Pick<Dependencies, 'database' | 'gus'>,
  nip: string,
): Promise<RegisteredFirm> {
  const { gusKey: key } = await ownFirm(database.sql);
  if (!key) throw fail('firm_register_unavailable');
  return gus.byNip(database.secrets.open(key), nip);
}

/**
 * Replaces the name and address of a payment's buyer by those of the register, if a driver typed them while the register
 * could not be reached. The data of a foreign firm are left as they were typed.
 */
export async function confirmBuyer(dependencies: Dependencies, deliveryPaymentId: number): Promise<void> {
  const { database } = dependencies;
  const { fakturaNIP, fakturaVerified } = await database.records.get(
    systemActor,
    'deliveryPayment',
    deliveryPaymentId,
  );
  const isPolishNip = /^\d{10}$/.test(String(fakturaNIP));
  if (fakturaVerified === true || !isPolishNip) return;
  const { name, address } = await registeredFirm(dependencies, String(fakturaNIP));
  await database.records.update(systemActor, 'deliveryPayment', deliveryPaymentId, {
    fakturaName: name,
    fakturaAddress: address,
    fakturaVerified: true,
  });
}
