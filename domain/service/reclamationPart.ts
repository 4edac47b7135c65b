import { everyCall, type Condition, type Lifecycle, type LifecycleState } from '../kernel/lifecycle.ts';

const whole = (path: string, value: boolean): readonly Condition[] => [
  { path: `reclamation.${path}`, is: [value] },
];

/** A reclamation whose data stand still keeps its parts as well. */
const standsStill: readonly LifecycleState[] = [
  { name: 'ofClosed', when: whole('status.isClosed', true), open: {}, refusal: 'reclamation_closed' },
  { name: 'ofConfirmed', when: whole('confirmed', true), open: {}, refusal: 'reclamation_confirmed' },
  { name: 'ofMarked', when: whole('markedToDelete', true), open: {}, refusal: 'reclamation_marked' },
];

const open: LifecycleState = { name: 'open', when: [], open: everyCall, refusal: 'owned_by_workflow' };

/** What hangs on a reclamation is written as long as the reclamation is. */
export const reclamationPart: Lifecycle = { partOf: 'reclamation', states: [...standsStill, open] };

/** Positions may be held besides: nobody changes them any more while the rest goes on. */
export const reclamationPosition: Lifecycle = {
  partOf: 'reclamation',
  states: [
    ...standsStill,
    {
      name: 'kept',
      when: whole('editPossitions', false),
      open: {},
      refusal: 'reclamation_positions_kept',
    },
    open,
  ],
};
