import {
  registerCheckStart,
  registerCheckWorkflow,
  type RegisterQuestion,
  type KeptAnswer,
} from '#workflows/partners/registerCheck.messages.ts';
import type { Temporal } from '../temporal/temporal.ts';

/** The registers of payers of VAT. */
export interface RegisterChecks {
  /** Null where the register did not answer. @throws temporal_unavailable */
  ask(question: RegisterQuestion, requestId: string): Promise<KeptAnswer | null>;
}

export function registerChecks(temporal: Temporal): RegisterChecks {
  return {
    ask: (question, requestId) =>
      temporal.command((workflow) =>
        workflow.execute(registerCheckWorkflow, registerCheckStart(question, requestId, temporal.taskQueue)),
      ),
  };
}
