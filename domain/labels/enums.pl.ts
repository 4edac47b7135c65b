import type { EnumWords } from './words.ts';

export const enums: EnumWords = {
  pageOrientation: {
    portrait: 'Pionowa',
    landscape: 'Pozioma',
  },
  activeStatus: {
    Active: 'Aktywny',
    Blocked: 'Zablokowany',
  },
  transport: {
    Car: 'Samochód',
    Trailer: 'Naczepa',
    Carriage: 'Wagon',
  },
  scaleType: {
    Gross: 'Brutto',
    Tara: 'Tara',
    GrossAndTara: 'Brutto i tara',
    Bunker: 'Bunkrowa',
    WithoutWeighing: 'Bez ważenia',
  },
  typeOfDocument: {
    Automobile: 'Samochodowy',
    Railway: 'Kolejowy',
    Water: 'Wodny',
    Internal: 'Wewnętrzny',
  },
  signalType: {
    Constant: 'Ciągły',
    Pulse: 'Impulsowy',
  },
  scaleProtocolType: {
    Mechanical: 'Mechaniczna',
    IoT: 'IoT',
    'TCP/IP': 'TCP/IP',
    Modbus: 'Modbus',
    COM: 'COM',
    S7: 'S7',
  },
  scaleParser: {
    ToledoSimple: 'Toledo (SICS)',
    ToledoSimpleTwice: 'Toledo (SICS z numerem)',
    ToledoModbus: 'Toledo Modbus',
    IT4000E: 'SysTec IT4000E',
    ToledoContinuous: 'Toledo (transmisja ciągła)',
  },
  s7ValueType: {
    real: 'Liczba',
    bool: 'Tak/nie',
  },
  typeOfOperation: {
    Shipment: 'Wydanie',
    Receipt: 'Przyjęcie',
    Reweighing: 'Przeważenie',
    DirectVariantShipment: 'Wydanie w relacji bezpośredniej',
    DirectVariantReceipt: 'Przyjęcie w relacji bezpośredniej',
    Resigning: 'Rezygnacja',
    Relocation: 'Przemieszczenie',
  },
  dispositionType: {
    Loading: 'Załadunek',
    Unloading: 'Rozładunek',
  },
  customsGoods: {
    EU: 'Unijny',
    NonEU: 'Nieunijny',
  },
  researchResult: {
    Positive: 'Pozytywny',
    Negative: 'Negatywny',
  },
  dispositionState: {
    OnTheWay: 'W drodze',
    ParkingExit: 'Opuścił parking',
    NaTerminalu: 'Na terminalu',
    SecondWeighing: 'Czeka na drugie ważenie',
    Loaded: 'Załadowany',
    Unloaded: 'Rozładowany',
    RemoveWeight: 'Ważenie cofnięte',
  },
  carsQueueStatus: {
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
  deliveryOrderState: {
    Open: 'Otwarte',
    Ongoing: 'W realizacji',
    Closed: 'Zamknięte',
    Canceled: 'Anulowane',
  },
  smsStatus: {
    queued: 'W kolejce',
    sent: 'Wysłany',
    delivered: 'Doręczony',
    failed: 'Nie wysłano',
  },
};
