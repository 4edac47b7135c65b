import { z } from 'zod';
import { largestPort } from '../kernel/largestPort.ts';

export const processNames = ['api', 'worker', 'agent', 'migrate', 'start', 'simulators'] as const;
export type ProcessName = (typeof processNames)[number];

export interface Setting {
  readonly shape: z.ZodType;
  readonly about: string;
  readonly neededBy: readonly ProcessName[];
}

export const requiredText = z.string().min(1);
export const port = z.coerce.number().int().min(0).max(largestPort);
export const count = z.coerce.number().int().min(0);
/** One variable: its shape, the processes that read it, and what it is, for the table in the README. */
export function setting<S extends z.ZodType>(shape: S, neededBy: readonly ProcessName[], about: string) {
  return { shape, about, neededBy };
}
