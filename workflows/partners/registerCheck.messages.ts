import { workflowTaskTimeout } from '../kernel/timeouts.ts';
import { startAttributes } from '../searchAttributes.ts';

export const registerCheckWorkflow = 'registerCheck';

export interface RegisterQuestion {
  readonly office: 'whiteList' | 'vies';
  /** Two letters; Greece is GR. */
  readonly country: string;
  /** Without the letters of the country. */
  readonly number: string;
  /** IBAN. */
  readonly account: string | null;
  /** The firm whose record keeps the answer. */
  readonly counterpartyId: number | null;
  readonly askedBy: number | null;
}

/** What a register has said; the record of it is in the database. */
export interface KeptAnswer {
  readonly id: number;
}

/**
 * Options for asking; who repeats the request gets the same answer. The id names no firm: ids stand in clear.
 * @param requestId tells one question from the next
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
