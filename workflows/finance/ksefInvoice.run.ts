import {
  condition,
  setCurrentDetails,
  setHandler,
  upsertSearchAttributes,
  workflowInfo,
} from '@temporalio/workflow';
import { refusalFailure } from '../kernel/failures.ts';
import { now } from '../kernel/step.ts';
import { searchKeys } from '../searchAttributes.ts';
import {
  ksefInvoiceState,
  resendInvoice,
  type KsefInvoiceInput,
  type KsefInvoiceStage,
  type KsefInvoiceState,
} from './ksefInvoice.messages.ts';

/** Stages in which a person may ask for another try: nothing else happens in them. */
const resting: readonly KsefInvoiceStage[] = ['blocked', 'waiting', 'refused'];
/** Stages that only a person can end. */
const stuck: readonly KsefInvoiceStage[] = ['blocked', 'refused'];

/** A running invoice: its state, and what others see of it. */
export interface KsefInvoiceRun {
  readonly state: KsefInvoiceState;
  /** A key for the next write to our database. */
  nextKey(): string;
  goTo(stage: KsefInvoiceStage, change?: Partial<KsefInvoiceState>): void;
  /** Waits until a person asks for another try, or until so many seconds have passed. */
  rest(seconds?: number): Promise<void>;
}

/** Registers the handlers; must be called before the first `await`. */
export function beginRun({ deliveryPaymentId }: KsefInvoiceInput): KsefInvoiceRun {
  const { workflowId } = workflowInfo();
  let steps = 0;
  let askedAgain = false;
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
  setHandler(resendInvoice, () => void (askedAgain = true), {
    validator: () => {
      if (!resting.includes(state.stage))
        throw refusalFailure({ code: 'invoice_not_resendable', params: { stage: state.stage } });
    },
  });
  return {
    get state() {
      return state;
    },
    nextKey: () => `${workflowId}:${(steps += 1)}`,
    goTo: (stage, change = {}) => {
      state = { ...state, ...change, stage };
      upsertSearchAttributes([
        { key: searchKeys.stage, value: stage },
        { key: searchKeys.needsAttention, value: stuck.includes(stage) || isLate(state) },
      ]);
      setCurrentDetails([state.numberStr, stage, state.reason].filter(Boolean).join(' · '));
    },
    rest: async (seconds) => {
      askedAgain = false;
      if (seconds === undefined) await condition(() => askedAgain);
      else await condition(() => askedAgain, seconds * 1000);
    },
  };
}

const isLate = ({ stage, sendBy }: KsefInvoiceState): boolean =>
  stage === 'waiting' && sendBy !== null && now() > sendBy;
