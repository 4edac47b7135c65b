import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import type { JsonValue } from '../kernel/record.ts';
import { recordId } from '../kernel/recordId.ts';

const reference = z.object({ id: z.number(), presentation: z.string() });

const head = z.object({
  id: z.number(),
  version: z.number(),
  action: z.string(),
  at: z.string(),
  author: reference.nullable(),
  presentation: z.string(),
});
/** A value of any field. */
const value: z.ZodType<JsonValue> = z.any();
const change = z.object({ path: z.string(), label: z.string(), old: value, new: value });
const rowChange = z.object({
  part: z.string(),
  label: z.string(),
  id: z.number(),
  kind: z.enum(['added', 'removed', 'changed']),
  rowNumber: z.number(),
  changes: z.array(change),
});
/** A version with its changes from the previous one; the oldest has none. */
const versionWithChanges = head.extend({ fields: z.array(change), rows: z.array(rowChange) });

/** The versions of a record. */
export const versionContracts = {
  list: contract({
    method: 'get',
    path: '/object_versions/of/:objectType/:id',
    params: z.object({ objectType: z.string(), id: recordId }),
    /** `more`: whether there are older versions. */
    answer: z.object({ rows: z.array(versionWithChanges), more: z.boolean(), mayRestore: z.boolean() }),
  }),
  compare: contract({
    method: 'get',
    path: '/object_versions/compare',
    query: z.object({ from: recordId, to: recordId }),
    answer: z.object({ from: head, to: head, fields: z.array(change), rows: z.array(rowChange) }),
  }),
  restore: contract({
    method: 'post',
    path: '/object_versions/:id/restore',
    params: z.object({ id: recordId }),
    /** `updatedAt` of the record that the person saw, if it is given: the call is refused if the record has changed since. */
    body: z.object({ updatedAt: z.iso.datetime().optional() }),
    answer: z.object({
      /** The restored record; its object decides which fields it has. */
      record: z.looseObject({ id: z.number() }),
      /**
       * References that kept their present value, because the person cannot reach the record of the version. `name` is the
       * presentation of this record; empty if the person may not know it.
       */
      left: z.array(z.object({ field: z.string(), label: z.string(), name: z.string() })),
    }),
  }),
};
