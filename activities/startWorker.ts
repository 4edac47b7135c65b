import { Client } from '@temporalio/client';
import { NativeConnection, Worker } from '@temporalio/worker';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { connect, type Database } from '#database/connect.ts';
import { signInProviders } from '#domain/mail/signInProviders.ts';
import { temporalAddress, type TemporalAddress } from '#domain/platform/temporalAddress.ts';
import type { SettingsOf } from '#domain/platform/settings.ts';
import { registerCheckActivities } from './partners/registerCheck.activities.ts';
import { bankRatesAt } from './partners/bankRates.ts';
import { viesAt } from './partners/vies.ts';
import { whiteListAt } from './partners/whiteList.ts';
import { gusRegister } from './finance/gus/register.ts';
import { createKsefClient } from './finance/ksef/client.ts';
import { ksefInvoiceActivities } from './finance/ksefInvoice.activities.ts';
import { imapOpener } from './mail/imap/openImap.ts';
import { txtLookup } from './mail/lookUpSenders.ts';
import { mailConsentActivities } from './mail/mailConsent.activities.ts';
import { mailboxSyncActivities } from './mail/mailboxSync.activities.ts';
import { mailingActivities } from './mail/mailing.activities.ts';
import { sendMailActivities } from './mail/sendMail.activities.ts';
import { smtpSender } from './mail/smtp.ts';
import { trustedBesides } from './mail/trusted.ts';
import { cardPaymentActivities } from './payment/cardPayment.activities.ts';
import { requestTermActivities } from './service/requestTerm.activities.ts';
import { reminderActivities } from './platform/reminder.activities.ts';
import { printSlipActivities } from './printing/printSlip.activities.ts';
import { deviceNetworks } from './deviceNetworks.ts';
import { outboxHandlers } from './outboxHandlers.ts';
import { startReconciler } from './reconciler.ts';
import { startRelay } from './relay.ts';
import { processActivities } from './processes/process.activities.ts';
import { taskActivities } from './processes/task.activities.ts';
import { reclamationActivities } from './service/reclamation.activities.ts';
import { orderActivities } from './sales/order.activities.ts';
import { registerSearchAttributes } from './searchAttributes.ts';
import { shipUnloadingActivities } from './ships/shipUnloading.activities.ts';
import { passReceipt } from './sms/receipts.ts';
import { smsProviderOf } from './sms/providers.ts';
import { matchStores } from './stores/matchStores.ts';
import type { Dependencies } from './dependencies.ts';
import { journeyActivities } from './terminal/journey.activities.ts';
import { sendSmsActivities } from './terminal/sendSms.activities.ts';
import { stationQueueActivities } from './terminal/stationQueue.activities.ts';
import { sendWeighingActivities } from './weighing/sendWeighing.activities.ts';
import { takePictureActivities } from './weighing/takePicture.activities.ts';

const workflowsPath = fileURLToPath(new URL('../workflows/index.ts', import.meta.url));
/** The pause before Temporal is asked once more. */
const tryAgainMs = 1_000;

export interface RunningWorker {
  /** Resolves when the worker has stopped, rejects when it failed. */
  readonly finished: Promise<void>;
  stop(): Promise<void>;
}

export function allActivities(dependencies: Dependencies) {
  return {
    ...journeyActivities(dependencies),
    ...stationQueueActivities(dependencies),
    ...sendSmsActivities(dependencies),
    ...shipUnloadingActivities(dependencies),
    ...sendMailActivities(dependencies),
    ...mailConsentActivities(dependencies),
    ...mailboxSyncActivities(dependencies),
    ...mailingActivities(dependencies),
    ...ksefInvoiceActivities(dependencies),
    ...taskActivities(dependencies),
    ...processActivities(dependencies),
    ...reclamationActivities(dependencies),
    ...orderActivities(dependencies),
    ...cardPaymentActivities(dependencies),
    ...takePictureActivities(dependencies),
    ...sendWeighingActivities(dependencies),
    ...printSlipActivities(dependencies),
    ...registerCheckActivities(dependencies),
    ...reminderActivities(dependencies),
    ...requestTermActivities(dependencies),
  };
}

/**
 * Starts the worker for all workflows and activities, the outbox relay and the reconciler. Waits for Temporal while it cannot be
 * reached.
 */
export async function startWorker(settings: SettingsOf<'worker'>, log: Logger): Promise<RunningWorker> {
  const { TASK_QUEUE: taskQueue, TEMPORAL_NAMESPACE: namespace, WORKFLOW_BUNDLE: bundlePath } = settings;
  const database = await connect(settings.DATABASE_URL, {
    secretKey: settings.SECRET_KEY,
    secretKeyBefore: settings.SECRET_KEY_BEFORE,
  });
  const connection = await temporalConnection(
    temporalAddress(settings, (file) => readFileSync(file)),
    log,
  );
  const dependencies = dependenciesOf(settings, database, new Client({ connection, namespace }));
  await registerSearchAttributes(connection, namespace).catch((error: unknown) =>
    log.warn({ error }, 'search attributes could not be registered; they must be there already'),
  );
  const worker = await Worker.create({
    connection,
    namespace,
    taskQueue,
    ...(bundlePath ? { workflowBundle: { codePath: bundlePath } } : { workflowsPath }),
    activities: allActivities(dependencies),
    shutdownGraceTime: '5 seconds',
    // If a worker dies, other workers take over its workflows after this time instead of the default ten seconds. It must
    // not be so short that a busy worker loses its cached workflows.
    stickyQueueScheduleToStartTimeout: '3 seconds',
    // A worker that has just started replays every workflow. It must not take more tasks at once than it can finish in time.
    maxConcurrentWorkflowTaskExecutions: 16,
  });
  await matchAtStart(dependencies, log);
  const relay = await startRelay(database, outboxHandlers(dependencies), log);
  // Only an SMS provider that sends receipts over the connection that we opened has `listen`; others call our API.
  dependencies.sms.listen?.((receipt) => passReceipt(dependencies, receipt));
  const reconciler = startReconciler(dependencies, log);
  const run = async (): Promise<void> => {
    try {
      await worker.run();
    } finally {
      // What uses a connection ends before the connection is closed.
      await dependencies.sms.close?.();
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
}

/**
 * Compares what the database and Temporal hold, before any workflow makes a step: a restored backup may have set one of them
 * back. If the comparison fails three times, for example because Temporal does not answer, the worker starts all the same,
 * because the terminal must work.
 */
const matchAtStart = async (dependencies: Dependencies, log: Logger): Promise<void> => {
  for (let attemptsLeft = 3; attemptsLeft > 0; attemptsLeft -= 1) {
    try {
      await matchStores(dependencies, log);
      return;
    } catch (error) {
      log.error({ error }, 'whether database and Temporal are of the same moment could not be seen');
      await pause(tryAgainMs);
    }
  }
};

/** Connects to Temporal, and tries again without end while Temporal does not answer. */
const temporalConnection = async (at: TemporalAddress, log: Logger): Promise<NativeConnection> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await NativeConnection.connect(at);
    } catch (error) {
      if (attempt === 1) log.warn({ error, address: at.address }, 'Temporal does not answer; waiting for it');
      await pause(tryAgainMs);
    }
  }
};

/** What the activities use: the database, Temporal, and the services that the settings name. */
const dependenciesOf = (settings: SettingsOf<'worker'>, database: Database, client: Client): Dependencies => {
  const publicUrl = settings.PUBLIC_URL.replace(/\/$/, '');
  const ca = trustedBesides(settings.MAIL_CA_FILE);
  return {
    database,
    client,
    sms: smsProviderOf(settings),
    mail: smtpSender(settings.SMTP_URL, { ca }),
    openImap: imapOpener({ ca }),
    signInProviders: signInProviders(settings),
    lookUpTxt: txtLookup(),
    ksef: createKsefClient(settings.KSEF_URL),
    gus: gusRegister(settings.GUS_URL),
    whiteList: whiteListAt(settings.WHITE_LIST_URL),
    vies: viesAt(settings.VIES_URL),
    bankRates: bankRatesAt(settings.BANK_RATES_URL),
    mailFrom: settings.MAIL_FROM ?? `Keja <no-reply@${new URL(publicUrl).hostname}>`,
    taskQueue: settings.TASK_QUEUE,
    publicUrl,
    deviceAddress: deviceNetworks(settings.DEVICE_NETWORKS),
  };
};
