import { customerOf } from '#database/mail/customerOf.ts';
import { languageOfReader, type Reach } from '#database/mail/readerLanguage.ts';
import type { Transaction } from '#database/transaction.ts';
import { defaultLanguage, isLanguage, type Language } from '#domain/kernel/language.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { mobileNumber } from '../../sms/phoneNumber.ts';

export type { Reach };

/**
 * The language of whoever is written to: their own, or their firm's; if nobody is known by that address but the
 * record bears it, that of the record's customer; else Polish.
 */
export async function readerLanguage(
  { sql: db }: Pick<Transaction, 'sql'>,
  reach: Reach,
  object: string,
  record: AnyRecord,
): Promise<Language> {
  const customer = bears(record, reach) ? customerOf(object, record) : null;
  const language = await languageOfReader(db, reach, customer);
  return isLanguage(language) ? language : defaultLanguage;
}

const bears = (record: AnyRecord, reach: Reach): boolean =>
  Object.values(record).some((value) => {
    if (typeof value !== 'string') return false;
    return 'email' in reach
      ? value.toLowerCase() === reach.email.toLowerCase()
      : /^[+\d]/.test(value) && mobileNumber(value) === reach.phone;
  });
