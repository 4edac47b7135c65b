import { sql } from 'kysely';
import { parse } from 'mrz';
import type { Database } from '#database/connect.ts';
import { fail } from '#domain/kernel/fail.ts';
import { DateTime } from 'luxon';
import { businessZone } from '#domain/kernel/time.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { documentDate, documentName } from '#domain/terminal/driverDocument.rules.ts';
import type { DocumentStep } from '#domain/terminal/kioskMessages.ts';

interface Shown {
  readonly id: number;
  readonly name: string;
  readonly confirmed: boolean | null;
}

/** Documents that drivers show before they check in, where a kiosk can read them. */
export const createKioskDocuments = (database: Database) => {
  const last = async (dispositionId: number): Promise<Shown | undefined> => {
    const { rows } = await sql<Shown>`
      select id, document_name as name, data_confirmed as confirmed from driver_document
      where disposition_id = ${dispositionId} and not marked_to_delete order by id desc limit 1`.execute(
      database.sql,
    );
    return rows[0];
  };

  /** Documents are asked for once any kiosk can read one: a phone must not be the way around it. */
  const isAsked = async (): Promise<boolean> => {
    const { rows } = await sql`
      select 1 from working_place where scans_documents and not marked_to_delete limit 1`.execute(
      database.sql,
    );
    return rows.length > 0;
  };

  const stepOf = async (dispositionId: number): Promise<{ step: DocumentStep; name: string | null }> => {
    if (!(await isAsked())) return { step: 'notAsked', name: null };
    const shown = await last(dispositionId);
    if (!shown) return { step: 'asked', name: null };
    if (shown.confirmed === null) return { step: 'toConfirm', name: shown.name };
    return { step: shown.confirmed ? 'confirmed' : 'refused', name: shown.name };
  };

  return {
    stepOf,

    /** @throws document_not_scanned, driver_not_confirmed */
    mustBeShown: async (dispositionId: number): Promise<void> => {
      const { step } = await stepOf(dispositionId);
      if (step === 'asked' || step === 'toConfirm') throw fail('document_not_scanned');
      if (step === 'refused') throw fail('driver_not_confirmed');
    },

    /**
     * Reads the lines of a document and keeps the name, a proof of its number, and until when it holds; once per request.
     * @throws document_unreadable when a check digit is wrong, document_expired
     */
    show: async (
      dispositionId: number,
      lines: readonly string[],
      workingPlaceId: number | null,
      requestId: string,
    ): Promise<void> => {
      const read = readLines(lines);
      const { firstName, lastName, documentNumber, issuingState, expirationDate } = read;
      const today = DateTime.now().setZone(businessZone).toFormat('yyyy-MM-dd');
      const expires = expirationDate ? documentDate(expirationDate, today) : null;
      if (expires !== null && expires < today) throw fail('document_expired', { expires });
      await database.once(`driverDocument:${requestId}`, async (tx) => {
        await tx.records.create(systemActor, 'driverDocument', {
          disposition: dispositionId,
          documentName: documentName(firstName ?? '', lastName ?? ''),
          documentHash: database.secrets.proofOf(`document ${issuingState ?? ''} ${documentNumber ?? ''}`),
          documentExpires: expires,
          workingPlace: workingPlaceId,
        });
      });
    },

    /** What the driver says to the name and the order on the screen; the last answer stands. */
    answer: async (dispositionId: number, confirmed: boolean): Promise<void> => {
      const shown = await last(dispositionId);
      if (!shown) throw fail('document_not_scanned');
      await database.records.update(systemActor, 'driverDocument', shown.id, { dataConfirmed: confirmed });
    },
  };
};

/** Of a document that is whole; what scanners add around the lines is no part of it. */
const readLines = (lines: readonly string[]) => {
  try {
    const { valid, fields } = parse(lines.map((line) => line.trim().toUpperCase()));
    if (valid && fields.documentNumber) return fields;
  } catch {
    // Lines of a length that no document has.
  }
  throw fail('document_unreadable');
};
