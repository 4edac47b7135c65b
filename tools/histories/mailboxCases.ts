import { refusalFailure } from '#workflows/kernel/failures.ts';
import { mailboxSyncId, mailboxSyncStart } from '#workflows/mail/mailboxSync.messages.ts';
import { bringFileStart } from '#workflows/mail/bringFile.messages.ts';
import { mailConsentStart } from '#workflows/mail/mailConsent.messages.ts';
import { mailboxTrialStart } from '#workflows/mail/mailboxTrial.messages.ts';
import type { MailPass } from '#workflows/mail/mailboxSync.activities.ts';
import { untilEnded, type Case, type Stage } from './case.ts';

/** A pass after which nothing is left to read, on a server that does not report changes by itself. */
const quiet: MailPass = { more: false, tells: false };

/** Plays an account that receives mail in these passes, one after the other. After the last one it receives no more. */
const playAccount = async (stage: Stage, passes: readonly (() => MailPass)[]) => {
  const { environment, worker } = stage;
  let passCount = 0;
  const account = {
    receives: true,
    pass: () => {
      passCount += 1;
      account.receives = passCount < passes.length;
      return passes[passCount - 1]?.() ?? quiet;
    },
  };
  worker.world.mailboxes.accounts.set(1, account);
  const start = {
    emailAccountId: 1,
    name: 'Handlowy',
    taskQueue: worker.taskQueue,
    link: 'http://localhost/',
  };
  await environment.client.workflow.start('mailboxSync', mailboxSyncStart(start));
  return untilEnded(stage, mailboxSyncId(1));
};

/**
 * The workflows of a mailbox: receiving mail, fetching a large attachment, a trial of the settings, and the consent at a
 * provider.
 */
export const mailboxCases: readonly Case[] = [
  {
    workflow: 'mail/mailboxSync',
    name: 'read-and-switched-off',
    skipsTime: true,
    play: (stage) => playAccount(stage, [() => ({ more: true, tells: false }), () => quiet, () => quiet]),
  },
  {
    workflow: 'mail/mailboxSync',
    name: 'told-by-the-server',
    skipsTime: true,
    play: (stage) => playAccount(stage, [() => ({ more: false, tells: true }), () => quiet]),
  },
  {
    workflow: 'mail/mailboxSync',
    name: 'away-and-back',
    skipsTime: true,
    play: (stage) => {
      const away = () => {
        throw refusalFailure({ code: 'mail_server_away', params: { reason: 'tls: expired' } });
      };
      return playAccount(stage, [away, away, () => quiet]);
    },
  },
  {
    workflow: 'mail/bringFile',
    name: 'brought',
    play: async (stage) => {
      const start = bringFileStart(1, stage.worker.taskQueue);
      await stage.environment.client.workflow.start('bringFile', start);
      return untilEnded(stage, start.workflowId);
    },
  },
  {
    workflow: 'mail/mailboxTrial',
    name: 'answered',
    play: async (stage) => {
      const start = mailboxTrialStart(1, '1', stage.worker.taskQueue);
      await stage.environment.client.workflow.start('mailboxTrial', start);
      return untilEnded(stage, start.workflowId);
    },
  },
  {
    workflow: 'mail/mailConsent',
    name: 'taken',
    play: async (stage) => {
      // Only the real activity opens the sealed text. The one of this test does not, so any text will do.
      const consent = { emailAccountId: 1, consentId: '1', sealed: 'v2.a.b.c' };
      const start = mailConsentStart({ ...consent, taskQueue: stage.worker.taskQueue });
      await stage.environment.client.workflow.start('mailConsent', start);
      return untilEnded(stage, start.workflowId);
    },
  },
];
