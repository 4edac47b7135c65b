import { queryOptions } from '@tanstack/react-query';
import type { SignatureBook } from '#domain/mail/signature.rules.ts';
import { objects } from '#domain/objects.ts';
import { listQuery } from '../data/listQuery.ts';
import { recordCalls } from '../data/recordCalls.ts';

/** The signatures of a person: a book for each account that has signatures of its own, and one for all accounts. */
export function signaturesQuery(userId: number) {
  return queryOptions({
    queryKey: ['mail', 'signatures', userId],
    queryFn: async ({ signal }): Promise<readonly SignatureBook[]> => {
      const query = listQuery({
        filter: { user: userId, markedToDelete: false },
        pagination: { page: 1, perPage: 100 },
      });
      const { rows } = await recordCalls.list(objects.emailSignature, { query, signal });
      // Rows of table parts are read with their record.
      const books = await Promise.all(
        rows.map(({ id }) => recordCalls.read(objects.emailSignature, id, { signal })),
      );
      return books.map(({ emailId, signatures }) => ({
        emailId: emailId ?? null,
        signatures: (signatures ?? []).map(({ body, language, default: isDefault }) => ({
          body: body ?? null,
          language: language ?? null,
          default: isDefault,
        })),
      }));
    },
  });
}
