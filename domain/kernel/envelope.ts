import { z } from 'zod';
import type { Declaration } from './declaration.ts';
import { recordShape } from './recordShape.ts';

/** The envelope in which the specification's calls for processes and reclamations answer. */
export function envelope<T extends z.ZodType>(responseData: T) {
  return z.object({ httpStatus: z.literal(200), responseData });
}

/** A record inside the envelope and, in the same object, its plain fields, with which all other objects answer. */
export function envelopedShape<D extends Declaration>(declaration: D) {
  return recordShape(declaration, envelope(recordShape(declaration)));
}
