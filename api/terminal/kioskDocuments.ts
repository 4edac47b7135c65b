import { parse } from 'mrz';
import type { Database } from '#database/connect.ts';
import { scansDocumentsAnywhere } from '#database/platform/workingPlaces.ts';
import { lastDocumentOf } from '#database/terminal/driverDocuments.ts';
import { fail } from '#domain/kernel/fail.ts';
import { warsawToday } from '#domain/kernel/warsawDay.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { documentDate, documentName } from '#domain/terminal/driverDocument.rules.ts';
import type { DocumentStep } from '#domain/terminal/kioskMessages.ts';

/** Identity documents that drivers show before they check in, if a kiosk can read them. */
export function createKioskDocuments(database: Database) {
  const lastDocument = (dispositionId: number) => lastDocumentOf(database.sql, dispositionId);

  const stepOf = async (dispositionId: number): Promise<{ step: DocumentStep; name: string | null }> => {
    // If any kiosk can read documents, they are demanded everywhere: a phone must not avoid the check.
    if (!(await scansDocumentsAnywhere(database.sql))) return { step: 'notAsked', name: null };
    const document = await lastDocument(dispositionId);
    if (!document) return { step: 'asked', name: null };
    if (document.confirmed === null) return { step: 'toConfirm', name: document.name };
    return { step: document.confirmed ? 'confirmed' : 'refused', name: document.name };
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
     * Reads the machine-readable lines of a document; stores the name, a hash of its number and its expiry, once per request.
     * @param workingPlaceId the kiosk; null if the driver's own phone sent the lines
     * @throws document_unreadable when a check digit is wrong, document_expired
     */
    show: async (
      dispositionId: number,
      lines: readonly string[],
      workingPlaceId: number | null,
      requestId: string,
    ): Promise<void> => {
      const { firstName, lastName, documentNumber, issuingState, expirationDate } = readLines(lines);
      const today = warsawToday();
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

    /** Whether the driver confirms the name and the order on the screen; the last answer counts. */
    answer: async (dispositionId: number, confirmed: boolean): Promise<void> => {
      const document = await lastDocument(dispositionId);
      if (!document) throw fail('document_not_scanned');
      await database.records.update(systemActor, 'driverDocument', document.id, { dataConfirmed: confirmed });
    },
  };
}

/** The fields of a valid document; spaces that scanners add around the lines are removed. */
const readLines = (lines: readonly string[]) => {
  try {
    const { valid, fields } = parse(lines.map((line) => line.trim().toUpperCase()));
    if (valid && fields.documentNumber) return fields;
  } catch {
    // `parse` throws if the lines have a length that no document has.
  }
  throw fail('document_unreadable');
};
