import { z } from 'zod';

const maxId = 2_147_483_647;
const digits = /^[1-9]\d{0,9}$/;

/** The id of a record as it stands in an address or a body: a whole number, plainly written, that a record can have. */
export const recordId = z
  .preprocess(
    (given) => (typeof given === 'string' && digits.test(given) ? Number(given) : given),
    z.int().min(1).max(maxId),
  )
  .meta({ type: 'integer', minimum: 1, maximum: maxId });
