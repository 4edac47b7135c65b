import type { Reference } from '#domain/kernel/record.ts';
import { objects } from '#domain/objects.ts';
import type { ReclamationMove } from '#domain/service/reclamation.rules.ts';
import { callApi } from '../data/client.ts';
import { recordCalls } from '../data/recordCalls.ts';

/** What somebody says of a move; each asks for some of it. */
export interface Said {
  readonly decision: Reference | null;
  readonly executionType: Reference | null;
  readonly state: Reference | null;
  readonly orderNumber: string;
  readonly product: Reference | null;
  readonly comment: string;
}

export const nothingSaid: Said = {
  decision: null,
  executionType: null,
  state: null,
  orderNumber: '',
  product: null,
  comment: '',
};

/** Whether the details that the move needs are complete. */
export function isSaid(move: ReclamationMove | 'addComment', said: Said): boolean {
  if (move === 'decide') return said.decision !== null;
  if (move === 'changeState') return said.state !== null;
  return (move === 'orderProduction' ? said.orderNumber : said.comment).trim() !== '';
}

/** Does it with one reclamation. @param seen the version of it that whoever does it looks at */
export function makeMove(
  move: ReclamationMove | 'addComment',
  id: number,
  said: Said,
  seen: { readonly updatedAt?: string } = {},
): Promise<unknown> {
  const comment = said.comment.trim();
  if (move === 'addComment')
    return recordCalls.create(objects.reclamationHistory, {
      reclamation: id,
      actionType: 'CommentAdded',
      description: comment,
    });
  const words = { ...(comment === '' ? {} : { comment }), ...seen };
  const params = { id };
  if (move === 'decide') {
    const { decision, executionType } = said;
    const executionTypeId = executionType?.id;
    const body = { decisionId: decision?.id ?? 0, ...(executionTypeId ? { executionTypeId } : {}), ...words };
    return callApi('POST /reclamation/:id/moves/decide', { params, body });
  }
  if (move === 'changeState') {
    const body = { stateId: said.state?.id ?? 0, ...words };
    return callApi('POST /reclamation/:id/moves/changeState', { params, body });
  }
  const productId = said.product?.id;
  const body = { orderNumber: said.orderNumber, ...(productId ? { productId } : {}), ...words };
  return callApi('POST /reclamation/:id/moves/orderProduction', { params, body });
}
