import { everyCallBut, openState, type Lifecycle } from '../kernel/lifecycle.ts';

/** The statuses that the rules know, by their predefined names; an administrator may add others. */
export const requestStatusNames = ['new', 'inProgress', 'answered', 'closed'] as const;
export type RequestStatusName = (typeof requestStatusNames)[number];

/** The allowed changes of status. A closed request can only be reopened, and is then in progress. */
export const requestMoves: Readonly<Record<RequestStatusName, readonly RequestStatusName[]>> = {
  new: ['inProgress', 'answered', 'closed'],
  inProgress: ['new', 'answered', 'closed'],
  answered: ['inProgress', 'closed'],
  closed: ['inProgress'],
};

/** The lifecycle of a customer request or an interaction. @param whenClosed the fields that stay open in a closed one */
export function requestLifecycle(...whenClosed: readonly string[]): Lifecycle {
  return {
    states: [
      {
        name: 'closed',
        when: [{ path: 'status.isClosed', is: [true] }],
        open: everyCallBut('create', 'delete', 'removeFile'),
        opensOnly: whenClosed,
        refusal: 'request_closed',
      },
      openState(),
    ],
    moves: {
      field: 'status',
      by: 'predefinedName',
      first: ['new', 'inProgress', 'answered'],
      from: requestMoves,
      refusal: 'request_move_illegal',
    },
  };
}
