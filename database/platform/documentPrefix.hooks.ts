import { sql } from 'kysely';
import { documentFields } from '#domain/kernel/declaration.ts';
import { failFields } from '#domain/kernel/fail.ts';
import { isGoodTemplate, type Periodicity } from '#domain/platform/numbering.rules.ts';
import { laterUpdatedAt } from '../laterUpdatedAt.ts';
import { waitForTurn } from '../transaction.ts';
import type { Draft, Hooks } from '../writing/hooks.ts';

/**
 * A template must give unique numbers. A kind of document has one default prefix: a new default replaces the previous one.
 */
export const documentPrefixHooks: Hooks = {
  beforeWrite: (draft, before) => {
    const after: Draft = { ...before, ...draft };
    const periodicity = (after.periodicity ?? 'indefinite') as Periodicity;
    if (!after.template) return;
    if (!isGoodTemplate(String(after.template), periodicity, documentFields.numberStr.maxLength))
      throw failFields([{ field: 'template', code: 'invalid_value' }]);
  },
  afterWrite: async (prefix, _before, { tx }) => {
    if (!prefix.default) return;
    // Of two defaults that are written at the same moment, the second waits, sees the first and replaces it.
    await waitForTurn(tx, 'default document prefixes');
    // Every other default prefix that is for one of the same kinds of documents ceases to be a default.
    const { rows } = await sql<{ id: number }>`
      update document_prefix p set "default" = false, ${laterUpdatedAt('p')}
      where p."default" and p.id <> ${prefix.id} and exists (
        select 1 from document_prefix_document_types other
        join document_prefix_document_types own on own.object_type = other.object_type and own.parent_id = ${prefix.id}
        where other.parent_id = p.id)
      returning id`.execute(tx.sql);
    for (const { id } of rows) await tx.announce('documentPrefix', id);
  },
};
