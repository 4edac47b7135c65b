import { z } from 'zod';

/**
 * A part of a slip, independent of the printer; parts are printed from top to bottom. The texts are final: they are in the
 * language of the reader, with amounts and times in the form that people read.
 */
const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('title'), text: z.string() }),
  z.object({
    kind: z.literal('text'),
    text: z.string(),
    bold: z.boolean().optional(),
    center: z.boolean().optional(),
  }),
  /** A name on the left and its value on the right. */
  z.object({ kind: z.literal('pair'), name: z.string(), value: z.string(), bold: z.boolean().optional() }),
  z.object({ kind: z.literal('rule') }),
  z.object({ kind: z.literal('gap') }),
  /** Code 128: letters, digits and signs of ASCII. */
  z.object({ kind: z.literal('barcode'), text: z.string() }),
  z.object({ kind: z.literal('qr'), text: z.string() }),
]);

export const slip = z.object({ language: z.string(), blocks: z.array(block) });
export type Slip = z.infer<typeof slip>;
export type SlipBlock = z.infer<typeof block>;
