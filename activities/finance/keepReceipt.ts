import { sql } from 'kysely';
import type { Database } from '#database/connect.ts';
import { readPaper } from './handOver.ts';
import type { KsefClient } from './ksef/client.ts';
import { sessionsOf } from './lookUp.ts';

/** Fetches KSeF's receipt from the session that took the invoice, and keeps it. Done twice it is done once. */
export const keepReceipt = async (
  database: Database,
  ksef: KsefClient,
  { invoiceId }: { readonly invoiceId: number },
): Promise<void> => {
  const { firm, hash } = await readPaper(database, invoiceId);
  for (const session of await sessionsOf(database, invoiceId)) {
    const taken = await ksef.findInSession(firm, session, hash);
    if (!taken?.ksefNumber) continue;
    const receipt = await ksef.receipt(firm, session, taken.ksefNumber);
    await sql`
      insert into invoice_paper (invoice_id, kind, content) values (${invoiceId}, 'upo', ${receipt})
      on conflict (invoice_id, kind) do nothing`.execute(database.sql);
    return;
  }
  throw new Error(`No session of ours has taken invoice ${invoiceId}`);
};
