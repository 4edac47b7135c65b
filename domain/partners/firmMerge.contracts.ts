import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { recordId } from '../kernel/recordId.ts';
import { seenVersion } from '../kernel/seenVersion.ts';

const firm = z.object({
  id: z.int(),
  presentation: z.string(),
  updatedAt: z.string(),
  values: z.record(z.string(), z.unknown()).describe('Its values of the fields that differ'),
});

const perObject = z.array(
  z.object({
    object: z.string(),
    title: z.string().describe('The objects in the reader’s language'),
    count: z.int().describe('References to the losing firm; a record may have several'),
  }),
);

/**
 * Two counterparties that are one firm become one record, which can be undone for a day: `from` is the losing firm, `into`
 * the one that remains.
 */
export const firmMergeContracts = {
  preview: contract({
    method: 'get',
    path: '/counterparties/:id/merge',
    params: z.object({ id: recordId.describe('The firm that remains') }),
    query: z.object({ from: recordId.describe('The firm that goes into it') }),
    answer: z.object({
      into: firm,
      from: firm,
      differs: z.array(z.string()).describe('The fields whose values differ'),
      moves: perObject,
      accounts: z.int().describe('Accounts of people of both firms: with any, only full rights may merge'),
      refused: z.boolean().describe('Whoever asks may not merge these firms because of those accounts'),
    }),
  }),
  merge: contract({
    method: 'post',
    path: '/counterparties/:id/merge',
    params: z.object({ id: recordId.describe('The firm that remains') }),
    body: z.strictObject({
      from: recordId,
      take: z.array(z.string().max(60)).max(100).describe('The fields whose value is the losing firm’s'),
      updatedAt: seenVersion.describe('`updatedAt` of the firm that remains, as shown'),
      fromUpdatedAt: seenVersion.describe('`updatedAt` of the losing firm, as shown'),
    }),
    // The id of the merge, and the number of references that moved.
    answer: z.object({ id: z.int(), moved: z.int() }),
    status: 201,
  }),
  undoPreview: contract({
    method: 'get',
    path: '/counterparties/merges/:id',
    params: z.object({ id: recordId }),
    answer: z.object({
      id: z.int(),
      from: z.object({ id: z.int(), presentation: z.string() }),
      into: z.object({ id: z.int(), presentation: z.string() }),
      mergedAt: z.string(),
      until: z.string().describe('It can be undone until then'),
      undoneAt: z.string().nullable(),
      back: perObject.describe('What moves back'),
      changed: z
        .array(z.object({ object: z.string(), title: z.string(), id: z.int(), field: z.string() }))
        .describe('What moved and names another firm since, or is gone; the first fifty of them'),
      changedCount: z.int(),
      stays: z.array(z.string()).describe('Fields of the remaining firm that were changed since and stay'),
    }),
  }),
  undo: contract({
    method: 'post',
    path: '/counterparties/merges/:id/undo',
    params: z.object({ id: recordId }),
    // The id of the merge, and the number of references that moved back.
    answer: z.object({ id: z.int(), back: z.int() }),
  }),
};
