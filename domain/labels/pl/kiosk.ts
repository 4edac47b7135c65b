import type { RoomWords } from '../words.ts';

/** What drivers do at the kiosk: cards, documents, exits, prints. */
export const kiosk = {
  objects: {
    cardPayment: { one: 'Płatność kartą', many: 'Płatności kartą' },
    driverDocument: { one: 'Dokument kierowcy', many: 'Dokumenty kierowców' },
    parkingExit: { one: 'Wyjazd bez dyspozycji', many: 'Wyjazdy bez dyspozycji' },
  },
  fields: {
    cardTerminal: 'Terminal kart (adres:port)',
    cardTerminalPassword: 'Hasło terminala kart',
    scansDocuments: 'Skanuje dokumenty kierowców',
    pressKey: 'Klucz żądania',
    receiptBefore: 'Ostatni wydruk terminala przedtem',
    receiptNo: 'Nr wydruku terminala',
    traceNo: 'Nr śledzenia',
    cardNumber: 'Numer karty',
    cardName: 'Rodzaj karty',
    resultCode: 'Kod wyniku',
    cardSlip: 'Wydruk terminala',
    settledBy: 'Rozstrzygnął',
    settledWhy: 'Powód rozstrzygnięcia',
    documentName: 'Nazwisko w dokumencie',
    documentHash: 'Skrót numeru dokumentu',
    documentExpires: 'Dokument ważny do',
    dataConfirmed: 'Dane potwierdzone',
    plate: 'Numer rejestracyjny',
    slipState: 'Stan wydruku',
  },
  ownFields: {},
  enums: {
    cardPaymentState: {
      title: 'Stan płatności kartą',
      values: {
        Waiting: 'Czeka',
        Sending: 'W terminalu',
        Unknown: 'Wynik nieznany',
        Approved: 'Zapłacono',
        Declined: 'Odmowa',
        Failed: 'Nie udało się',
        Cancelled: 'Przerwana',
        Reversing: 'Zwrot w toku',
        Reversed: 'Zwrócona',
      },
    },
    slipState: {
      title: 'Stan wydruku',
      values: { Queued: 'W kolejce', Printed: 'Wydrukowany', AsPdf: 'Jako PDF' },
    },
  },
} as const satisfies RoomWords;
