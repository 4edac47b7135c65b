import { sql } from 'kysely';
import { addressKey } from '#domain/kernel/addresses.ts';
import { fail } from '#domain/kernel/fail.ts';
import { isLanguage, defaultLanguage, type Language } from '#domain/kernel/language.ts';
import { parsePath } from '#domain/kernel/fieldPath.ts';
import { parseFilter } from '#domain/kernel/filter.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { MailingLeftOut } from '#domain/mail/enums.ts';
import { objects, registry } from '#domain/objects.ts';
import { bulkRecipients, type ContactConsent } from '#domain/partners/consent.rules.ts';
import { systemActor, type Actor } from '#domain/platform/actor.ts';
import type { Sql } from '../sql.ts';
import type { Transaction } from '../transaction.ts';

type ReadAccess = Pick<Transaction, 'sql' | 'records'>;

/**
 * The list of people that a mailing is for, from its record. `audience` is the object to list: `contactPerson` for the people
 * themselves, or `counterparty` for the people of the listed firms. `filter` is JSON; null lists all.
 */
export interface Audience {
  readonly audience: string;
  readonly filter: string | null;
}

/** A person of a mailing. `leftOut` is why they get no letter; null if they may get one. */
export interface MailingPerson {
  readonly contactPersonId: number;
  readonly counterpartyId: number | null;
  readonly standingId: number | null;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly leftOut: MailingLeftOut | null;
}

export interface PeoplePage {
  readonly people: readonly MailingPerson[];
  /** Where the next page begins; null after the last one. */
  readonly next: string | null;
}

/** How many people, or firms, one page has. */
const pageSizes = { contactPerson: 100, counterparty: 20 } as const;
/** The people of all firms on one page are read at once. Twenty firms never have so many. */
const mostOfFirms = 5000;

/** @throws filter_invalid for what is no JSON object */
const readFilter = (filter: string | null): object => {
  let filterObject: unknown;
  try {
    filterObject = JSON.parse(filter?.trim() || '{}');
  } catch {
    filterObject = undefined;
  }
  if (typeof filterObject !== 'object' || filterObject === null)
    throw fail('filter_invalid', { reason: 'a JSON object is expected' });
  return filterObject;
};

/**
 * A page of the people of a mailing, as far as its sender sees them.
 * @param after the `next` of the page before; null for the first page
 */
export async function peopleOf(
  tx: ReadAccess,
  actor: Actor,
  { audience, filter }: Audience,
  after: string | null,
): Promise<PeoplePage> {
  const filterObject = readFilter(filter);
  if (audience === 'contactPerson') {
    const personFilter = parseFilter(registry, objects.contactPerson, filterObject);
    const page = await tx.records.list(actor, 'contactPerson', {
      ...pageOf('contactPerson', after),
      filter: personFilter,
    });
    return { people: await withReasons(tx, page.rows), next: page.next ?? null };
  }
  // The other audience is firms. A page has some firms, and all people of these.
  const firms = await tx.records.list(actor, 'counterparty', {
    ...pageOf('counterparty', after),
    filter: parseFilter(registry, objects.counterparty, filterObject),
    only: ['name'],
  });
  if (firms.rows.length === 0) return { people: [], next: null };
  const ofFirms = parseFilter(registry, objects.contactPerson, {
    counterparty: firms.rows.map(({ id }) => id),
    markedToDelete: false,
  });
  const page = await tx.records.list(actor, 'contactPerson', {
    filter: ofFirms,
    sort: [],
    limit: mostOfFirms,
    offset: 0,
    uncounted: true,
  });
  return { people: await withReasons(tx, page.rows), next: firms.next ?? null };
}

/** The sort is by id, so that a changed name moves nobody to another page meanwhile. */
const pageOf = (object: keyof typeof pageSizes, after: string | null) => ({
  sort: [{ path: parsePath(registry, objects[object], 'id'), desc: false }],
  limit: pageSizes[object],
  offset: 0,
  uncounted: true,
  ...(after ? { after } : {}),
});

/** One person of a mailing as they are now. @throws record_not_found */
export async function personOf(tx: ReadAccess, contactPersonId: number): Promise<MailingPerson> {
  const row = await tx.records.get(systemActor, 'contactPerson', contactPersonId);
  const [person] = await withReasons(tx, [row]);
  if (!person) throw fail('record_not_found', { object: 'contactPerson', id: contactPersonId });
  return person;
}

/**
 * The people, each with the reason why they get no letter. Other people with the same address count too: if one of them has
 * not agreed, the address gets no letter.
 */
const withReasons = async (
  { sql: db }: Pick<ReadAccess, 'sql'>,
  rows: readonly AnyRecord[],
): Promise<MailingPerson[]> => {
  if (rows.length === 0) return [];
  const own = rows.map(consentOf);
  const { to, leftOut } = bulkRecipients([...own, ...(await othersAt(db, own))]);
  const allowedIds = new Set(to.map(({ id }) => id));
  const reasons = new Map(leftOut.map((each) => [each.contact.id, each.why]));
  const unsubscribed = await unsubscribedOf(db, own);
  const languageOf = await languagesOfFirms(db, rows);
  // By unsubscribing people take back their consent, so of them `unsubscribed` says more than `noConsent`.
  return rows.map((row): MailingPerson => {
    const counterpartyId = typeof row.counterpartyId === 'number' ? row.counterpartyId : null;
    const language = [row.language, languageOf.get(counterpartyId ?? 0)].find(isLanguage);
    // Of people with one address only the first is allowed, and for the others `bulkRecipients` gives no reason.
    const reason = reasons.get(row.id) ?? (allowedIds.has(row.id) ? null : 'doubled');
    return {
      contactPersonId: row.id,
      counterpartyId,
      standingId: typeof row.standingId === 'number' ? row.standingId : null,
      name: String(row.name ?? ''),
      email: String(row.email ?? '').trim(),
      language: language ?? defaultLanguage,
      leftOut: reason === 'noConsent' && unsubscribed.has(row.id) ? 'unsubscribed' : reason,
    };
  });
};

interface Consenting extends ContactConsent {
  readonly id: number;
}

const consentOf = (row: AnyRecord): Consenting => ({
  id: row.id,
  emailConsent: Boolean(row.emailConsent),
  isActive: Boolean(row.isActive),
  markedToDelete: row.markedToDelete,
  email: typeof row.email === 'string' ? row.email : null,
});

/** Further people who have the addresses of these. */
const othersAt = async (db: Sql, people: readonly Consenting[]): Promise<Consenting[]> => {
  const { rows } = await sql<Consenting>`
    select id, email_consent as "emailConsent", is_active as "isActive", marked_to_delete as "markedToDelete", email
    from contact_person
    where lower(email) = any(${people.flatMap(({ email }) => addressKey(email) || [])}::text[])
      and not id = any(${people.map(({ id }) => id)}::int[])`.execute(db);
  return rows;
};

/** The ids of those people who unsubscribed by the link of a letter. */
const unsubscribedOf = async (db: Sql, people: readonly Consenting[]): Promise<Set<number>> => {
  const rows = await db
    .selectFrom('mailing_recipient')
    .select('contact_person_id as id')
    .where(
      'contact_person_id',
      'in',
      people.map(({ id }) => id),
    )
    .where('unsubscribed_at', 'is not', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
};

/** The languages of the people's firms, by the id of the firm. */
const languagesOfFirms = async (db: Sql, people: readonly AnyRecord[]) => {
  const firms = people.flatMap(({ counterpartyId }) =>
    typeof counterpartyId === 'number' ? [counterpartyId] : [],
  );
  if (firms.length === 0) return new Map<number, string | null>();
  const rows = await db
    .selectFrom('counterparty')
    .select(['id', 'language'])
    .where('id', 'in', firms)
    .execute();
  return new Map(rows.map(({ id, language }) => [id, language]));
};
