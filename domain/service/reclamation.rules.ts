import { refuse, type Refusal } from '../kernel/refusal.ts';

/** Parts of the list of reclamations, by the predefined names of the status groups. */
export const reclamationGroups = ['open', 'ongoing', 'toReceive', 'rejected'] as const;
export type ReclamationGroup = (typeof reclamationGroups)[number];

/** A state of the dictionary as rules look at it. */
export interface ReclamationStateFacts {
  readonly id: number;
  /** Null of a state that an administrator has put into no group. */
  readonly group: ReclamationGroup | null;
  readonly isClosed: boolean;
}

/** How far a reclamation has come. */
export interface ReclamationStanding {
  readonly state: ReclamationStateFacts | null;
  readonly decisionId: number | null;
}

/** What is done with a reclamation; each leaves a line in its history. */
export const reclamationMoves = ['decide', 'orderProduction', 'changeState'] as const;
export type ReclamationMove = (typeof reclamationMoves)[number];

/** Who complains hears a decision before anything is handed to them or refused; an appeal opens the matter again. */
const nextGroups: Readonly<Record<ReclamationGroup, readonly ReclamationGroup[]>> = {
  open: ['open', 'ongoing', 'toReceive', 'rejected'],
  ongoing: ['open', 'ongoing', 'toReceive', 'rejected'],
  toReceive: ['ongoing', 'toReceive'],
  rejected: ['ongoing', 'rejected'],
};

export const isSameStanding = (one: ReclamationStanding, other: ReclamationStanding): boolean =>
  one.state?.id === other.state?.id && one.decisionId === other.decisionId;

export const isOver = ({ state }: ReclamationStanding): boolean => state?.isClosed === true;

/** What may be done now: with one that is closed, only to take it up again. */
export const allowedReclamationMoves = (standing: ReclamationStanding): readonly ReclamationMove[] =>
  isOver(standing) ? ['changeState'] : reclamationMoves;

const wantsDecision = ({ group, isClosed }: ReclamationStateFacts): boolean =>
  isClosed || group === 'toReceive' || group === 'rejected';

/** Why a reclamation may not come into a state; nothing where it may. */
const refusalOf = (standing: ReclamationStanding, target: ReclamationStateFacts): Refusal | undefined => {
  if (wantsDecision(target) && standing.decisionId === null) return refuse('reclamation_undecided');
  if (!standing.state?.group || !target.group) return undefined;
  const allowed = nextGroups[standing.state.group];
  return allowed.includes(target.group)
    ? undefined
    : refuse('reclamation_move_illegal', { allowed: [...allowed] });
};

/** A decision with the state that it brings a reclamation into, where the dictionary names one. */
export interface DecisionFacts {
  readonly id: number;
  readonly leadsTo: ReclamationStateFacts | null;
}

/** The reclamation with its decision. What was decided may be decided anew until it is closed; said again, it stands. */
export const decided = (
  standing: ReclamationStanding,
  { id, leadsTo }: DecisionFacts,
): ReclamationStanding | Refusal => {
  if (isOver(standing)) return standing.decisionId === id ? standing : refuse('reclamation_closed');
  const now = { ...standing, decisionId: id };
  return leadsTo ? brought(now, leadsTo) : now;
};

/** The reclamation in another state. One that is taken up again after its end waits for a new decision. */
export const brought = (
  standing: ReclamationStanding,
  target: ReclamationStateFacts,
): ReclamationStanding | Refusal => {
  if (standing.state?.id === target.id) return standing;
  const from = isOver(standing) ? { ...standing, decisionId: null } : standing;
  return refusalOf(from, target) ?? { ...from, state: target };
};

/** Whether something may be ordered to be made again. */
export const mayOrder = (standing: ReclamationStanding): Refusal | undefined =>
  isOver(standing) ? refuse('reclamation_closed') : undefined;

/** Codes or numbers as one text: each once, in their order, the numbers in them counted as numbers. */
export const listedOnce = (values: readonly (string | null)[]): string =>
  [...new Set(values.flatMap((value) => (value?.trim() ? [value.trim()] : [])))]
    .toSorted(
      (one, other) => one.localeCompare(other, 'pl', { numeric: true }) || one.localeCompare(other, 'pl'),
    )
    .join(', ');
