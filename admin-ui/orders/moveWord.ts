import { orderStatusCodes } from '#domain/sales/orderMoves.rules.ts';
import type { useText } from '../i18n/useText.ts';

/** What the words need of a status. */
interface ShownStatus {
  readonly code: string;
  readonly presentation?: string | null | undefined;
}

/**
 * The label of the button that moves an order to a status; some moves have words of their own, such as "accept" for an
 * offer.
 */
export function moveWord(text: ReturnType<typeof useText>, from: string, to: ShownStatus): string {
  if (from === 'OFERTA' && to.code === 'NEW') return text('orders.accept');
  if (from === 'READY_FOR_PRODUCTION' && to.code === 'CONFIRMED') return text('orders.backToConfirmed');
  const code = orderStatusCodes.find((each) => each === to.code);
  return code
    ? text(`orders.moves.${code}`)
    : text('orders.otherStatus', { name: to.presentation ?? to.code });
}

/** The message after an order has got a status. */
export function movedWord(text: ReturnType<typeof useText>, from: string, to: ShownStatus): string {
  if (from === 'OFERTA' && to.code === 'NEW') return text('orders.accepted');
  const code = orderStatusCodes.find((each) => each === to.code);
  return code
    ? text(`orders.moved.${code}`)
    : text('orders.statusChanged', { name: to.presentation ?? to.code });
}
