import { writtenCalls } from '#api/openapi/describe.ts';

/** Who asks: people of the demo data, and somebody who has not signed in. */
export const kinds = ['admin', 'operator', 'forwarder'] as const;
export type Kind = (typeof kinds)[number];

export interface Round {
  readonly title: string;
  readonly who: Kind | 'nobody';
  readonly temporal: boolean;
  /** How many requests are made up for each call. */
  readonly each: number;
  /** Also walks the edges of every parameter: many requests for each call. */
  readonly edges?: boolean;
  /** Only calls whose path fits. */
  readonly only?: string;
}

/** What is not one of the objects' generic calls, as the description spells its paths. */
const byHand = `^(${[...new Set(writtenCalls().map(({ path }) => path.replace(/:(\w+)/g, '\\{$1\\}')))].join('|')})$`;

export const rounds: readonly Round[] = [
  { title: 'An administrator, every call', who: 'admin', temporal: false, each: 3 },
  { title: 'An operator, every call', who: 'operator', temporal: false, each: 1 },
  { title: 'A forwarder, every call', who: 'forwarder', temporal: false, each: 1 },
  { title: 'Nobody, calls written by hand', who: 'nobody', temporal: false, each: 3, only: byHand },
  {
    title: 'An administrator with Temporal, the edges of calls written by hand',
    who: 'admin',
    temporal: true,
    each: 5,
    edges: true,
    only: byHand,
  },
  {
    title: 'An operator with Temporal, calls written by hand',
    who: 'operator',
    temporal: true,
    each: 5,
    only: byHand,
  },
];
