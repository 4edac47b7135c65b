import { refuse, type Refusal } from '../kernel/refusal.ts';

/** The predefined names of the groups of states. The list of reclamations can be narrowed to one group. */
export const reclamationGroups = ['open', 'ongoing', 'toReceive', 'rejected'] as const;
export type ReclamationGroup = (typeof reclamationGroups)[number];

/** The data of a reclamation state that the rules need. */
export interface ReclamationStateFacts {
  readonly id: number;
  /** Null for a state without a group, or in a group that an administrator has added. */
  readonly group: ReclamationGroup | null;
  readonly isClosed: boolean;
}

/** The state of a reclamation and its decision. */
export interface ReclamationStanding {
  readonly state: ReclamationStateFacts | null;
  readonly decisionId: number | null;
}

/** The moves of a reclamation. Each adds a line to its history. */
export const reclamationMoves = ['decide', 'orderProduction', 'changeState'] as const;
export type ReclamationMove = (typeof reclamationMoves)[number];

/**
 * The groups into which a reclamation may be moved from each group. From `toReceive` and `rejected`, which follow a decision, an
 * appeal leads back to `ongoing`.
 */
const nextGroups: Readonly<Record<ReclamationGroup, readonly ReclamationGroup[]>> = {
  open: ['open', 'ongoing', 'toReceive', 'rejected'],
  ongoing: ['open', 'ongoing', 'toReceive', 'rejected'],
  toReceive: ['ongoing', 'toReceive'],
  rejected: ['ongoing', 'rejected'],
};

export function isSameStanding(one: ReclamationStanding, other: ReclamationStanding): boolean {
  return one.state?.id === other.state?.id && one.decisionId === other.decisionId;
}

/** Whether the reclamation is closed. */
export function isOver({ state }: ReclamationStanding): boolean {
  return state?.isClosed === true;
}

/** The moves that are allowed now; a closed reclamation can only be reopened. */
export function allowedReclamationMoves(standing: ReclamationStanding): readonly ReclamationMove[] {
  return isOver(standing) ? ['changeState'] : reclamationMoves;
}

const needsDecision = ({ group, isClosed }: ReclamationStateFacts): boolean =>
  isClosed || group === 'toReceive' || group === 'rejected';

/** Why a reclamation may not change to a state; undefined if it may. */
const refusalOf = (standing: ReclamationStanding, target: ReclamationStateFacts): Refusal | undefined => {
  if (needsDecision(target) && standing.decisionId === null) return refuse('reclamation_undecided');
  // A state without a known group may follow any state, and be followed by any.
  if (!standing.state?.group || !target.group) return undefined;
  const allowed = nextGroups[standing.state.group];
  return allowed.includes(target.group)
    ? undefined
    : refuse('reclamation_move_illegal', { allowed: [...allowed] });
};

/** A decision, and the state into which it brings the reclamation; null if the decision names none. */
export interface DecisionFacts {
  readonly id: number;
  readonly leadsTo: ReclamationStateFacts | null;
}

/** The reclamation after a decision. A decision may be changed until the reclamation is closed; repeating it changes nothing. */
export function decided(
  standing: ReclamationStanding,
  { id, leadsTo }: DecisionFacts,
): ReclamationStanding | Refusal {
  if (isOver(standing)) return standing.decisionId === id ? standing : refuse('reclamation_closed');
  const decidedStanding = { ...standing, decisionId: id };
  return leadsTo ? brought(decidedStanding, leadsTo) : decidedStanding;
}

/** The reclamation in another state. One that is reopened needs a new decision. */
export function brought(
  standing: ReclamationStanding,
  target: ReclamationStateFacts,
): ReclamationStanding | Refusal {
  if (standing.state?.id === target.id) return standing;
  const from = isOver(standing) ? { ...standing, decisionId: null } : standing;
  return refusalOf(from, target) ?? { ...from, state: target };
}

/** Why a repeated production may not be ordered; undefined if it may. */
export function refusalOfProduction(standing: ReclamationStanding): Refusal | undefined {
  return isOver(standing) ? refuse('reclamation_closed') : undefined;
}

/** Codes or numbers as one text without duplicates, sorted with numbers in numeric order. */
export function listedOnce(values: readonly (string | null)[]): string {
  const texts = new Set(values.flatMap((value) => (value?.trim() ? [value.trim()] : [])));
  // The second comparison decides between texts with equal numbers, such as 7 and 07.
  return [...texts]
    .toSorted(
      (one, other) => one.localeCompare(other, 'pl', { numeric: true }) || one.localeCompare(other, 'pl'),
    )
    .join(', ');
}
