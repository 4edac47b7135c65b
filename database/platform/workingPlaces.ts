import type { Sql } from '../sql.ts';

/** What a kiosk must know about its working place. */
export interface KioskPlace {
  readonly id: number;
  /** Whether it has a terminal for payment cards. */
  readonly hasCards: boolean;
  readonly hasPrinter: boolean;
  readonly scansDocuments: boolean;
}

/** The first working place that is assigned to this browser. */
const placeOfBrowser = (db: Sql, browserId: string) =>
  db
    .selectFrom('working_place')
    .where('client_id_serial', '=', browserId)
    .where('marked_to_delete', '=', false)
    .orderBy('id')
    .limit(1);

/** The working place of a kiosk, by the id of its browser; undefined if none is assigned to this browser. */
export async function kioskPlaceOf(db: Sql, browserId: string): Promise<KioskPlace | undefined> {
  const place = await placeOfBrowser(db, browserId)
    .select(['id', 'card_terminal', 'printer_name', 'scans_documents'])
    .executeTakeFirst();
  return (
    place && {
      id: place.id,
      hasCards: Boolean(place.card_terminal),
      hasPrinter: Boolean(place.printer_name),
      scansDocuments: place.scans_documents,
    }
  );
}

/** The working place of a browser, with the screen to open there; undefined if none is assigned to this browser. */
export function workingPlaceOfBrowser(db: Sql, browserId: string) {
  return placeOfBrowser(db, browserId)
    .select(['id', 'name', 'desktop_mode as desktopMode', 'desktop_name as desktopName'])
    .executeTakeFirst();
}

/** Whether any kiosk can read a driver's document. */
export async function scansDocumentsAnywhere(db: Sql): Promise<boolean> {
  const place = await db
    .selectFrom('working_place')
    .select('id')
    .where('scans_documents', '=', true)
    .where('marked_to_delete', '=', false)
    .limit(1)
    .executeTakeFirst();
  return place !== undefined;
}

/** The encrypted password of the card terminal at a working place; null if none is set. */
export async function terminalPassword(db: Sql, workingPlaceId: number): Promise<string | null> {
  const place = await db
    .selectFrom('working_place')
    .select('card_terminal_password')
    .where('id', '=', workingPlaceId)
    .executeTakeFirst();
  return place?.card_terminal_password ?? null;
}
