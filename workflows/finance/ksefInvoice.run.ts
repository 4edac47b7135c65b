import {
  condition,
  setCurrentDetails,
  setHandler,
  upsertSearchAttributes,
  workflowInfo,
} from '@temporalio/workflow';
import type { KsefStage } from '#domain/finance/ksefStages.ts';
import { refusalFailure } from '../kernel/failures.ts';
import { keyOf, now } from '../kernel/step.ts';
import { searchKeys } from '../searchAttributes.ts';
import {
  invoiceCorrected,
  ksefInvoiceState,
  resendInvoice,
  type KsefInvoiceInput,
  type KsefInvoiceState,
} from './ksefInvoice.messages.ts';

/** Stages that only a person can end. */
const stuckStages: readonly KsefStage[] = ['blocked', 'refused'];

/** The run of an invoice's workflow: its state, and the functions that change the state and show it. */
export interface KsefInvoiceRun {
  readonly state: KsefInvoiceState;
  /**
   * The key of a step that is done once in this run. The workflow may begin again for the same payment, and its steps are then
   * done again.
   */
  keyOf(step: string): string;
  /**
   * A key for the next write to our database. A worker may have died after the write, and the records may be corrected before
   * the next worker repeats it. So the key changes with each message, which may tell of a correction. It names the step,
   * because another step may follow from the corrected records.
   */
  nextKey(step: string): string;
  /** @param needsPerson whether only a person can end the stage; by default that follows from the stage */
  goTo(stage: KsefStage, change?: Partial<KsefInvoiceState>, needsPerson?: boolean): void;
  /** Must be called before the records are read: a correction that comes later ends the next `rest()` without seconds at once. */
  readsRecords(): void;
  /**
   * Waits so many seconds, or until a person asks for another try. Without `seconds`, waits until a person asks for another try
   * or corrects the records.
   */
  rest(seconds?: number): Promise<void>;
}

/** Registers the handlers; must be called before the first `await`. */
export function beginRun({ deliveryPaymentId }: KsefInvoiceInput): KsefInvoiceRun {
  let steps = 0;
  let messages = 0;
  let isAskedAgain = false;
  let isCorrected = false;
  // A person may ask for another try only while the run rests. At any other time a try is under way, and it may have read the old
  // records.
  let isResting = false;
  let state: KsefInvoiceState = {
    deliveryPaymentId,
    stage: 'issuing',
    invoiceId: null,
    numberStr: null,
    sendBy: null,
    attempts: 0,
    reason: null,
  };
  setHandler(ksefInvoiceState, () => state);
  setHandler(invoiceCorrected, () => {
    messages += 1;
    isCorrected = true;
  });
  const resend = (): void => {
    messages += 1;
    isAskedAgain = true;
  };
  setHandler(resendInvoice, resend, {
    validator: () => {
      if (!isResting)
        throw refusalFailure({ code: 'invoice_not_resendable', params: { stage: state.stage } });
    },
  });
  // The first run id stays the same if somebody resets the workflow.
  const keyOfRun = (step: string): string => keyOf(`${workflowInfo().firstExecutionRunId}:${step}`);
  return {
    get state() {
      return state;
    },
    keyOf: keyOfRun,
    nextKey: (step) => keyOfRun(`${(steps += 1)}:${step}:${messages}`),
    readsRecords: () => void (isCorrected = false),
    goTo: (stage, change = {}, needsPerson = stuckStages.includes(stage)) => {
      state = { ...state, ...change, stage };
      upsertSearchAttributes([
        { key: searchKeys.stage, value: stage },
        { key: searchKeys.needsAttention, value: needsPerson || isLate(state) },
      ]);
      setCurrentDetails([state.numberStr, stage, state.reason].filter(Boolean).join(' · '));
    },
    rest: async (seconds) => {
      isAskedAgain = false;
      isResting = true;
      if (seconds !== undefined) await condition(() => isAskedAgain, seconds * 1000);
      else {
        await condition(() => isAskedAgain || isCorrected);
        isCorrected = false;
      }
      isResting = false;
    },
  };
}

/** Whether an invoice still waits to be sent though the moment by which it must be sent has passed. */
const isLate = ({ stage, sendBy }: KsefInvoiceState): boolean =>
  stage === 'waiting' && sendBy !== null && now() > sendBy;
