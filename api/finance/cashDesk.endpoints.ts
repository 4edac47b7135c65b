import type { Database } from '#database/connect.ts';
import { debtors } from '#database/finance/debtors.ts';
import { takings } from '#database/finance/takings.ts';
import { truckDebt } from '#database/finance/truckDebt.ts';
import { cashDeskContracts } from '#domain/finance/cashDesk.contracts.ts';
import { mustReadAll } from '../auth/mustReadAll.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { kioskPlace } from '../terminal/kioskPlace.ts';

const tag = 'finance';

/** What the cash desk reads: who owes, what for, what was paid, and whether the desk has a printer. It changes nothing here. */
export function cashDeskEndpoints({ database }: { readonly database: Database }): AnyEndpoint[] {
  const { sql, registry, records } = database;
  return [
    serve(cashDeskContracts.trucks, {
      tag,
      summary:
        'Trucks by plate, ticket, order number or the bar code of a penalty slip; without a query those that owe',
      access: ['operator'],
      handle: async ({ actor, query: { query } }) => {
        mustReadAll(registry, actor, ['disposition', 'punishment']);
        const { rows, more } = await debtors(sql, registry, actor, query);
        return { rows: [...rows], more };
      },
    }),
    serve(cashDeskContracts.place, {
      tag,
      summary: 'Whether a printer stands at the desk that asks',
      access: ['operator'],
      handle: async ({ request }) => {
        // The desk is a working place, and is recognised by its browser as a kiosk is.
        const place = await kioskPlace(database, request);
        return { hasPrinter: place?.hasPrinter ?? false };
      },
    }),
    serve(cashDeskContracts.debt, {
      tag,
      summary: 'What a truck owes, what it has paid, and how the last attempt by card ended',
      access: ['operator'],
      handle: async ({ actor, params: { dispositionId } }) => {
        await records.mustSee(actor, 'disposition', dispositionId);
        mustReadAll(registry, actor, ['disposition', 'punishment', 'deliveryPayment']);
        return truckDebt(sql, { registry, actor }, dispositionId);
      },
    }),
    serve(cashDeskContracts.takings, {
      tag,
      summary:
        'The money of a working day by shift and means, its payments, and whether the cash flow agrees',
      access: ['operator', 'sales'],
      handle: async ({ actor, query: { day } }) => {
        mustReadAll(registry, actor, ['deliveryPayment']);
        return takings(sql, registry, actor, day);
      },
    }),
  ];
}
