import { z } from 'zod';

const optionalText = z.string().optional();

/** The query parameters of every list, as written in the address. */
export const writtenListQuery = z.object({
  sort: optionalText,
  desc: optionalText,
  limit: optionalText,
  page: optionalText,
  after: optionalText,
  range: optionalText,
  filter: optionalText,
  columns: optionalText,
});
