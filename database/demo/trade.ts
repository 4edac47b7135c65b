import type { DemoDay } from './day.ts';

/**
 * The trading company around the terminal: its people, its offers and what customers ask of it. `on` and `at` count days from the
 * day on which the demo is filled in.
 */

export const firms = [
  {
    name: 'Keja Terminal Sp. z o.o.',
    address: 'ul. Nabrzeżna 1, 80-001 Gdańsk',
    nip: '5830001126',
    ksefToken: 'demo',
    // The key of the test service of GUS; its simulator accepts the same.
    gusKey: 'abcde12345abcde12345',
    phone: '+48583000000',
    email: 'biuro@keja.example',
  },
];

export const standings = [{ name: 'Kierownik' }, { name: 'Specjalista' }, { name: 'Dyspozytor' }];

export const employees = [
  { name: 'Anna Administrator', abbreviation: 'AA', standing: 'Kierownik', user: 'admin' },
  { name: 'Olek Operator', abbreviation: 'OO', standing: 'Dyspozytor', user: 'operator' },
  { name: 'Halina Handlowa', abbreviation: 'HH', standing: 'Specjalista', user: 'sales' },
];

export const departments = [
  {
    name: 'Terminal',
    leader: 'Anna Administrator',
    deputy: 'Olek Operator',
    employees: [{ employee: 'Anna Administrator' }, { employee: 'Olek Operator' }],
  },
  {
    name: 'Sprzedaż',
    leader: 'Halina Handlowa',
    deputy: 'Anna Administrator',
    employees: [{ employee: 'Halina Handlowa' }],
  },
];

export const contactPersons = [
  {
    name: 'Ewa Sitko',
    counterparty: 'Elewatory Pomorskie S.A.',
    standing: 'Kierownik',
    phone: '+48600200301',
    email: 'ewa.sitko@elewatory.example',
    emailConsent: true,
    consentSource: 'Formularz na targach',
  },
  {
    name: 'Marek Hutny',
    counterparty: 'Węglokoks Bałtyk Sp. z o.o.',
    standing: 'Specjalista',
    phone: '+48600200302',
    email: 'marek.hutny@weglokoks.example',
  },
];

/** A letter to all contact persons, not begun. */
export const mailings = [
  {
    name: 'Cennik na nowy kwartał',
    audience: 'contactPerson',
    subject: 'Cennik na nowy kwartał dla {counterparty}',
    body: 'Dzień dobry,\n\nod pierwszego dnia kwartału obowiązuje nowy cennik przeładunku w naszym terminalu. Chętnie go prześlemy.',
  },
];

export function exchangeRates({ on }: DemoDay) {
  return [
    { currency: 'EUR', rate: '4.251700' },
    { currency: 'USD', rate: '3.682400' },
  ].map((rate) => ({
    ...rate,
    rateDate: on(-1),
    activeDate: on(0),
    tableNuber: `225/A/NBP/${on(-1).slice(0, 4)}`,
  }));
}

const line = (product: string, tonnes: string, price: string, net: string, vat: string, gross: string) => ({
  product,
  quantity: tonnes,
  unitOfMeasure: 't',
  price,
  vatRate: '23',
  sumNetto: net,
  vat,
  sumBrutto: gross,
});

export const salesOrders = [
  {
    reference: 'ZK/2026/11/01',
    customer: 'Ciepłownia Północ Sp. z o.o.',
    status: 'CONFIRMED',
    currency: 'PLN',
    paymentTerms: 'days30',
    manager: 'sales',
    products: [line('WK', '500.000', '780.00', '390000.00', '89700.00', '479700.00')],
  },
  {
    reference: 'OF/2026/11/07',
    customer: 'Agro Żuławy Sp. j.',
    status: 'OFERTA',
    currency: 'PLN',
    paymentTerms: 'days14',
    manager: 'sales',
    products: [
      line('MOC', '120.000', '1650.00', '198000.00', '45540.00', '243540.00'),
      line('SAL', '80.000', '1490.00', '119200.00', '27416.00', '146616.00'),
    ],
  },
];

export const customerRequests = [
  {
    reference: 'Zapytanie o 300 t pszenicy',
    customer: 'Elewatory Pomorskie S.A.',
    status: 'new',
    manager: 'sales',
    description: 'Prośba o cenę z dostawą w grudniu.',
    products: [{ product: 'PSZ', quantity: '300.000' }],
  },
  {
    reference: 'Cena węgla w workach',
    customer: 'Ciepłownia Północ Sp. z o.o.',
    status: 'answered',
    manager: 'sales',
  },
];

export const interactions = [
  {
    reference: 'Zmiana godzin awizacji',
    customer: 'Agro Żuławy Sp. j.',
    status: 'inProgress',
    manager: 'operator',
    financialPeriod: '2026-11',
  },
];

export const executorRoles = [
  { code: 'dispatch', name: 'Dyspozytornia', executors: [{ executor: 'operator' }] },
  { code: 'sales', name: 'Dział sprzedaży', executors: [{ executor: 'sales' }] },
];

export function tasks({ at }: DemoDay) {
  return [
    {
      name: 'Sprawdzić legalizację wagi północnej',
      importance: 'HIGHT',
      executorRole: 'dispatch',
      executionPeriod: at(9, 16),
    },
    {
      name: 'Odpowiedzieć na zapytanie o pszenicę',
      importance: 'NORMAL',
      executor: 'sales',
      executionPeriod: at(3, 12),
    },
  ];
}

export const calendars = [{ name: 'Terminal', color: '#1976d2', isGeneral: true }];

export function calendarEvents({ at }: DemoDay) {
  return [
    {
      title: 'Przegląd wag',
      calendar: 'Terminal',
      start: at(9, 8),
      end: at(9, 12),
    },
  ];
}
