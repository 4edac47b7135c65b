import type { ReminderKind } from '#domain/processes/reminders.rules.ts';
import type {
  DecisionFacts,
  ReclamationStanding,
  ReclamationStateFacts,
} from '#domain/service/reclamation.rules.ts';

/** The reclamation as its record has it. */
export interface ReclamationReading {
  readonly numberStr: string;
  readonly standing: ReclamationStanding;
  /** The last day for its decision, an ISO date; null if it has no type and nobody has set one. */
  readonly term: string | null;
  readonly managerId: number | null;
  /** Marked for deletion: nobody is to decide it any more. */
  readonly marked: boolean;
}

interface Step {
  /** The same step twice is done once. */
  readonly key: string;
  readonly reclamationId: number;
  readonly by: number | null;
  readonly at: string;
  readonly comment?: string;
  /** `updatedAt` of the record as whoever moves it saw it. */
  readonly seenAt?: string;
}

/** A decision, another state, or both at once. */
export interface ReclamationStep extends Step {
  readonly from: ReclamationStanding;
  readonly to: ReclamationStanding;
  readonly executionTypeId?: number;
}

/** What is to be made again. */
export interface ProductionOrderStep extends Step {
  readonly orderNumber: string;
  readonly productId?: number;
}

export interface DecisionReminder {
  readonly key: string;
  readonly reclamationId: number;
  readonly kind: ReminderKind;
  /** Of which term it reminds. */
  readonly term: string | null;
  readonly at: string;
}

/** What the reclamation's workflow needs from the world; short writes to our own database. */
export interface ReclamationActivities {
  readReclamation(about: { readonly reclamationId: number }): Promise<ReclamationReading>;
  readReclamationState(about: { readonly stateId: number }): Promise<ReclamationStateFacts>;
  readReclamationDecision(about: { readonly decisionId: number }): Promise<DecisionFacts>;
  /**
   * @throws reclamation_moved_on where the record is not in the state from which the step comes; reclamation_tasks_open
   * where somebody still works at what is to be closed
   */
  moveReclamation(step: ReclamationStep): Promise<void>;
  /** @throws reclamation_closed */
  orderProduction(step: ProductionOrderStep): Promise<void>;
  /** @throws reclamation_moved_on where the record says of its decision or term what the reminder does not */
  remindOfDecision(reminder: DecisionReminder): Promise<void>;
}
