import { closeCrmEvent } from '#database/calendar/closeCrmEvent.ts';
import type { Database } from '#database/connect.ts';
import { crmEventContracts } from '#domain/calendar/crmEvent.contracts.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { doOnce } from '../http/writeOnce.ts';

/** What is done with events of customers besides the calls of every record. */
export function crmEventEndpoints({ database }: { readonly database: Database }): AnyEndpoint[] {
  return [
    serve(crmEventContracts.closeEvent, {
      tag: 'calendar',
      access: ['sales'],
      refuses: [404, 409],
      summary: 'Notes the outcome of an event with a customer, and plans the one that follows',
      handle: async ({ actor, params: { id }, body, request }) => {
        const { nextId } = await doOnce(database, actor, request, body, (tx) =>
          closeCrmEvent(tx, actor, id, body),
        );
        const read = (one: number) => database.records.get(actor, 'crmEvent', one);
        return { event: await read(id), next: nextId === null ? null : await read(nextId) };
      },
    }),
  ];
}
