import type { Reference } from '#domain/kernel/record.ts';
import { objects } from '#domain/objects.ts';
import type { ReclamationMove } from '#domain/service/reclamation.rules.ts';
import { callApi } from '../data/client.ts';
import { recordCalls } from '../data/recordCalls.ts';

/**
 * The values of the form of a move. `decide` uses decision and execution type, `changeState` the state, and `orderProduction`
 * number and product; all of them may have a comment.
 */
export interface MoveValues {
  readonly decision: Reference | null;
  readonly executionType: Reference | null;
  readonly state: Reference | null;
  /** The number of the production order. */
  readonly orderNumber: string;
  readonly product: Reference | null;
  readonly comment: string;
}

export const emptyMove: MoveValues = {
  decision: null,
  executionType: null,
  state: null,
  orderNumber: '',
  product: null,
  comment: '',
};

/** Whether the details that the move needs are complete. */
export function hasAllDetails(move: ReclamationMove | 'addComment', values: MoveValues): boolean {
  if (move === 'decide') return values.decision !== null;
  if (move === 'changeState') return values.state !== null;
  return (move === 'orderProduction' ? values.orderNumber : values.comment).trim() !== '';
}

/**
 * Makes a move of one reclamation. The caller checks `hasAllDetails` first, so no id is missing here and the 0 is never sent.
 * @param seen the version of the reclamation that the person sees; empty if any version may be moved
 */
export function makeMove(
  move: ReclamationMove | 'addComment',
  id: number,
  values: MoveValues,
  seen: { readonly updatedAt?: string } = {},
): Promise<unknown> {
  const comment = values.comment.trim();
  if (move === 'addComment')
    return recordCalls.create(objects.reclamationHistory, {
      reclamation: id,
      actionType: 'CommentAdded',
      description: comment,
    });
  const shared = { ...(comment === '' ? {} : { comment }), ...seen };
  const params = { id };
  if (move === 'decide') {
    const { decision, executionType } = values;
    const executionTypeId = executionType?.id;
    const body = {
      decisionId: decision?.id ?? 0,
      ...(executionTypeId ? { executionTypeId } : {}),
      ...shared,
    };
    return callApi('POST /reclamation/:id/moves/decide', { params, body });
  }
  if (move === 'changeState') {
    const body = { stateId: values.state?.id ?? 0, ...shared };
    return callApi('POST /reclamation/:id/moves/changeState', { params, body });
  }
  const productId = values.product?.id;
  const body = { orderNumber: values.orderNumber, ...(productId ? { productId } : {}), ...shared };
  return callApi('POST /reclamation/:id/moves/orderProduction', { params, body });
}
