import { z } from 'zod';

/** How the specification's bare calls of processes and reclamations answer: success is a `httpStatus` of 200; anything else comes as a problem document. */
export const enveloped = <T>(responseData: T) => ({ httpStatus: 200 as const, responseData });

export const envelope = <T extends z.ZodType>(responseData: T) =>
  z.looseObject({ httpStatus: z.literal(200), responseData });

/** A record that was written: in the envelope, and plainly beside it, as every other object answers. */
export const envelopedRecord = <T extends object>(record: T) => ({ ...record, ...enveloped(record) });
