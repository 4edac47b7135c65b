import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalFailure } from '../kernel/failures.ts';
import { nextId } from '../testing/drive.ts';
import { timeSkippingEnvironment } from '../testing/environment.ts';
import { startTestWorker, type TestWorker } from '../testing/worker.ts';
import { mailboxChanged, mailboxState, mailboxSyncId, mailboxSyncStart } from './mailboxSync.messages.ts';
import { bringFileStart } from './bringFile.messages.ts';
import { mailConsentStart } from './mailConsent.messages.ts';
import { mailboxTrialStart } from './mailboxTrial.messages.ts';
import type { MailPass } from './mailboxSync.activities.ts';

let environment: TestWorkflowEnvironment;
let worker: TestWorker;

beforeAll(async () => {
  environment = await timeSkippingEnvironment();
  worker = await startTestWorker(environment);
});
afterAll(async () => {
  await worker.stop();
  await environment.teardown();
});

const quiet: MailPass = { more: false, tells: false };
const mailboxes = () => worker.world.mailboxes;
const handleOf = (id: number) => environment.client.workflow.getHandle(mailboxSyncId(id));
const begin = (id: number, tiredAfter?: number) => {
  const start = mailboxSyncStart({
    emailAccountId: id,
    name: 'Handlowy',
    taskQueue: worker.taskQueue,
    link: '',
  });
  const args = [{ emailAccountId: id, ...(tiredAfter ? { tiredAfter } : {}) }] as typeof start.args;
  return environment.client.workflow.start('mailboxSync', { ...start, args });
};
/** An account that stops receiving after this many passes, so that its workflow ends. */
const account = (passes: number, pass: (at: number) => MailPass = () => quiet): number => {
  const id = nextId();
  let at = 0;
  const one = {
    receives: true,
    pass: () => {
      at += 1;
      if (at >= passes) one.receives = false;
      return pass(at);
    },
  };
  mailboxes().accounts.set(id, one);
  return id;
};
const passesOf = (id: number) => mailboxes().passes.filter(({ emailAccountId }) => emailAccountId === id);
const failuresNoted = (id: number) =>
  mailboxes().receivingNotes.flatMap((each) => (each.emailAccountId === id ? [each.failure] : []));

/** The durations of all timers in seconds. */
const pausesOf = async (id: number): Promise<number[]> => {
  const { events } = await handleOf(id).fetchHistory();
  return (events ?? []).flatMap(({ timerStartedEventAttributes: timer }) =>
    timer ? [Number(timer.startToFireTimeout?.seconds)] : [],
  );
};

describe('a mailbox', () => {
  it('ends at once where no mail is to be received', async () => {
    const id = nextId();
    await begin(id);
    expect(await handleOf(id).result()).toMatchObject({ passes: 0 });
    expect(passesOf(id)).toEqual([]);
  });

  it('is read pass after pass while more is left, then every five minutes', async () => {
    const id = account(4, (at) => ({ more: at < 3, tells: false }));
    await begin(id);
    expect(await handleOf(id).result()).toMatchObject({ passes: 4, failure: null });
    expect(await pausesOf(id)).toEqual([300, 300]);
  });

  it('is compared with the server completely once a day, only after all mail is read', async () => {
    // Pass 0 leaves mail unread, so pass 1 compares again; 25 hours contain one or two changes of day.
    const aDay = (24 * 60) / 5;
    const id = account(aDay + 20, (at) => ({ more: at === 1, tells: false }));
    await begin(id);
    await handleOf(id).result();
    const proofs = passesOf(id).flatMap(({ prove }, at) => (prove ? [at] : []));
    expect(proofs.slice(0, 2)).toEqual([0, 1]);
    expect([3, 4]).toContain(proofs.length);
  });

  it('a mailbox that cannot be read: its account shows why, retries wait longer each time, and the failure is cleared afterwards', async () => {
    const id = account(4, (at) => {
      if (at <= 3) throw refusalFailure({ code: 'mail_server_away', params: { reason: 'password: no' } });
      return quiet;
    });
    await begin(id);
    expect(await handleOf(id).result()).toMatchObject({ passes: 1, failure: null });
    expect(failuresNoted(id)).toEqual(['password: no', null]);
    expect(await pausesOf(id)).toEqual([15, 30, 60, 300]);
  });

  it('continues as new, and counts on', async () => {
    const id = account(40);
    const { firstExecutionRunId } = await begin(id, 60);
    expect(await handleOf(id).result()).toMatchObject({ passes: 40 });
    expect((await handleOf(id).describe()).runId).not.toBe(firstExecutionRunId);
    expect(passesOf(id)).toHaveLength(40);
  });

  it('is read at once when it is signalled a change, once for each message', async () => {
    const id = account(3);
    await begin(id);
    // Time is skipped only while the result is awaited: until then only a message can begin a pass.
    await expect.poll(() => passesOf(id).length).toBe(1);
    await handleOf(id).signal(mailboxChanged, { messageId: 'one' });
    await expect.poll(() => passesOf(id).length).toBe(2);
    await handleOf(id).signal(mailboxChanged, { messageId: 'one', prove: true });
    const end = await handleOf(id).result();
    expect(end).toEqual(await handleOf(id).query(mailboxState));
    expect(passesOf(id).map(({ prove }) => prove)).toEqual([true, false, false]);
  });

  it('is compared when somebody asks for it, also where the pass that was asked leaves mail unread', async () => {
    const id = account(4, (at) => ({ more: at === 2, tells: false }));
    await begin(id);
    await expect.poll(() => passesOf(id).length).toBe(1);
    await handleOf(id).signal(mailboxChanged, { messageId: 'proof', prove: true });
    await handleOf(id).result();
    expect(passesOf(id).map(({ prove }) => prove)).toEqual([true, true, true, false]);
  });

  it('a mailbox whose server reports changes is read when it does', async () => {
    const id = account(5, () => ({ more: false, tells: true }));
    await begin(id);
    expect(await handleOf(id).result()).toMatchObject({ passes: 5 });
    expect(await pausesOf(id)).toEqual([]);
  });
});

describe('the trial of an account', () => {
  it('answers what came of it', async () => {
    const start = mailboxTrialStart(7, `trial-${nextId()}`, worker.taskQueue);
    expect(await environment.client.workflow.execute('mailboxTrial', start)).toEqual(mailboxes().trial);
  });
});

describe('the consent of a mailbox’s owner', () => {
  const taking = () => {
    const consent = { emailAccountId: 7, consentId: String(nextId()), sealed: 'v2.a.b.c' };
    const start = mailConsentStart({ ...consent, taskQueue: worker.taskQueue });
    return environment.client.workflow.execute('mailConsent', start);
  };

  it('is taken with what was sealed', async () => {
    const taken: string[] = [];
    mailboxes().consent = (sealed) => void taken.push(sealed);
    await taking();
    expect(taken).toEqual(['v2.a.b.c']);
  });

  it('is refused in the words of the provider, without a second try', async () => {
    let tries = 0;
    mailboxes().consent = () => {
      tries += 1;
      throw refusalFailure({ code: 'mail_consent_refused', params: { reason: 'invalid_grant' } });
    };
    await expect(taking()).rejects.toMatchObject({ cause: { type: 'mail_consent_refused' } });
    expect(tries).toBe(1);
  });
});

describe('an attachment that was left on its server', () => {
  const bringing = () => {
    const id = nextId();
    return environment.client.workflow.execute('bringFile', bringFileStart(id, worker.taskQueue));
  };

  it('is brought', async () => {
    const brought: number[] = [];
    mailboxes().bring = (id) => void brought.push(id);
    await bringing();
    expect(brought).toHaveLength(1);
  });

  it('an attachment that was left on its server whose message is gone from there is refused with the reason', async () => {
    mailboxes().bring = () => {
      throw refusalFailure({ code: 'mail_file_gone', params: { name: 'plan.pdf' } });
    };
    await expect(bringing()).rejects.toMatchObject({ cause: { type: 'mail_file_gone' } });
  });
});
