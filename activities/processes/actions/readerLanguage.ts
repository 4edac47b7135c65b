import { customerOf } from '#database/mail/customerOf.ts';
import { languageOfReader, type Reach } from '#database/mail/readerLanguage.ts';
import type { Transaction } from '#database/transaction.ts';
import { defaultLanguage, isLanguage, type Language } from '#domain/kernel/language.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { internationalNumber } from '../../sms/phoneNumber.ts';

export type { Reach };

/**
 * The language in which to write to an address: that of its owner, or of the owner's firm. If nobody is known by the address but
 * a field of the record contains it, it is the language of the record's customer. Otherwise it is the default language.
 */
export async function readerLanguage(
  { sql: db }: Pick<Transaction, 'sql'>,
  reach: Reach,
  object: string,
  record: AnyRecord,
): Promise<Language> {
  const customer = containsAddress(record, reach) ? customerOf(object, record) : null;
  const language = await languageOfReader(db, reach, customer);
  return isLanguage(language) ? language : defaultLanguage;
}

const containsAddress = (record: AnyRecord, reach: Reach): boolean =>
  Object.values(record).some((value) => {
    if (typeof value !== 'string') return false;
    // Only a text that begins with a digit or a plus sign is read as a telephone number.
    return 'email' in reach
      ? value.toLowerCase() === reach.email.toLowerCase()
      : /^[+\d]/.test(value) && internationalNumber(value) === reach.phone;
  });
