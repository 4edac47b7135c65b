import type { Database } from '#database/connect.ts';
import { orderLetterContracts } from '#domain/sales/orderLetter.contracts.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { writeOnce } from '../http/writeOnce.ts';
import { paperLetter } from './orderPaper/paperLetter.ts';
import { writePaperLetter } from './orderPaper/writePaperLetter.ts';

/** Sends the documents of an order by mail. */
export function orderLetterEndpoints({ database }: { readonly database: Database }): AnyEndpoint[] {
  const about = { tag: 'sales', access: ['sales'], refuses: [409] } as const;
  return [
    serve(orderLetterContracts.read, {
      ...about,
      summary:
        'The letter by which a customer is sent a paper of their order: to whom it may go, and the words of the template in their language',
      handle: async ({ actor, params: { id, kind }, query: { contactPersonId } }) =>
        paperLetter(database, actor, id, kind, contactPersonId),
    }),
    serve(orderLetterContracts.send, {
      ...about,
      summary: 'Sends a paper of an order as PDF to its customer, once for each request',
      handle: async ({ actor, params: { id, kind }, body, request }) => {
        const { id: outgoingEmailId } = await writeOnce(database, actor, request, async (tx) => ({
          id: await writePaperLetter(database, tx, actor, { id, kind, letter: body }),
        }));
        return { outgoingEmailId };
      },
    }),
  ];
}
