import { Client } from '@temporalio/client';
import { NativeConnection, Worker } from '@temporalio/worker';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { connect } from '#database/connect.ts';
import type { SettingsOf } from '#domain/platform/settings.ts';
import { gusRegister } from './finance/gus/register.ts';
import { createKsefClient } from './finance/ksef/client.ts';
import { ksefInvoiceActivities } from './finance/ksefInvoice.activities.ts';
import { sendMailActivities } from './mail/sendMail.activities.ts';
import { smtpSender } from './mail/smtp.ts';
import { cardPaymentActivities } from './payment/cardPayment.activities.ts';
import { printSlipActivities } from './printing/printSlip.activities.ts';
import { outboxHandlers } from './outboxHandlers.ts';
import { startReconciler } from './reconciler.ts';
import { startRelay } from './relay.ts';
import { processActivities } from './processes/process.activities.ts';
import { taskActivities } from './processes/task.activities.ts';
import { reclamationActivities } from './service/reclamation.activities.ts';
import { registerSearchAttributes } from './searchAttributes.ts';
import { shipUnloadingActivities } from './ships/shipUnloading.activities.ts';
import { passReceipt } from './sms/receipts.ts';
import { smsProviderOf } from './sms/providers.ts';
import type { Surroundings } from './surroundings.ts';
import { journeyActivities } from './terminal/journey.activities.ts';
import { sendSmsActivities } from './terminal/sendSms.activities.ts';
import { stationQueueActivities } from './terminal/stationQueue.activities.ts';
import { sendWeighingActivities } from './weighing/sendWeighing.activities.ts';
import { takePictureActivities } from './weighing/takePicture.activities.ts';

const workflowsPath = fileURLToPath(new URL('../workflows/index.ts', import.meta.url));
const tryAgainMs = 1_000;

export interface RunningWorker {
  /** Settles when the worker has stopped, rejects when it broke down. */
  readonly finished: Promise<void>;
  stop(): Promise<void>;
}

export const allActivities = (surroundings: Surroundings) => ({
  ...journeyActivities(surroundings),
  ...stationQueueActivities(surroundings),
  ...sendSmsActivities(surroundings),
  ...shipUnloadingActivities(surroundings),
  ...sendMailActivities(surroundings),
  ...ksefInvoiceActivities(surroundings),
  ...taskActivities(surroundings),
  ...processActivities(surroundings),
  ...reclamationActivities(surroundings),
  ...cardPaymentActivities(surroundings),
  ...takePictureActivities(surroundings),
  ...sendWeighingActivities(surroundings),
  ...printSlipActivities(surroundings),
});

/** The worker of all workflows and activities, and the outbox relay beside it. Waits for Temporal while it is away. */
export const startWorker = async (settings: SettingsOf<'worker'>, log: Logger): Promise<RunningWorker> => {
  const { TASK_QUEUE: taskQueue, TEMPORAL_NAMESPACE: namespace, WORKFLOW_BUNDLE: bundled } = settings;
  const publicUrl = settings.PUBLIC_URL.replace(/\/$/, '');
  const database = await connect(settings.DATABASE_URL, { secretKey: settings.SECRET_KEY });
  const connection = await temporalConnection(settings.TEMPORAL_ADDRESS, log);
  const surroundings: Surroundings = {
    database,
    client: new Client({ connection, namespace }),
    sms: smsProviderOf(settings),
    mail: smtpSender(settings.SMTP_URL),
    ksef: createKsefClient(settings.KSEF_URL),
    gus: gusRegister(settings.GUS_URL),
    mailFrom: settings.MAIL_FROM ?? `Keja <no-reply@${new URL(publicUrl).hostname}>`,
    taskQueue,
    publicUrl,
  };
  await registerSearchAttributes(connection, namespace).catch((error: unknown) =>
    log.warn({ error }, 'search attributes could not be registered; they must be there already'),
  );
  const worker = await Worker.create({
    connection,
    namespace,
    taskQueue,
    ...(bundled ? { workflowBundle: { codePath: bundled } } : { workflowsPath }),
    activities: allActivities(surroundings),
    shutdownGraceTime: '5 seconds',
    // A worker that died leaves its trucks to the others after this long, not after the ten seconds of the default; one
    // that is only busy must not lose what it remembers of them.
    stickyQueueScheduleToStartTimeout: '3 seconds',
    // What it takes it must finish in time, even where it has just begun and replays everything.
    maxConcurrentWorkflowTaskExecutions: 16,
  });
  const relay = await startRelay(database, outboxHandlers(surroundings), log);
  surroundings.sms.listen?.((receipt) => passReceipt(surroundings, receipt));
  const reconciler = startReconciler(surroundings, log);
  const run = async (): Promise<void> => {
    try {
      await worker.run();
    } finally {
      await surroundings.sms.close?.();
      await reconciler.stop();
      await relay.stop();
      await connection.close();
      await database.close();
    }
  };
  const finished = run();
  return {
    finished,
    stop: async () => {
      if (worker.getState() === 'RUNNING') worker.shutdown();
      await finished;
    },
  };
};

const temporalConnection = async (address: string, log: Logger): Promise<NativeConnection> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await NativeConnection.connect({ address });
    } catch (error) {
      if (attempt === 1) log.warn({ error, address }, 'Temporal does not answer; waiting for it');
      await pause(tryAgainMs);
    }
  }
};
