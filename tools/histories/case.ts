import type { TestWorkflowEnvironment } from '@temporalio/testing';
import type { TestWorker } from '#workflows/testing/worker.ts';

/** What a case is played on: a Temporal test server, and a real worker whose activities use a world in memory. */
export interface Stage {
  readonly environment: TestWorkflowEnvironment;
  readonly worker: TestWorker;
}

/** One way in which a workflow may end. Its history is stored, and later releases must be able to replay it. */
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
  /** Whether hours must pass, so that a server is needed that skips time. */
  readonly skipsTime?: boolean;
  /** Plays the case. Returns the workflow whose history is stored, and its first run if it has continued as new. */
  play(stage: Stage): Promise<{ readonly workflowId: string; readonly runId?: string }>;
}

/** Waits until the workflow has ended. Returns its id as the result of a case. */
export async function untilEnded({ environment }: Stage, workflowId: string) {
  await environment.client.workflow.getHandle(workflowId).result();
  return { workflowId };
}
