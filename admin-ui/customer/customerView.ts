import type { AnswerAt } from '#domain/contracts.ts';

/** What a customer may do with an order, and the data that its page shows beside it. */
export type CustomerView = AnswerAt<'GET /sales_order/:id/customer_view'>;
