import { sql } from 'kysely';
import type { Sql } from '../sql.ts';

/** The number of the document that is printed. */
export async function numberOfPrint(db: Sql, printId: number): Promise<string | undefined> {
  const print = await db
    .selectFrom('print_history')
    .select('document_number')
    .where('id', '=', printId)
    .executeTakeFirst();
  return print?.document_number ?? undefined;
}

/** A print, and the printer of its working place. */
export interface PrintJob {
  readonly placeId: number | null;
  readonly placeName: string | null;
  readonly data: unknown;
  readonly copies: number;
  readonly printer: string | null;
  readonly port: number | null;
  readonly roll: boolean;
  readonly pageSize: string | null;
  readonly orientation: 'portrait' | 'landscape';
}

/** Undefined if there is no such print. Without a working place, the slip is laid out for a printer with a roll of paper. */
export async function printJob(db: Sql, printId: number): Promise<PrintJob | undefined> {
  const { rows } = await sql<PrintJob>`
    select w.id as "placeId", w.name as "placeName", p.document_data as data, p.copies, w.printer_name as printer, w.network_port as port,
      coalesce(w.is_roll_printer, true) as roll, w.page_size as "pageSize", coalesce(w.orientation, 'portrait') as orientation
    from print_history p left join working_place w on w.id = p.working_place_id where p.id = ${printId}`.execute(
    db,
  );
  return rows[0];
}

/** Stores the PDF of a slip that could not be printed. */
export async function keepSlipPdf(db: Sql, printId: number, content: Buffer): Promise<void> {
  await db.insertInto('slip_pdf').values({ print_id: printId, content }).execute();
}
