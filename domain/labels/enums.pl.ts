import type { EnumWords } from './words.ts';

export const enums: EnumWords = {
  pageOrientation: {
    title: 'Orientacja strony',
    values: {
      portrait: 'Pionowa',
      landscape: 'Pozioma',
    },
  },
  activeStatus: {
    title: 'Status',
    values: {
      Active: 'Aktywny',
      Blocked: 'Zablokowany',
    },
  },
  packageMaterial: {
    title: 'Materiał opakowania',
    values: {
      Karton: 'Karton',
      Folia: 'Folia',
    },
  },
  transport: {
    title: 'Rodzaj pojazdu',
    values: {
      Car: 'Samochód',
      Trailer: 'Naczepa',
      Carriage: 'Wagon',
    },
  },
  scaleType: {
    title: 'Sposób ważenia',
    values: {
      Gross: 'Brutto',
      Tara: 'Tara',
      GrossAndTara: 'Brutto i tara',
      Bunker: 'Bunkrowa',
      WithoutWeighing: 'Bez ważenia',
    },
  },
  typeOfDocument: {
    title: 'Rodzaj transportu',
    values: {
      Automobile: 'Samochodowy',
      Railway: 'Kolejowy',
      Water: 'Wodny',
      Internal: 'Wewnętrzny',
    },
  },
  signalType: {
    title: 'Rodzaj sygnału',
    values: {
      Constant: 'Ciągły',
      Pulse: 'Impulsowy',
    },
  },
  scaleProtocolType: {
    title: 'Rodzaj protokołu wagi',
    values: {
      Mechanical: 'Mechaniczna',
      IoT: 'IoT',
      'TCP/IP': 'TCP/IP',
      Modbus: 'Modbus',
      COM: 'COM',
      S7: 'S7',
    },
  },
  scaleParser: {
    title: 'Odczyt telegramu',
    values: {
      ToledoSimple: 'Toledo (SICS)',
      ToledoSimpleTwice: 'Toledo (SICS z numerem)',
      ToledoModbus: 'Toledo Modbus',
      IT4000E: 'SysTec IT4000E',
      ToledoContinuous: 'Toledo (transmisja ciągła)',
    },
  },
  s7ValueType: {
    title: 'Typ wartości S7',
    values: {
      real: 'Liczba',
      bool: 'Tak/nie',
    },
  },
  typeOfOperation: {
    title: 'Rodzaj operacji',
    values: {
      Shipment: 'Wydanie',
      Receipt: 'Przyjęcie',
      Reweighing: 'Przeważenie',
      DirectVariantShipment: 'Wydanie w relacji bezpośredniej',
      DirectVariantReceipt: 'Przyjęcie w relacji bezpośredniej',
      Resigning: 'Rezygnacja',
      Relocation: 'Przemieszczenie',
    },
  },
  dispositionType: {
    title: 'Rodzaj dyspozycji',
    values: {
      Loading: 'Załadunek',
      Unloading: 'Rozładunek',
    },
  },
  customsGoods: {
    title: 'Status celny',
    values: {
      EU: 'Unijny',
      NonEU: 'Nieunijny',
    },
  },
  researchResult: {
    title: 'Wynik badania',
    values: {
      Positive: 'Pozytywny',
      Negative: 'Negatywny',
    },
  },
  dispositionState: {
    title: 'Stan dyspozycji',
    values: {
      OnTheWay: 'W drodze',
      ParkingExit: 'Opuścił parking',
      NaTerminalu: 'Na terminalu',
      SecondWeighing: 'Czeka na drugie ważenie',
      Loaded: 'Załadowany',
      Unloaded: 'Rozładowany',
      RemoveWeight: 'Ważenie cofnięte',
    },
  },
  carsQueueStatus: {
    title: 'Status w kolejce',
    values: {
      OnTheWay: 'W drodze',
      EntryReservedWithBuffer: 'Zarezerwowane miejsce',
      Accepted: 'Na parkingu',
      EntryReserved: 'W rezerwie',
      EntryAllowed: 'Wjazd dozwolony',
      ParkingExit: 'Opuścił parking',
      TerminalExit: 'Wyjechał z terminala',
      Deleted: 'Usunięty',
      EntryAddParking: 'Na parkingu dodatkowym',
      ExitAddParking: 'Opuścił parking dodatkowy',
      Paused: 'Wstrzymany',
    },
  },
  deliveryOrderState: {
    title: 'Stan zlecenia',
    values: {
      Open: 'Otwarte',
      Ongoing: 'W realizacji',
      Closed: 'Zamknięte',
      Canceled: 'Anulowane',
    },
  },
  smsStatus: {
    title: 'Status SMS-a',
    values: {
      queued: 'W kolejce',
      sent: 'Wysłany',
      delivered: 'Doręczony',
      failed: 'Nie wysłano',
    },
  },
};
