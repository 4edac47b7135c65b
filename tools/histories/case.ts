import type { TestWorkflowEnvironment } from '@temporalio/testing';
import type { TestWorker } from '#workflows/testing/worker.ts';

/** Where a case is played: a real workflow worker over a world in memory. */
export interface Stage {
  readonly environment: TestWorkflowEnvironment;
  readonly worker: TestWorker;
}

/** One ending of one workflow whose history is kept. */
export interface Case {
  /** Folder below `workflows/histories`. */
  readonly workflow:
    | 'terminal/journey'
    | 'terminal/stationQueue'
    | 'terminal/sendSms'
    | 'payment/cardPayment'
    | 'printing/printSlip'
    | 'mail/sendMail'
    | 'mail/mailing'
    | 'mail/mailboxSync'
    | 'mail/mailboxTrial'
    | 'mail/mailConsent'
    | 'mail/bringFile'
    | 'finance/ksefInvoice'
    | 'finance/firmLookup'
    | 'partners/registerCheck'
    | 'processes/process'
    | 'processes/task'
    | 'service/reclamation'
    | 'service/requestTerm'
    | 'sales/order'
    | 'platform/reminder'
    | 'ships/shipUnloading'
    | 'weighing/takePicture'
    | 'weighing/sendWeighing';
  readonly name: string;
  /** Time must pass by the hour. */
  readonly skipsTime?: boolean;
  /** Plays the case and answers which workflow's history to keep; the first run, when it continued as new. */
  play(stage: Stage): Promise<{ readonly workflowId: string; readonly runId?: string }>;
}

export async function ended({ environment }: Stage, workflowId: string) {
  await environment.client.workflow.getHandle(workflowId).result();
  return { workflowId };
}
