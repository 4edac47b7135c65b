import type { RoomWords } from '../words.ts';

export const finance = {
  objects: {
    invoice: { one: 'Factuur', many: 'Facturen' },
    paymentOperation: { one: 'Betaling', many: 'Betalingen' },
    paymentType: { one: 'Betaalwijze', many: 'Betaalwijzen' },
    cashFlowItem: { one: 'Kasstroompost', many: 'Kasstroomposten' },
    costArticle: { one: 'Kostensoort', many: 'Kostensoorten' },
  },
  fields: {
    sellerNip: 'Btw-nummer verkoper',
    buyerNumber: 'Btw-nummer koper',
    buyerName: 'Koper',
    buyerAddress: 'Adres koper',
    issuedOn: 'Opgemaakt op',
    ksefStatus: 'KSeF',
    ksefNumber: 'KSeF-nummer',
    ksefAcquiredAt: 'Door KSeF ontvangen op',
    issuedOffline: 'Offline opgemaakt',
    sendBy: 'Verzenden vóór',
    ksefFailure: 'Antwoord van KSeF',
    xmlHash: 'XML-hash',
    lines: 'Regels',
    ksefToken: 'KSeF-token',
    ksefCertificate: 'KSeF-certificaat (offline)',
    ksefCertificateKey: 'Sleutel van het KSeF-certificaat',
    gusKey: 'Sleutel van het bedrijvenregister (GUS)',
  },
  ownFields: {
    'cashFlowItem.type': 'Richting',
  },
  enums: {
    ksefStatus: {
      title: 'Status in KSeF',
      values: {
        Waiting: 'Te verzenden',
        Sent: 'Verzonden',
        Offline: 'Offline',
        Accepted: 'Aanvaard',
        Refused: 'Geweigerd',
      },
    },
    movement: { title: 'Richting van de betaling', values: { Receipt: 'Ontvangst', Expense: 'Uitgave' } },
    paymentKind: { title: 'Soort betaling', values: { Cash: 'Contant', Bank: 'Bank' } },
  },
} as const satisfies RoomWords;
