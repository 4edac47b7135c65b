import type { DemoDay } from './day.ts';

/**
 * The ships of the demo. Other records name ships, berths (`position`), products, warehouses and boxes by their codes. In
 * `at(day, hour)` the day is counted from today, and the hour may have a fraction.
 *
 * Baltica has come with maize, Warta is expected to fetch coal, and Nogat will bring maize into a box that Baltica fills too.
 */
export const ships = [
  { code: 'BALTICA', name: 'MS Baltica', imoNumber: '9321483' },
  { code: 'WARTA', name: 'MS Warta', imoNumber: '9488097' },
  { code: 'NOGAT', name: 'MS Nogat', imoNumber: '9604744' },
];

const maize = {
  ship: 'BALTICA',
  type: 'Unloading',
  position: 'NZ',
  forwarder: 'Spedycja Mewa Sp. z o.o.',
  customer: 'Elewatory Pomorskie S.A.',
  vendor: 'Agro Żuławy Sp. j.',
  product: 'KUK',
};
const maizeTonnes = '4200.000';
const coal = {
  ship: 'WARTA',
  type: 'Loading',
  position: 'NW',
  customer: 'Ciepłownia Północ Sp. z o.o.',
  vendor: 'Węglokoks Bałtyk Sp. z o.o.',
  product: 'WK',
  quantity: '6000.000',
};

export function shipRegistrations({ at }: DemoDay) {
  return [
    {
      ...maize,
      quantity: maizeTonnes,
      voyageNumber: 'BA-2026-11',
      portFrom: 'Odessa',
      expectedArrival: at(-1, 14),
      arrivedAt: at(-1, 15.5),
      expectedDeparture: at(2, 18),
    },
    {
      ...coal,
      voyageNumber: 'WA-2026-31',
      portTo: 'Kalmar',
      expectedArrival: at(3, 6),
      expectedDeparture: at(5, 20),
    },
  ];
}

export function shipPlannings({ at }: DemoDay) {
  return [
    {
      ...maize,
      quantity: maizeTonnes,
      comment: 'Kukurydza z MS Baltica do elewatora',
      shipRegistration: 'BA-2026-11',
      plannedBegin: at(0, 7),
      plannedEnd: at(2, 15),
      warehouse: 'M2',
      weighingStation: 'ST4',
    },
    {
      ...coal,
      comment: 'Węgiel na MS Warta',
      shipRegistration: 'WA-2026-31',
      plannedBegin: at(3, 8),
      plannedEnd: at(5, 16),
      warehouse: 'M1',
    },
    {
      ...maize,
      ship: 'NOGAT',
      position: coal.position,
      comment: 'Kukurydza z MS Nogat, dowóz barką',
      quantity: '1100.000',
      plannedBegin: at(1, 6),
      plannedEnd: at(3, 6),
      warehouse: 'M2',
      box: 'M2-2',
    },
  ];
}

export function loadingPlans({ at }: DemoDay) {
  return [
    {
      comment: 'Rozłożenie węgla w ładowniach MS Warta',
      ship: 'WARTA',
      shipPlanning: 'Węgiel na MS Warta',
      position: coal.position,
      customer: coal.customer,
      vendor: coal.vendor,
      plannedBegin: at(3, 8),
      plannedEnd: at(5, 16),
      quantity: coal.quantity,
      holds: ['1900.000', '2200.000', '1900.000'].map((quantity, index) => ({
        hold: String(index + 1),
        product: 'WK',
        quantity,
        warehouse: 'M1',
        box: 'M1-A',
      })),
    },
  ];
}

/** The unloading of the maize: which hold goes into which box. */
export const unloadings = [
  {
    ...maize,
    typeOfDocument: 'Water',
    shipPlanning: 'Kukurydza z MS Baltica do elewatora',
    deliveryOrder: 'ZAM/2026/105',
    schemeOfCargo: 'Przyjęcie do magazynu',
    warehouse: 'M2',
    scale: 'W4',
    boxes: [
      { hold: '1', box: 'M2-1', quantity: '1500.000' },
      { hold: '2', box: 'M2-2', quantity: '1500.000' },
      { hold: '3', box: 'M2-2', quantity: '1200.000' },
    ],
  },
];
