import { z } from 'zod';
import { contract } from './kernel/contract.ts';
import type { Declaration } from './kernel/declaration.ts';
import { recordId } from './kernel/recordId.ts';
import { declarations } from './objects.ts';

const document = z.object({
  object: z.string(),
  title: z.string(),
  id: z.int(),
  presentation: z.string(),
  date: z.string(),
  markedToDelete: z.boolean(),
});
/** A document with those that were made from it. */
const tree = document
  .extend({
    // A getter, because `tree` contains itself.
    get children() {
      return z.array(tree);
    },
  })
  .meta({ id: 'DocumentTree' });

/** The root of `tree` is the document that is asked about. */
const answer = z.object({
  basis: z.array(document).describe('What the document was made from, the nearest first'),
  tree,
  more: z.boolean().describe('Whether documents were left out, because there are too many'),
});
export type SubordinateDocument = z.infer<typeof tree>;
export type Subordination = z.infer<typeof answer>;

/** The specification's own spelling, if it is not the object's path. */
const ownPaths: Readonly<Record<string, string>> = { disposition: 'dispositions' };

/** What a document was made from, and what was made from it. */
export function subordinationContract({ name, path }: Declaration) {
  return contract({
    method: 'get',
    path: `/${ownPaths[name] ?? path}/subordination/:id` as const,
    params: z.object({ id: recordId }),
    answer,
  });
}

export const subordinationContracts = Object.fromEntries(
  declarations
    .filter(({ kind }) => kind === 'document')
    .map((declaration) => [declaration.name, subordinationContract(declaration)]),
);
