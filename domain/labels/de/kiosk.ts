import type { RoomWords } from '../words.ts';

/** What drivers do at the kiosk: cards, documents, exits, prints. */
export const kiosk = {
  objects: {
    cardPayment: { one: 'Kartenzahlung', many: 'Kartenzahlungen' },
    driverDocument: { one: 'Fahrerausweis', many: 'Fahrerausweise' },
    parkingExit: { one: 'Ausfahrt ohne Disposition', many: 'Ausfahrten ohne Disposition' },
  },
  fields: {
    cardTerminal: 'Kartenterminal (Adresse:Port)',
    cardTerminalPassword: 'Kennwort des Kartenterminals',
    scansDocuments: 'Liest Fahrerausweise',
    pressKey: 'Schlüssel der Anfrage',
    receiptBefore: 'Letzter Terminalbeleg davor',
    receiptNo: 'Belegnummer des Terminals',
    traceNo: 'Trace-Nummer',
    cardNumber: 'Kartennummer',
    cardName: 'Kartenart',
    resultCode: 'Ergebniscode',
    cardSlip: 'Terminalbeleg',
    settledBy: 'Entschieden von',
    settledWhy: 'Grund der Entscheidung',
    documentName: 'Name im Ausweis',
    documentHash: 'Hash der Ausweisnummer',
    documentExpires: 'Ausweis gültig bis',
    dataConfirmed: 'Angaben bestätigt',
    plate: 'Kennzeichen',
    slipState: 'Stand des Drucks',
  },
  ownFields: {},
  enums: {
    cardPaymentState: {
      title: 'Stand der Kartenzahlung',
      values: {
        Waiting: 'Wartet',
        Sending: 'Am Terminal',
        Unknown: 'Ausgang unbekannt',
        Approved: 'Bezahlt',
        Declined: 'Abgelehnt',
        Failed: 'Fehlgeschlagen',
        Cancelled: 'Abgebrochen',
        Reversing: 'Wird zurückgebucht',
        Reversed: 'Zurückgebucht',
      },
    },
    slipState: {
      title: 'Stand des Drucks',
      values: { Queued: 'In der Warteschlange', Printed: 'Gedruckt', AsPdf: 'Als PDF' },
    },
  },
} as const satisfies RoomWords;
