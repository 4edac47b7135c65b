import { z } from 'zod';

const maxId = 2_147_483_647;
const digits = /^[1-9]\d{0,9}$/;

/** The id of a record in an address or a body: a whole number in decimal digits, within the range of ids. */
export const recordId: z.ZodType<number, number> = z
  .preprocess(
    (sent: number) => (typeof sent === 'string' && digits.test(sent) ? Number(sent) : sent),
    z.int().min(1).max(maxId),
  )
  .meta({ type: 'integer', minimum: 1, maximum: maxId });
