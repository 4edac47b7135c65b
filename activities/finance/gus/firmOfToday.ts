import { storeFirm, storedFirm } from '#database/finance/storedFirms.ts';
import type { RegisteredFirm } from '#domain/finance/registeredFirm.ts';
import { warsawToday } from '#domain/kernel/warsawDay.ts';
import type { Dependencies } from '../../dependencies.ts';
import { registeredFirm } from '../confirmBuyer.ts';

/**
 * A firm of the register. The answer is stored, so that the register is asked about a firm only once a day.
 * @throws firm_register_unavailable, firm_not_found
 */
export async function firmOfToday(
  dependencies: Pick<Dependencies, 'database' | 'gus'>,
  nip: string,
): Promise<RegisteredFirm> {
  const { sql } = dependencies.database;
  const today = warsawToday();
  const stored = await storedFirm(sql, nip, today);
  if (stored) return stored;
  const firm = await registeredFirm(dependencies, nip);
  await storeFirm(sql, nip, today, firm);
  return firm;
}
