import { z } from 'zod';

/** `updatedAt` of a record as the caller has seen it: 409 `stale_record` if the record was changed since. */
export const seenVersion = z.iso.datetime({ offset: true }).optional();
