import { workflowTaskTimeout } from '../kernel/timeouts.ts';
import { startAttributes } from '../searchAttributes.ts';

export const registerCheckWorkflow = 'registerCheck';

export interface RegisterQuestion {
  readonly office: 'whiteList' | 'vies';
  /** The ISO code, also for Greece (GR), whose numbers begin with EL. */
  readonly country: string;
  /** The number without the prefix of the country, such as PL or EL. */
  readonly number: string;
  /** IBAN. */
  readonly account: string | null;
  /** The firm with whose record the answer is stored; null if it has none yet. */
  readonly counterpartyId: number | null;
  readonly askedBy: number | null;
}

/** The answer of a register, which is also stored in the database. */
export interface KeptAnswer {
  readonly id: number;
}

/**
 * Options for asking; a repeated request gets the same answer. The id contains no firm, because ids are not encrypted.
 * @param requestId distinguishes questions
 */
export function registerCheckStart(question: RegisterQuestion, requestId: string, taskQueue: string) {
  return {
    workflowId: `registerCheck-${requestId}`,
    taskQueue,
    workflowTaskTimeout,
    workflowExecutionTimeout: '30 seconds',
    args: [question] as [RegisterQuestion],
    workflowIdConflictPolicy: 'USE_EXISTING',
    staticSummary: 'A payer of VAT looked up in a register',
    typedSearchAttributes: startAttributes({
      area: 'partners',
      object: 'counterparty',
      objectId: question.counterpartyId ?? 0,
      stage: 'asking',
    }),
  } as const;
}
