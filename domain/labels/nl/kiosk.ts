import type { RoomWords } from '../words.ts';

/** What drivers do at the kiosk: cards, documents, exits, prints. */
export const kiosk = {
  objects: {
    cardPayment: { one: 'Kaartbetaling', many: 'Kaartbetalingen' },
    driverDocument: { one: 'Identiteitsbewijs van chauffeur', many: 'Identiteitsbewijzen van chauffeurs' },
    parkingExit: { one: 'Vertrek zonder dispositie', many: 'Vertrekken zonder dispositie' },
  },
  fields: {
    cardTerminal: 'Betaalterminal (adres:poort)',
    cardTerminalPassword: 'Wachtwoord van de betaalterminal',
    scansDocuments: 'Scant identiteitsbewijzen',
    pressKey: 'Sleutel van het verzoek',
    receiptBefore: 'Vorige terminalbon',
    receiptNo: 'Bonnummer van de terminal',
    traceNo: 'Traceernummer',
    cardNumber: 'Kaartnummer',
    cardName: 'Soort kaart',
    resultCode: 'Resultaatcode',
    cardSlip: 'Terminalbon',
    settledBy: 'Beslist door',
    settledWhy: 'Reden van de beslissing',
    documentName: 'Naam op het document',
    documentHash: 'Hash van het documentnummer',
    documentExpires: 'Document geldig tot',
    dataConfirmed: 'Gegevens bevestigd',
    plate: 'Kenteken',
    slipState: 'Stand van de afdruk',
  },
  ownFields: {},
  enums: {
    cardPaymentState: {
      title: 'Stand van de kaartbetaling',
      values: {
        Waiting: 'Wacht',
        Sending: 'Bij de terminal',
        Unknown: 'Uitkomst onbekend',
        Approved: 'Betaald',
        Declined: 'Geweigerd',
        Failed: 'Mislukt',
        Cancelled: 'Afgebroken',
        Reversing: 'Wordt teruggeboekt',
        Reversed: 'Teruggeboekt',
      },
    },
    slipState: {
      title: 'Stand van de afdruk',
      values: { Queued: 'In de wachtrij', Printed: 'Afgedrukt', AsPdf: 'Als pdf' },
    },
  },
} as const satisfies RoomWords;
