import type { RoomWords } from '../words.ts';

export const finance = {
  objects: {
    invoice: { one: 'Rechnung', many: 'Rechnungen' },
    paymentOperation: { one: 'Zahlungsvorgang', many: 'Zahlungsvorgänge' },
    paymentType: { one: 'Zahlungsart', many: 'Zahlungsarten' },
    cashFlowItem: { one: 'Cashflow-Position', many: 'Cashflow-Positionen' },
    costArticle: { one: 'Kostenposition', many: 'Kostenpositionen' },
  },
  fields: {
    sellerNip: 'Steuernummer des Verkäufers',
    buyerNumber: 'Steuernummer des Käufers',
    buyerName: 'Käufer',
    buyerAddress: 'Adresse des Käufers',
    issuedOn: 'Ausgestellt am',
    ksefStatus: 'KSeF',
    ksefNumber: 'KSeF-Nummer',
    ksefAcquiredAt: 'Von KSeF angenommen am',
    issuedOffline: 'Offline ausgestellt',
    sendBy: 'Senden bis',
    ksefFailure: 'Antwort von KSeF',
    xmlHash: 'XML-Prüfsumme',
    lines: 'Positionen',
    ksefToken: 'KSeF-Token',
    ksefCertificate: 'KSeF-Zertifikat (offline)',
    ksefCertificateKey: 'Schlüssel des KSeF-Zertifikats',
    gusKey: 'Schlüssel des Firmenregisters (GUS)',
  },
  ownFields: {
    'cashFlowItem.type': 'Richtung',
  },
  enums: {
    ksefStatus: {
      title: 'Stand in KSeF',
      values: {
        Waiting: 'Zu senden',
        Sent: 'Gesendet',
        Offline: 'Offline',
        Accepted: 'Angenommen',
        Refused: 'Abgelehnt',
      },
    },
    movement: { title: 'Zahlungsrichtung', values: { Receipt: 'Einzahlung', Expense: 'Auszahlung' } },
    paymentKind: { title: 'Art der Zahlung', values: { Cash: 'Bar', Bank: 'Bank' } },
  },
} as const satisfies RoomWords;
