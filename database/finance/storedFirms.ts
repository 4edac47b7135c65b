import type { RegisteredFirm } from '#domain/finance/registeredFirm.ts';
import type { JsonValue } from '#domain/kernel/record.ts';
import { keepResult, keptResult } from '../keptResult.ts';
import type { Sql } from '../sql.ts';

/** The beginning of the keys under which answers of the register of firms are kept, one for each number and day. */
export const storedFirmPrefix = 'toldFirm:';

/** The firm that the register gave for a number on a day; undefined if it was not asked, or gave none. */
export function storedFirm(db: Sql, nip: string, day: string): Promise<RegisteredFirm | undefined> {
  return keptResult<RegisteredFirm & JsonValue>(db, keyOf(nip, day));
}

export function storeFirm(db: Sql, nip: string, day: string, firm: RegisteredFirm): Promise<void> {
  return keepResult(db, keyOf(nip, day), { ...firm });
}

const keyOf = (nip: string, day: string): string => `${storedFirmPrefix}${day}:${nip}`;
