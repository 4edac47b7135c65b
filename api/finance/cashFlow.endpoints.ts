import type { Database } from '#database/connect.ts';
import { cashFlow } from '#database/finance/cashFlow.ts';
import { cashFlowContracts } from '#domain/finance/cashFlow.contracts.ts';
import { closingOf, totalsByCurrency, type Moved } from '#domain/finance/cashFlow.rules.ts';
import { mustReadAll } from '../auth/mustReadAll.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { mustBeSpan } from '../http/mustBeSpan.ts';
import { presentationsById } from '../records/presentationsById.ts';

/** What came in and went out in a period, and what each cash desk and account holds. */
export function cashFlowEndpoints({ database }: { readonly database: Database }): AnyEndpoint[] {
  const { sql, registry } = database;
  return [
    serve(cashFlowContracts.cashFlow, {
      tag: 'finance',
      summary: 'Receipts, expenses and balances of a period by cash desk or account, by item, or by project',
      access: 'signedIn',
      handle: async ({ actor, query }) => {
        mustReadAll(registry, actor, ['paymentOperation']);
        mustBeSpan(query);
        // `query.by` is the name of the object whose records are the groups.
        const { rows, unconfirmed } = await cashFlow(sql, registry, actor, query);
        const groups = await presentationsById(
          database,
          actor,
          query.by,
          rows.map(({ group }) => group),
        );
        const currencies = await presentationsById(
          database,
          actor,
          'currency',
          rows.map(({ currency }) => currency),
        );
        // A record that this person may not see has no name here. It is shown by its id.
        const reference = (names: ReadonlyMap<number, string>, id: number | null) =>
          id === null ? null : { id, presentation: names.get(id) ?? `#${id}` };
        const answerRow = ({ currency, opening, receipts, expenses, payments }: Moved) => ({
          currency: reference(currencies, currency),
          opening,
          receipts,
          expenses,
          payments,
          closing: closingOf({ opening, receipts, expenses }),
        });
        return {
          rows: rows
            .map((row) => ({ ...answerRow(row), group: reference(groups, row.group) }))
            .toSorted(byName),
          totals: totalsByCurrency(rows).map(answerRow),
          unconfirmed,
        };
      },
    }),
  ];
}

type Named = { readonly group: { readonly presentation: string } | null };
/** Sorts by the name of the group. Rows without a group come last. */
const byName = ({ group: one }: Named, { group: other }: Named): number =>
  Number(one === null) - Number(other === null) ||
  (one?.presentation ?? '').localeCompare(other?.presentation ?? '', 'pl');
