import { z } from 'zod';

const given = z.string().optional();

/** The query parameters of every list, as written in the address. */
export const writtenListQuery = z.object({
  sort: given,
  desc: given,
  limit: given,
  page: given,
  after: given,
  range: given,
  filter: given,
  columns: given,
});
