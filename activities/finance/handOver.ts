import { sql } from 'kysely';
import type { Database } from '#database/connect.ts';
import { fail } from '#domain/kernel/fail.ts';
import type { KsefClient } from './ksef/client.ts';
import { KsefBusy } from './ksef/request.ts';
import type { KsefFirm } from './ksef/signIn.ts';

/** An invoice with what KSeF is told of it. */
export interface KsefPaper {
  readonly invoiceId: number;
  readonly numberStr: string;
  readonly issuedOn: string;
  readonly xml: string;
  readonly hash: string;
  readonly firm: KsefFirm;
}

interface PaperRow {
  readonly numberStr: string;
  readonly issuedOn: string;
  readonly xml: string;
  readonly hash: string;
  readonly sellerNip: string;
  readonly token: string | null;
}

/** @throws record_not_found, ksef_not_set_up */
export const readPaper = async (database: Database, invoiceId: number): Promise<KsefPaper> => {
  const { rows } = await sql<PaperRow>`
    select i.number_str as "numberStr", i.issued_on::text as "issuedOn", p.content as xml, i.xml_hash as hash,
      i.seller_nip as "sellerNip", f.ksef_token as token
    from invoice i join invoice_paper p on p.invoice_id = i.id and p.kind = 'xml' join firm f on f.id = i.firm_id
    where i.id = ${invoiceId}`.execute(database.sql);
  const [row] = rows;
  if (!row) throw fail('record_not_found', { object: 'invoice', id: invoiceId });
  if (!row.token) throw fail('ksef_not_set_up');
  const { sellerNip: nip, token, ...paper } = row;
  return { invoiceId, ...paper, firm: { nip, token: database.secrets.open(token) } };
};

/** What the ministry lets a firm send in a minute. */
const perMinute = 30;

/**
 * Hands an invoice over in a session of its own. That it is about to is written down first, so that whoever comes after
 * a lost answer knows where to look.
 */
export const handOver = async (
  database: Database,
  ksef: KsefClient,
  { invoiceId, offline }: { readonly invoiceId: number; readonly offline: boolean },
): Promise<void> => {
  const { firm, xml } = await readPaper(database, invoiceId);
  await mustHaveRoom(database);
  const session = await ksef.openSession(firm);
  const attempt = await beginAttempt(database, invoiceId, session.reference);
  const reference = await ksef.send(firm, session, { xml, offline });
  await sql`update ksef_attempt set invoice_reference = ${reference} where id = ${attempt}`.execute(
    database.sql,
  );
  // A session that stays open ends by itself after twelve hours.
  await ksef.closeSession(firm, session.reference).catch(() => undefined);
};

const beginAttempt = async (database: Database, invoiceId: number, session: string): Promise<string> => {
  const { rows } = await sql<{ id: string }>`
    insert into ksef_attempt (invoice_id, session_reference) values (${invoiceId}, ${session}) returning id`.execute(
    database.sql,
  );
  return rows[0]?.id ?? '';
};

/** All workers share one allowance; who finds it used up waits for the oldest of the last minute to be a minute old. */
const mustHaveRoom = async (database: Database): Promise<void> => {
  const { rows } = await sql<{ sent: number; seconds: number }>`
    select count(*)::int as sent,
      coalesce(ceil(60 - extract(epoch from clock_timestamp() - min(at))), 0)::int as seconds
    from ksef_attempt where at > clock_timestamp() - interval '60 seconds'`.execute(database.sql);
  const { sent = 0, seconds = 0 } = rows[0] ?? {};
  if (sent >= perMinute) throw new KsefBusy(Math.max(1, seconds));
};
