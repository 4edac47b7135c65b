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
  /** The last day for its decision, an ISO date; null if the reclamation has no type and nobody has set a day. */
  readonly term: string | null;
  readonly managerId: number | null;
  /** Marked for deletion: nobody is to decide it any more. */
  readonly marked: boolean;
}

/** What all steps have in common. */
interface Step {
  /** Makes the step idempotent: the same key is done once. */
  readonly key: string;
  readonly reclamationId: number;
  /** Id of the user; null if a process did it. */
  readonly by: number | null;
  /** ISO in UTC. */
  readonly at: string;
  readonly comment?: string;
  /** `updatedAt` of the record that the user saw. */
  readonly seenAt?: string;
}

/** A decision, another state, or both at once. */
export interface ReclamationStep extends Step {
  readonly from: ReclamationStanding;
  readonly to: ReclamationStanding;
  readonly executionTypeId?: number;
}

/** An order to make something again. */
export interface ProductionOrderStep extends Step {
  readonly orderNumber: string;
  readonly productId?: number;
}

export interface DecisionReminder {
  readonly key: string;
  readonly reclamationId: number;
  readonly kind: ReminderKind;
  /** The last day for the decision, of which people are reminded, an ISO date. The workflow reminds only if there is one. */
  readonly term: string | null;
  readonly at: string;
}

/** The activities of the reclamation's workflow: short reads and writes of our own database. */
export interface ReclamationActivities {
  readReclamation(about: { readonly reclamationId: number }): Promise<ReclamationReading>;
  readReclamationState(about: { readonly stateId: number }): Promise<ReclamationStateFacts>;
  readReclamationDecision(about: { readonly decisionId: number }): Promise<DecisionFacts>;
  /**
   * @throws reclamation_moved_on if the record is not in the state that the step starts from; reclamation_tasks_open if the
   * reclamation is to be closed and still has open tasks
   */
  moveReclamation(step: ReclamationStep): Promise<void>;
  /** @throws reclamation_closed */
  orderProduction(step: ProductionOrderStep): Promise<void>;
  /** @throws reclamation_moved_on if the record is decided or closed, or has another term than the reminder */
  remindOfDecision(reminder: DecisionReminder): Promise<void>;
}
