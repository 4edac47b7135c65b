import type { RoomWords } from '../words.ts';

export const finance = {
  objects: {
    invoice: { one: 'Faktura', many: 'Faktury' },
    paymentOperation: { one: 'Operacja płatnicza', many: 'Operacje płatnicze' },
    paymentType: { one: 'Rodzaj płatności', many: 'Rodzaje płatności' },
    cashFlowItem: { one: 'Pozycja przepływów pieniężnych', many: 'Pozycje przepływów pieniężnych' },
    costArticle: { one: 'Pozycja kosztowa', many: 'Pozycje kosztowe' },
  },
  fields: {
    sellerNip: 'NIP sprzedawcy',
    buyerNumber: 'NIP nabywcy',
    buyerName: 'Nabywca',
    buyerAddress: 'Adres nabywcy',
    issuedOn: 'Data wystawienia',
    ksefStatus: 'KSeF',
    ksefNumber: 'Numer KSeF',
    ksefAcquiredAt: 'Przyjęto w KSeF',
    issuedOffline: 'Wystawiono offline',
    sendBy: 'Wysłać do',
    ksefFailure: 'Odpowiedź KSeF',
    xmlHash: 'Skrót XML',
    lines: 'Pozycje',
    ksefToken: 'Token KSeF',
    ksefCertificate: 'Certyfikat KSeF (offline)',
    ksefCertificateKey: 'Klucz certyfikatu KSeF',
    gusKey: 'Klucz usługi REGON (GUS)',
  },
  ownFields: {
    'cashFlowItem.type': 'Kierunek',
  },
  enums: {
    ksefStatus: {
      title: 'Stan w KSeF',
      values: {
        Waiting: 'Do wysłania',
        Sent: 'Wysłana',
        Offline: 'Offline',
        Accepted: 'Przyjęta',
        Refused: 'Odrzucona',
      },
    },
    movement: { title: 'Kierunek płatności', values: { Receipt: 'Wpływ', Expense: 'Wydatek' } },
    paymentKind: { title: 'Rodzaj płatności', values: { Cash: 'Gotówka', Bank: 'Bank' } },
  },
} as const satisfies RoomWords;
