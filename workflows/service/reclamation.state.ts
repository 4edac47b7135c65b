import type { SearchAttributeUpdatePair } from '@temporalio/common';
import { shownNext } from '#domain/processes/reminders.rules.ts';
import { endOfTerm, nextDecisionReminder } from '#domain/service/decisionTerm.rules.ts';
import {
  allowedReclamationMoves,
  isOver,
  type ReclamationStanding,
} from '#domain/service/reclamation.rules.ts';
import { searchKeys } from '../searchAttributes.ts';
import type { ReclamationReading } from './reclamation.activities.ts';
import type { ReclamationView } from './reclamation.messages.ts';

/** The state that is carried over by continue-as-new, as plain JSON. A new shape gets a new `schema`. */
export interface ReclamationCarried {
  readonly schema: 1;
  readonly reclamationId: number;
  numberStr: string;
  standing: ReclamationStanding;
  /** The last day for the decision, as an ISO date; null if there is none. */
  term: string | null;
  managerId: number | null;
  /** Whether the record is marked for deletion. */
  marked: boolean;
  /** Reminders given, by their ids. */
  reminded: string[];
  /** Ids of handled messages; the inbox limits their number. */
  handled: string[];
}

export function newReclamation(reclamationId: number): ReclamationCarried {
  return {
    schema: 1,
    reclamationId,
    numberStr: '',
    standing: { state: null, decisionId: null },
    term: null,
    managerId: null,
    marked: false,
    reminded: [],
    handled: [],
  };
}

/** Takes over the values of the record. */
export function adopt(self: ReclamationCarried, reading: ReclamationReading): void {
  Object.assign(self, reading);
}

/** Whether nothing more is to be done, unless somebody reopens the reclamation. */
export function isAtRest({ standing, marked }: ReclamationCarried): boolean {
  return marked || isOver(standing);
}

/** The next reminder; null if none is left, or if the reclamation is decided or at rest, because then nobody is reminded. */
export function reminderOf(self: ReclamationCarried, now: string) {
  return isAtRest(self) || self.standing.decisionId !== null
    ? null
    : nextDecisionReminder(self.term, self.reminded, now);
}

export function reclamationView(self: ReclamationCarried, now: string): ReclamationView {
  const { reclamationId, standing, term } = self;
  return {
    reclamationId,
    stateId: standing.state?.id ?? null,
    group: standing.state?.group ?? null,
    decisionId: standing.decisionId,
    closed: isOver(standing),
    allowed: allowedReclamationMoves(standing),
    term,
    nextReminder: shownNext(reminderOf(self, now)),
  };
}

/** Whether no decision was made and the reminder `overdue` of the present term was given; its id holds the term. */
const isOverdue = ({ reminded, term, standing }: ReclamationCarried): boolean =>
  standing.decisionId === null && reminded.includes(`overdue:${term}`);

export function reclamationAttributes(self: ReclamationCarried): SearchAttributeUpdatePair[] {
  return [
    { key: searchKeys.stage, value: self.standing.state?.group ?? null },
    { key: searchKeys.assignee, value: self.managerId === null ? null : String(self.managerId) },
    { key: searchKeys.dueAt, value: self.term === null ? null : new Date(endOfTerm(self.term)) },
    { key: searchKeys.needsAttention, value: !isAtRest(self) && isOverdue(self) },
  ];
}

/** One line of text about the reclamation for the Temporal UI. */
export function reclamationDetails(self: ReclamationCarried): string {
  return [
    `Reclamation ${self.numberStr}: ${self.standing.state?.group ?? 'of no group'}`,
    self.standing.decisionId === null ? 'undecided' : 'decided',
    self.term ? `decision by ${self.term}` : '',
    isOverdue(self) ? 'overdue' : '',
  ]
    .filter(Boolean)
    .join(' · ');
}
