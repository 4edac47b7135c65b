import type { RoomWords } from '../words.ts';

/** What drivers do at the kiosk: cards, documents, exits, prints. */
export const kiosk = {
  objects: {
    cardPayment: { one: 'Card payment', many: 'Card payments' },
    driverDocument: { one: 'Driver document', many: 'Driver documents' },
    parkingExit: { one: 'Exit without disposition', many: 'Exits without disposition' },
  },
  fields: {
    cardTerminal: 'Card terminal (host:port)',
    cardTerminalPassword: 'Password of the card terminal',
    scansDocuments: 'Scans driver documents',
    pressKey: 'Key of the request',
    receiptBefore: 'Last terminal receipt before',
    receiptNo: 'Terminal receipt no.',
    traceNo: 'Trace no.',
    cardNumber: 'Card number',
    cardName: 'Kind of card',
    resultCode: 'Result code',
    cardSlip: 'Terminal slip',
    settledBy: 'Settled by',
    settledWhy: 'Why settled so',
    documentName: 'Name on the document',
    documentHash: 'Hash of the document number',
    documentExpires: 'Document valid until',
    dataConfirmed: 'Data confirmed',
    plate: 'Number plate',
    slipState: 'State of the print',
  },
  ownFields: {},
  enums: {
    cardPaymentState: {
      title: 'State of the card payment',
      values: {
        Waiting: 'Waiting',
        Sending: 'At the terminal',
        Unknown: 'Outcome unknown',
        Approved: 'Paid',
        Declined: 'Declined',
        Failed: 'Failed',
        Cancelled: 'Cancelled',
        Reversing: 'Being returned',
        Reversed: 'Returned',
      },
    },
    slipState: {
      title: 'State of the print',
      values: { Queued: 'Queued', Printed: 'Printed', AsPdf: 'As PDF' },
    },
  },
} as const satisfies RoomWords;
