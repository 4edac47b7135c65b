import { expect, it } from 'vitest';
import { orderStatusCodes, type OrderStatusCode } from './orderMoves.rules.ts';
import { papersThereAre } from './orderPaper.rules.ts';
import type { OrderPaperKind } from './orderPaperKinds.ts';

const offered: readonly OrderPaperKind[] = ['offer'];
const agreed: readonly OrderPaperKind[] = ['confirmation', 'packingList'];
const papers: Readonly<Record<OrderStatusCode, readonly OrderPaperKind[]>> = {
  OFERTA: offered,
  NEW: offered,
  CONFIRMED: agreed,
  READY_FOR_PRODUCTION: agreed,
  CLOSED: agreed,
  CANCELED: [],
};

it.each(orderStatusCodes)('an order in the status %s has its papers, a canceled one none', (statusCode) => {
  expect(papersThereAre({ statusCode, lines: [{ price: '10.00' }] })).toEqual(papers[statusCode]);
});
