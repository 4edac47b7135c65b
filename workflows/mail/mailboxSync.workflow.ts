import {
  CancellationScope,
  condition,
  continueAsNew,
  log,
  proxyActivities,
  setCurrentDetails,
  setHandler,
  upsertSearchAttributes,
} from '@temporalio/workflow';
import { shouldContinueAsNew, type Continued } from '../kernel/continued.ts';
import { databasePort } from '../kernel/databasePort.ts';
import { refusalIn } from '../kernel/failures.ts';
import { createInbox } from '../kernel/inbox.ts';
import { keyOf } from '../kernel/step.ts';
import { searchKeys } from '../searchAttributes.ts';
import type { MailboxReading, MailboxRecords } from './mailboxSync.activities.ts';
import {
  mailboxChanged,
  mailboxState,
  type MailboxState,
  type MailboxSyncInput,
} from './mailboxSync.messages.ts';
import { newMailbox, pauseAfter, proofDay, stateOf, type MailboxCarried } from './mailboxSync.state.ts';

const db = databasePort<MailboxRecords>();
/**
 * Temporal does not retry a pass, which is one reading of the mailbox. The workflow itself begins the next pass, and at once if a
 * signal reports a change here.
 */
const noRetry = { maximumAttempts: 1 } as const;
const server = proxyActivities<MailboxReading>({
  startToCloseTimeout: '1 hour',
  heartbeatTimeout: '30 seconds',
  retry: noRetry,
});

/** Folders other than the inbox are looked at this often, and the inbox of a server that does not report changes. */
const lookInterval = '5 minutes';

/** Keeps the stored mail of an account equal to the mail on its server, as long as the account receives mail. */
export async function mailboxSync(input: Continued<MailboxSyncInput, MailboxCarried>): Promise<MailboxState> {
  const self = input.carried ?? newMailbox(input.emailAccountId);
  const inbox = createInbox<{ readonly prove: boolean }>(self.handled);
  setHandler(mailboxChanged, ({ messageId, prove = false }) => inbox.enqueue(messageId, { prove }));
  setHandler(mailboxState, () => stateOf(self));

  // In a proof, every message is compared with the server. A person may ask for one; otherwise there is one a day.
  let mustProve = false;
  for (;;) {
    for (let pending = inbox.take(); pending; pending = inbox.take()) {
      mustProve ||= pending.message.prove;
      pending.resolve();
    }
    const { receives } = await db.readReceiving({ emailAccountId: self.emailAccountId });
    if (!receives && (await inbox.allAnswered())) return stateOf(self);
    // `mustProve` is not carried over, so the workflow continues as new only after the pass that proves.
    if (shouldContinueAsNew(input) && !mustProve && (await inbox.allAnswered()))
      await continueAsNew<typeof mailboxSync>({ ...input, carried: self });
    // Another message has come meanwhile: it is taken before the workflow ends.
    if (!receives) continue;
    const pass = await readOnce(self, mustProve);
    // After a failure the workflow waits some seconds, more after each further failure.
    if (pass === undefined) await condition(() => !inbox.isEmpty(), pauseAfter(self.failures) * 1000);
    else {
      mustProve = false;
      if (!pass.more) await awaitChange(self, pass.tells, () => !inbox.isEmpty());
    }
  }
}

/** Makes one pass. Undefined if the server could not be read. */
const readOnce = async (self: MailboxCarried, mustProve: boolean) => {
  const { emailAccountId } = self;
  const today = proofDay(Date.now());
  const prove = mustProve || self.provedOn !== today;
  try {
    const pass = await server.readMailbox({ emailAccountId, prove });
    self.passes += 1;
    self.failures = 0;
    // A pass that has left mail unread proves nothing. Without `provedOn`, the next pass proves again.
    if (prove) self.provedOn = pass.more ? null : today;
    await noteFailure(self, null);
    return pass;
  } catch (error) {
    self.failures += 1;
    log.warn('a mailbox could not be read', { emailAccountId, error });
    await noteFailure(self, reasonOf(error));
    return undefined;
  }
};

const reasonOf = (error: unknown): string => {
  const refusal = refusalIn(error);
  const params = refusal?.details?.[0] as { readonly reason?: string } | undefined;
  return params?.reason ?? refusal?.type ?? 'unreachable';
};

/** Writes on the account why its mail cannot be read, for a person to correct, or that it can be read again. */
const noteFailure = async (self: MailboxCarried, failure: string | null): Promise<void> => {
  // The first pass is always noted, because the account may still show why an earlier workflow failed.
  const isFirstPass = self.passes + self.failures <= 1;
  if (failure === self.failure && !isFirstPass) return;
  self.failure = failure;
  const { emailAccountId, passes, failures } = self;
  await db.noteReceiving({ key: keyOf(`told:${passes}:${failures}:${Date.now()}`), emailAccountId, failure });
  upsertSearchAttributes([
    { key: searchKeys.stage, value: failure === null ? 'reading' : 'failing' },
    { key: searchKeys.needsAttention, value: failure !== null },
  ]);
  setCurrentDetails(failure === null ? 'reading' : `failing: ${failure}`);
};

/** Waits until the server reports a change, somebody here changes something, or some minutes have passed. */
const awaitChange = async (
  self: MailboxCarried,
  serverReports: boolean,
  hasMessage: () => boolean,
): Promise<void> => {
  if (!serverReports) return void (await condition(hasMessage, lookInterval));
  const { emailAccountId } = self;
  const waiting = new CancellationScope();
  let isOver = false;
  let isConnectionLost = false;
  const listening = waiting
    .run(() => server.awaitMail({ emailAccountId }))
    .catch(() => (isConnectionLost = true))
    .finally(() => (isOver = true));
  await condition(() => isOver || hasMessage());
  waiting.cancel();
  await listening;
  // A lost connection does not mean new mail. After a short pause, the next pass finds out whether the server answers.
  if (isConnectionLost && !hasMessage()) await condition(hasMessage, '15 seconds');
};
