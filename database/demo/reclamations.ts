import type { DemoDay } from './day.ts';

/** What the record of a reclamation, its item and its cost are made from. */
interface Complaint {
  /** What it is about, in Polish: also the reference by which item and cost name their reclamation. */
  readonly about: string;
  readonly customer: string;
  /** Days ago on which it came in. */
  readonly ago: number;
  readonly subject: string;
  readonly product: string;
  readonly reason: string;
  readonly perpetrator: string;
  readonly amount: string;
  readonly state: string;
  /** The code of the decision, and how many days it took; absent if there is none yet. */
  readonly decided?: readonly [code: string, days: number];
  readonly cost?: string;
}

const customers = [
  'Elewatory Pomorskie S.A.',
  'Ciepłownia Północ Sp. z o.o.',
  'Agro Żuławy Sp. j.',
  'Nawozy Kwidzyn S.A.',
  'Węglokoks Bałtyk Sp. z o.o.',
] as const;

/** What reclamations are about: title, subject, product, reason, perpetrator and amount. */
const matters = [
  ['Różnica masy na dostawie', 'MASA', 'PSZ', 'WEIGHING', 'TERMINAL', '1840.00'],
  ['Wilgotność ponad normę', 'JAKOSC', 'KUK', 'MOISTURE', 'SUPPLIER', '5120.50'],
  ['Spóźniony odbiór', 'TERMIN', 'WK', 'LOADING', 'CARRIER', '900.00'],
  ['Kamienie w towarze', 'ZANIECZ', 'SOJ', 'STORAGE', 'SUPPLIER', '3275.00'],
  ['Zły numer partii na kwicie', 'DOKUM', 'MOC', 'PAPERS', 'TERMINAL', '150.00'],
  ['Rozsypany ładunek', 'USZK', 'SAL', 'ACCIDENT', 'CARRIER', '2410.75'],
] as const;

/** How the older reclamations have ended, one after another: state, decision, and the days until it. */
const outcomes = [
  ['closed', 'GRANTED', 9],
  ['rejected', 'REFUSED', 14],
  ['closed', 'PARTLY', 12],
  ['closed', 'GRANTED', 6],
  ['rejected', 'REFUSED', 21],
] as const;
/** The states of the newest reclamations, the oldest of them first. '17' is the first state, new. */
const openStates = ['decided', 'ordered', 'ready', 'examined', 'examined', '17', '17'] as const;
/** How many days ago each reclamation came in. */
const daysAgo = [352, 338, 319, 301, 287, 266, 250, 231, 214, 196, 180, 163, 147, 128, 110, 95, 78, 61, 40, 31, 24, 17, 12, 6, 2]; // prettier-ignore

const complaints: readonly Complaint[] = daysAgo.map((ago, index) => {
  const [about, subject, product, reason, perpetrator, amount] =
    matters[index % matters.length] ?? matters[0];
  // Undefined for the older ones, which have an outcome instead.
  const openState = openStates[index - (daysAgo.length - openStates.length)];
  const [state, code, days] = outcomes[index % outcomes.length] ?? outcomes[0];
  // Open reclamations that are decided were granted after 5 days.
  const isDecided = openState === undefined || ['decided', 'ordered', 'ready'].includes(openState);
  return {
    about: `${about} (${index + 1})`,
    customer: customers[index % customers.length] ?? customers[0],
    ago,
    subject,
    product,
    reason,
    perpetrator,
    amount,
    state: openState ?? state,
    ...(isDecided ? { decided: [openState ? 'GRANTED' : code, openState ? 5 : days] as const } : {}),
    ...(isDecided && index % 2 === 0 ? { cost: `${120 + index * 15}.00` } : {}),
  };
});

/** Two dozen complaints over a year: most decided long ago, some waiting, one overdue. */
export function reclamations({ on, at }: DemoDay) {
  return complaints.map(({ about, customer, ago, state, decided }, index) => ({
    reference: about,
    customer,
    date: at(-ago, 10),
    inputDate: on(-ago),
    reclamationType: index % 3 === 0 ? 'quality' : 'quantity',
    status: state,
    manager: index % 4 === 0 ? 'operator' : 'sales',
    name: 'Ewa',
    surname: 'Sitko',
    telephone: '+48600200301',
    email: 'ewa.sitko@elewatory.example',
    address: 'ul. Portowa 4',
    postalCode: '80-555',
    city: 'Gdańsk',
    ...(decided
      ? {
          decision: decided[0],
          decisionDate: on(decided[1] - ago),
          executionType: decided[0] === 'GRANTED' ? 'CORRECTION' : 'DISCOUNT',
        }
      : {}),
  }));
}

export const reclamationItems = complaints.map(
  ({ about, subject, product, reason, perpetrator, amount }) => ({
    description: `Pozycja: ${about}`,
    reclamation: about,
    reclamationSubject: subject,
    product,
    reclamationReason: reason,
    reclamationPerpetrator: perpetrator,
    reclamationClientExpectation: 'MONEY',
    amount,
  }),
);

export function reclamationCosts({ on }: DemoDay) {
  return complaints.flatMap(({ about, ago, cost, perpetrator }) =>
    cost
      ? [
          {
            description: `Transport i badanie: ${about}`,
            reclamation: about,
            date: on(-ago),
            amount: cost,
            reclamationPerpetrator: perpetrator,
          },
        ]
      : [],
  );
}
