import type { Database } from '#database/connect.ts';
import { orderPaperContracts } from '#domain/sales/orderPaper.contracts.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { drawOrderPaper } from './orderPaper/drawOrderPaper.ts';
import { orderPaper } from './orderPaper/orderPaper.ts';

/** The documents of an order for its customer, as PDF. */
export function orderPaperEndpoints({ database }: { readonly database: Database }): AnyEndpoint[] {
  return [
    serve(orderPaperContracts.pdf, {
      tag: 'sales',
      summary: 'The offer, the confirmation or the packing list of an order, in the language of its customer',
      access: 'signedIn',
      refuses: [409],
      raw: true,
      sends: ['application/pdf'],
      handle: async ({ actor, params: { id, kind }, query: { lang }, response }) => {
        const paper = await orderPaper(database, actor, id, kind, lang);
        // A header holds ASCII only: everything but ASCII letters, digits, `_` and dashes becomes a dash.
        const name = `${String(paper.order.numberStr)}-${kind}`.replaceAll(/[^\w-]+/g, '-');
        response
          .set({
            'Content-Type': 'application/pdf',
            'Content-Disposition': `inline; filename="${name}.pdf"`,
            'Cache-Control': 'private, no-store',
          })
          .send(await drawOrderPaper(paper));
      },
    }),
  ];
}
