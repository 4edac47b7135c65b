import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { driverLanguage } from './driverLanguage.ts';
import { etaShape } from './eta.shape.ts';

/** A truck that may enter. */
const called = z.object({
  plate: z.string(),
  station: z.string(),
  /** The driver's language; the display names the station in it. */
  language: z.enum(driverLanguage.values),
  /** When it was called. */
  since: z.string().nullable(),
});

const station = z.object({
  name: z.string(),
  /** The first waiting trucks; `place` counts from 1. */
  next: z.array(z.object({ plate: z.string(), place: z.int(), eta: etaShape.nullable() })),
});

/** What a screen in the yard shows; the token names the screen. */
export const displayContracts = {
  shown: contract({
    method: 'get',
    path: '/display/:token',
    params: z.object({ token: z.string().max(60) }),
    answer: z.object({
      name: z.string(),
      language: z.string(),
      now: z.string(),
      called: z.array(called),
      stations: z.array(station),
    }),
  }),
};
