import { openState, type Condition, type Lifecycle, type LifecycleState } from '../kernel/lifecycle.ts';

const reclamationHas = (path: string, value: boolean): readonly Condition[] => [
  { path: `reclamation.${path}`, is: [value] },
];

/** The states in which the data of a reclamation cannot change. Then its parts cannot change either. */
const fixedStates: readonly LifecycleState[] = [
  {
    name: 'ofClosed',
    when: reclamationHas('status.isClosed', true),
    open: {},
    refusal: 'reclamation_closed',
  },
  {
    name: 'ofConfirmed',
    when: reclamationHas('confirmed', true),
    open: {},
    refusal: 'reclamation_confirmed',
  },
  { name: 'ofMarked', when: reclamationHas('markedToDelete', true), open: {}, refusal: 'reclamation_marked' },
];

/** The lifecycle of records that belong to a reclamation: they can be written as long as the reclamation can. */
export const reclamationPart: Lifecycle = { partOf: 'reclamation', states: [...fixedStates, openState()] };

/** The lifecycle of positions. `editPossitions` can close them too, while the rest of the reclamation stays open. */
export const reclamationPosition: Lifecycle = {
  partOf: 'reclamation',
  states: [
    ...fixedStates,
    {
      name: 'kept',
      when: reclamationHas('editPossitions', false),
      open: {},
      refusal: 'reclamation_positions_kept',
    },
    openState(),
  ],
};
