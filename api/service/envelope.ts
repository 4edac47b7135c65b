import { z } from 'zod';

/** How the specification's bare calls for reclamations answer: what was asked for, with the status once more. */
export const envelope = <S extends z.ZodType>(data: S) =>
  z.object({ httpStatus: z.literal(200), responseData: data });

export const enveloped = <T>(responseData: T) => ({ httpStatus: 200 as const, responseData });
