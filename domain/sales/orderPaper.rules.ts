import { refuse, type Refusal } from '../kernel/refusal.ts';
import { orderPaperKinds, type OrderPaperKind } from './orderPaperKinds.ts';
import { isUnpriced } from './orderLine.rules.ts';
import { firstOrderStatuses, type OrderStatusCode } from './orderMoves.rules.ts';

const canceled: OrderStatusCode = 'CANCELED';

/** The data that decides which documents of an order are available. A line is a record of `orderedProducts`. */
export interface OrderOnPaper {
  readonly statusCode: string;
  readonly lines: readonly Readonly<Record<string, unknown>>[];
}

/**
 * The documents that are listed for an order. The offer of a confirmed order is no longer listed, but it is not refused either: the
 * address of an offer that was sent goes on working.
 */
export function papersThereAre(order: OrderOnPaper): readonly OrderPaperKind[] {
  const isOffered = firstOrderStatuses.includes(order.statusCode as OrderStatusCode);
  return orderPaperKinds.filter((kind) => (kind !== 'offer' || isOffered) && !refusalOfPaper(kind, order));
}

/**
 * Why a document is not available now: none without lines and none of a canceled order, no offer and no confirmation with
 * missing prices, and before the order is confirmed no document but the offer.
 */
export function refusalOfPaper(
  kind: OrderPaperKind,
  { statusCode, lines }: OrderOnPaper,
): Refusal | undefined {
  if (lines.length === 0) return refuse('order_empty');
  if (kind !== 'offer' && firstOrderStatuses.includes(statusCode as OrderStatusCode))
    return refuse('order_not_confirmed');
  // A customer would take a document of a canceled order for an agreement.
  if (statusCode === canceled) return refuse('order_canceled');
  const unpricedRows = lines.flatMap((line, index) => (isUnpriced(line) ? [index + 1] : []));
  if (kind !== 'packingList' && unpricedRows.length > 0)
    return refuse('order_unpriced', { rows: unpricedRows.join(', ') });
  return undefined;
}
