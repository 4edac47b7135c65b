import { mailingChanged, mailingId, mailingStart } from '#workflows/mail/mailing.messages.ts';
import { untilEnded, type Case, type Stage } from './case.ts';

/**
 * Plays a mailing to five people that begins with this status. A paused mailing is then resumed.
 * @param tiredAfter the number of events after which the mailing continues as new
 * @returns the run whose history is kept: the only one, or the first one, which ends by continuing as new
 */
const playMailing = async ({ environment, worker }: Stage, status: string, tiredAfter?: number) => {
  // The people as the mailing reads them, page by page.
  const pages = [
    ['a', 'b', 'c'],
    ['d', 'e'],
  ];
  const mailing = { status, pages, waiting: [], queued: [], perPortion: 2, keys: [] };
  worker.world.mailboxes.mailings.set(1, mailing);
  const start = mailingStart({ id: 1, taskQueue: worker.taskQueue, link: 'http://localhost/' });
  const args = [{ mailingId: 1, ...(tiredAfter ? { tiredAfter } : {}) }] as typeof start.args;
  const { firstExecutionRunId } = await environment.client.workflow.start('mailing', { ...start, args });
  if (status === 'paused') {
    mailing.status = 'sending';
    await environment.client.workflow.getHandle(mailingId(1)).signal(mailingChanged, { messageId: 'on' });
  }
  const { workflowId } = await untilEnded({ environment, worker }, mailingId(1));
  return tiredAfter ? { workflowId, runId: firstExecutionRunId } : { workflowId };
};

/** The workflow that sends letters to many people. */
export const mailingCases: readonly Case[] = [
  {
    workflow: 'mail/mailing',
    name: 'sent-to-all',
    skipsTime: true,
    play: (stage) => playMailing(stage, 'sending'),
  },
  {
    workflow: 'mail/mailing',
    name: 'rested-and-went-on',
    skipsTime: true,
    play: (stage) => playMailing(stage, 'paused'),
  },
  {
    workflow: 'mail/mailing',
    name: 'ended-early',
    skipsTime: true,
    play: (stage) => playMailing(stage, 'stopped'),
  },
  {
    workflow: 'mail/mailing',
    name: 'goes-on-in-new-runs',
    skipsTime: true,
    play: (stage) => playMailing(stage, 'sending', 20),
  },
];
