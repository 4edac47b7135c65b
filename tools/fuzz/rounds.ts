import { writtenCalls } from '#api/openapi/describe.ts';

/** The logins of the demo data that send requests. Some rounds also send them without signing in. */
export const kinds = ['admin', 'operator', 'forwarder'] as const;
export type Kind = (typeof kinds)[number];

export interface Round {
  readonly title: string;
  readonly who: Kind | 'nobody';
  /** Whether Temporal runs meanwhile. */
  readonly temporal: boolean;
  /** How many random requests are sent to each call. */
  readonly each: number;
  /** Also sends the boundary values of every parameter, which are many requests for each call. */
  readonly edges?: boolean;
  /** A regular expression; only calls whose path matches are tried. */
  readonly only?: string;
}

/** Matches the paths of all calls but the generic ones of the objects, as OpenAPI writes paths. */
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
