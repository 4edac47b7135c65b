import type { Request } from 'express';
import { sql } from 'kysely';
import type { Database } from '#database/connect.ts';
import { browserIdIn } from '../app/browser.ts';

/** The working place at which a kiosk stands, by the browser that staff have put there. */
export interface KioskPlace {
  readonly id: number;
  readonly hasCards: boolean;
  readonly hasPrinter: boolean;
  readonly scansDocuments: boolean;
}

/** Nothing for a driver's own phone, and for a kiosk that nobody has told where it stands. */
export const kioskPlace = async (database: Database, request: Request): Promise<KioskPlace | undefined> => {
  const browserId = browserIdIn(request);
  if (browserId === undefined) return undefined;
  const { rows } = await sql<KioskPlace>`
    select id, coalesce(card_terminal, '') <> '' as "hasCards", coalesce(printer_name, '') <> '' as "hasPrinter",
      scans_documents as "scansDocuments"
    from working_place where client_id_serial = ${browserId} and not marked_to_delete order by id limit 1`.execute(
    database.sql,
  );
  return rows[0];
};
