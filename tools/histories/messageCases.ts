import { refusalFailure } from '#workflows/kernel/failures.ts';
import { postponeMail, sendMailId, sendMailStart, withdrawMail } from '#workflows/mail/sendMail.messages.ts';
import { sendSmsId, sendSmsStart, smsProgress, smsReceipt } from '#workflows/terminal/sendSms.messages.ts';
import { eventually } from '#tools/testing/eventually.ts';
import { untilEnded, type Case, type Stage } from './case.ts';

const startSms = ({ environment, worker }: Stage) =>
  environment.client.workflow.start(
    'sendSms',
    sendSmsStart({
      outgoingSmsId: 1,
      numberStr: 'SMS-000001',
      taskQueue: worker.taskQueue,
      link: 'http://localhost/',
    }),
  );

const startMail = ({ environment, worker }: Stage, sendAt?: string) =>
  environment.client.workflow.start(
    'sendMail',
    sendMailStart({
      outgoingEmailId: 1,
      lifeMinutes: 60,
      ...(sendAt ? { sendAt } : {}),
      taskQueue: worker.taskQueue,
      link: 'http://localhost/',
    }),
  );

const inHours = async ({ environment }: Stage, hours: number): Promise<string> =>
  new Date((await environment.currentTimeMs()) + hours * 3_600_000).toISOString();

/** The workflows that send SMS and letters, played so that later releases can replay their histories. */
export const messageCases: readonly Case[] = [
  {
    workflow: 'terminal/sendSms',
    name: 'delivered',
    play: async (stage) => {
      const handle = await startSms(stage);
      await eventually(async () => {
        if (!(await handle.query(smsProgress)).sent) throw new Error('not sent yet');
      });
      await handle.signal(smsReceipt, { providerId: 'provider-1', status: 'delivered' });
      return untilEnded(stage, sendSmsId(1));
    },
  },
  {
    workflow: 'terminal/sendSms',
    name: 'no-receipt',
    skipsTime: true,
    play: async (stage) => {
      await startSms(stage);
      return untilEnded(stage, sendSmsId(1));
    },
  },
  {
    workflow: 'terminal/sendSms',
    name: 'given-up',
    play: async (stage) => {
      stage.worker.world.provider = () => {
        throw refusalFailure({ code: 'phone_invalid', params: {} });
      };
      await startSms(stage);
      return untilEnded(stage, sendSmsId(1));
    },
  },
  {
    workflow: 'mail/sendMail',
    name: 'sent',
    play: async (stage) => {
      await startMail(stage);
      return untilEnded(stage, sendMailId(1));
    },
  },
  {
    workflow: 'mail/sendMail',
    name: 'copied',
    play: async (stage) => {
      // With this a copy of the letter is kept among the sent ones of its mailbox.
      stage.worker.world.mailCopies = () => undefined;
      await startMail(stage);
      return untilEnded(stage, sendMailId(1));
    },
  },
  {
    workflow: 'mail/sendMail',
    name: 'sent-later',
    skipsTime: true,
    play: async (stage) => {
      const handle = await startMail(stage, await inHours(stage, 30));
      await handle.executeUpdate(postponeMail, { args: [{ sendAt: await inHours(stage, 50) }] });
      return untilEnded(stage, sendMailId(1));
    },
  },
  {
    workflow: 'mail/sendMail',
    name: 'taken-back',
    skipsTime: true,
    play: async (stage) => {
      const handle = await startMail(stage, await inHours(stage, 1));
      await handle.executeUpdate(withdrawMail, { args: [{ by: 1 }] });
      return untilEnded(stage, sendMailId(1));
    },
  },
  {
    workflow: 'mail/sendMail',
    name: 'refused-after-a-retry',
    play: async (stage) => {
      let attempts = 0;
      stage.worker.world.mailServer = () => {
        attempts += 1;
        if (attempts === 1) throw new Error('no mail server');
        throw refusalFailure({ code: 'mail_refused', params: { reason: '550 no such user' } });
      };
      await startMail(stage);
      return untilEnded(stage, sendMailId(1));
    },
  },
];
