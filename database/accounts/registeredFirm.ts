import { sql } from 'kysely';
import { z } from 'zod';
import { plainVatNumber, vatNumberSpellings } from '#domain/partners/vatNumber.rules.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { waitForTurn, type Transaction } from '../transaction.ts';

interface VatNumber {
  /** The firm said that it has no VAT number. */
  readonly notVatNumber: boolean;
  readonly country: string;
  readonly vatNumber: string;
}

/** The id of a firm with the same VAT number. Spaces, dashes and lower case in the stored number make no difference. */
export async function firmOfVatNumber(
  tx: Transaction,
  { notVatNumber, country, vatNumber }: VatNumber,
): Promise<number | undefined> {
  if (notVatNumber) return undefined;
  const spellings = vatNumberSpellings(country, vatNumber);
  const { rows } = await sql<{ id: number }>`
    select id from counterparty where nip is not null and not marked_to_delete
      and regexp_replace(upper(nip), '[^A-Z0-9+*]', '', 'g') = any(${spellings}::text[])
    order by id limit 1`.execute(tx.sql);
  return rows[0]?.id;
}

const text = z.string().nullable().default('');
const registrationForm = z.object({
  id: z.int(),
  firmName: text,
  phone: text,
  countryCode: z
    .string()
    .nullable()
    .transform((code) => code ?? ''),
  notVatNumber: z
    .boolean()
    .nullable()
    .transform((none) => none ?? false),
  vatNumber: z
    .string()
    .nullable()
    .transform((number) => number ?? ''),
  address: text,
  postalCode: text,
  city: text,
});

/**
 * Creates the registered firm of a user whose address is now confirmed, and binds the user to it. If a firm with that
 * VAT number already exists, this is only noted, and an administrator decides.
 */
export async function makeRegisteredFirm(tx: Transaction, userId: number): Promise<void> {
  // Selects nothing for a private person, and where the firm already exists or an administrator has to decide.
  const { rows } = await sql<{ id: number; email: string; language: string | null }>`
    select r.id, u.email, u.language from registration r join "user" u on u.id = r.user_id
    where r.user_id = ${userId} and r.is_firm and r.counterparty_id is null and r.known_firm_id is null
      and u.counterparty_id is null and not r.marked_to_delete for update of r`.execute(tx.sql);
  const [registration] = rows;
  if (!registration) return;
  const form = registrationForm.parse(await tx.records.get(systemActor, 'registration', registration.id));
  const { notVatNumber, countryCode: country, vatNumber } = form;
  // Two users of one firm who confirm at the same time would both create it.
  await waitForTurn(tx, 'keja.registered_firms');
  const knownFirm = await firmOfVatNumber(tx, { notVatNumber, country, vatNumber });
  if (knownFirm !== undefined) {
    await tx.records.update(systemActor, 'registration', registration.id, { knownFirm });
    return;
  }
  const { rows: countries } = await sql<{ id: number }>`
    select id from country where code = ${country}`.execute(tx.sql);
  const { id: counterparty } = await tx.records.create(systemActor, 'counterparty', {
    name: form.firmName,
    nip: notVatNumber ? null : plainVatNumber(country, vatNumber),
    isCustomer: true,
    vatPayer: !notVatNumber,
    country: countries[0]?.id ?? null,
    street: form.address,
    postCode: form.postalCode,
    locality: form.city,
    phone: form.phone,
    // The address that the user has confirmed becomes that of the firm.
    email: registration.email,
    language: registration.language,
  });
  await tx.records.update(systemActor, 'registration', registration.id, { counterparty });
  await tx.records.update(systemActor, 'user', userId, { counterparty });
}
