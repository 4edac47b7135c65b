import { z } from 'zod';

/** The quantity of a part of an order line. */
export const partOfLine = z
  .union([z.string(), z.number()])
  .transform((value) => String(value).trim())
  .refine((value) => /^\d{1,12}(\.\d{1,3})?$/.test(value) && Number(value) > 0)
  .optional()
  .describe('How much of the line, in its own unit; by default all that is left');
