import type { RoomWords } from '../words.ts';

/** What drivers do at the kiosk: cards, documents, exits, prints. */
export const kiosk = {
  objects: {
    cardPayment: { one: 'Pagamento con carta', many: 'Pagamenti con carta' },
    driverDocument: { one: 'Documento dell’autista', many: 'Documenti degli autisti' },
    parkingExit: { one: 'Uscita senza disposizione', many: 'Uscite senza disposizione' },
  },
  fields: {
    cardTerminal: 'Terminale di pagamento (indirizzo:porta)',
    cardTerminalPassword: 'Password del terminale di pagamento',
    scansDocuments: 'Legge i documenti degli autisti',
    pressKey: 'Chiave della richiesta',
    receiptBefore: 'Ultimo scontrino del terminale prima',
    receiptNo: 'N. scontrino del terminale',
    traceNo: 'N. di traccia',
    cardNumber: 'Numero della carta',
    cardName: 'Tipo di carta',
    resultCode: 'Codice di esito',
    cardSlip: 'Scontrino del terminale',
    settledBy: 'Deciso da',
    settledWhy: 'Motivo della decisione',
    documentName: 'Nome sul documento',
    documentHash: 'Hash del numero del documento',
    documentExpires: 'Documento valido fino al',
    dataConfirmed: 'Dati confermati',
    plate: 'Targa',
    slipState: 'Stato della stampa',
  },
  ownFields: {},
  enums: {
    cardPaymentState: {
      title: 'Stato del pagamento con carta',
      values: {
        Waiting: 'In attesa',
        Sending: 'Al terminale',
        Unknown: 'Esito sconosciuto',
        Approved: 'Pagato',
        Declined: 'Rifiutato',
        Failed: 'Non riuscito',
        Cancelled: 'Interrotto',
        Reversing: 'Storno in corso',
        Reversed: 'Stornato',
      },
    },
    slipState: {
      title: 'Stato della stampa',
      values: { Queued: 'In coda', Printed: 'Stampato', AsPdf: 'In PDF' },
    },
  },
} as const satisfies RoomWords;
