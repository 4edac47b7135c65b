import type { Reference } from '#domain/kernel/record.ts';
import type { ReclamationMove } from '#domain/service/reclamation.rules.ts';
import { call } from '../data/http.ts';

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

const filled = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== ''));

const bodies: Readonly<Record<ReclamationMove, (said: Said) => Record<string, unknown>>> = {
  decide: ({ decision, executionType }) => ({
    decisionId: decision?.id,
    executionTypeId: executionType?.id,
  }),
  changeState: ({ state }) => ({ stateId: state?.id }),
  orderProduction: ({ orderNumber, product }) => ({ orderNumber, productId: product?.id }),
};

/** Whether enough is said for the move to be made. */
export const isSaid = (move: ReclamationMove | 'addComment', said: Said): boolean => {
  if (move === 'decide') return said.decision !== null;
  if (move === 'changeState') return said.state !== null;
  return (move === 'orderProduction' ? said.orderNumber : said.comment).trim() !== '';
};

/** Does it with one reclamation. */
export const makeMove = (move: ReclamationMove | 'addComment', id: number, said: Said): Promise<unknown> => {
  const comment = said.comment.trim();
  if (move === 'addComment')
    return call('/reclamation_history', {
      method: 'POST',
      body: { reclamation: id, actionType: 'CommentAdded', description: comment },
    });
  const body = filled({ ...bodies[move](said), comment });
  return call(`/reclamation/${id}/moves/${move}`, { method: 'POST', body });
};
