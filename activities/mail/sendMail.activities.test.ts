import { MockActivityEnvironment } from '@temporalio/testing';
import { sql } from 'kysely';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keepContent } from '#database/files/fileContent.ts';
import { queueLetter } from '#database/mail/letters.ts';
import type { RecordInput } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { startMailbox, type Mailbox } from '#tools/simulator/mailbox/server.ts';
import type { MailDelivery, MailRecords } from '#workflows/mail/sendMail.activities.ts';
import type { TakenMail } from '#workflows/mail/sendMail.messages.ts';
import { createTestTerminal, type TestTerminal } from '../testing/terminal.ts';
import { readMail } from './readMail.ts';
import { sendMailActivities } from './sendMail.activities.ts';
import { smtpSender } from './smtp.ts';

let terminal: TestTerminal;
let mailbox: Mailbox;
let activities: MailDelivery & MailRecords;

beforeAll(async () => {
  terminal = await createTestTerminal();
});
afterAll(() => terminal?.close());
beforeEach(async () => {
  mailbox = await startMailbox({ port: 0, smtpPort: 0 });
  activities = sendMailActivities({ ...terminal.dependencies, mail: smtpSender(mailbox.smtpUrl) });
});
afterEach(() => mailbox.close());

const reader = { name: 'Żaneta', email: 'zaneta@keja.example', language: 'pl' } as const;
const records = () => terminal.database.records;
const written = async (some: RecordInput = {}): Promise<number> => {
  const message = { to: reader.email, subject: 'Zażółć', body: 'Gęślą', bodyType: 'text', status: 'queued' };
  return (await records().create(systemActor, 'outgoingEmail', { ...message, ...some })).id;
};
const letter = async (code: string): Promise<number> => {
  // The code backwards: it makes the event unlike others, and the record must not hold the code itself.
  const event = `test ${[...code].toReversed().join('')}`;
  await terminal.database.transaction((tx) =>
    queueLetter(tx, reader, {
      letter: 'signInCode',
      facts: { name: reader.name, code, minutes: 10 },
      event,
      site: 'keja.example',
    }),
  );
  const [row] = await terminal.rows(
    sql<{ id: number }>`select id from outgoing_email where event = ${event}`,
  );
  return row?.id ?? 0;
};
/** @param only the recipients of a further attempt: those whom the server put off */
const deliver = (outgoingEmailId: number, only?: readonly string[]): Promise<TakenMail> => {
  const input = { outgoingEmailId, ...(only ? { only } : {}) };
  return new MockActivityEnvironment().run(() => activities.deliverMail(input)) as Promise<TakenMail>;
};
const recordOf = (id: number) => records().get(systemActor, 'outgoingEmail', id);
const close = async (id: number) => {
  const taken = await deliver(id);
  for (let times = 0; times < 2; times += 1)
    await activities.closeMail({
      key: `mail-${id}:closed`,
      outgoingEmailId: id,
      outcome: { sent: true, ...taken },
    });
};

describe('an e-mail', () => {
  it('goes out as it was written, to everybody it is for', async () => {
    await deliver(await written({ cc: 'b@keja.example', bcc: 'c@keja.example', replyTo: 'd@keja.example' }));
    expect(mailbox.letters).toMatchObject([
      {
        from: 'Keja <no-reply@terminal.example>',
        to: [reader.email, 'b@keja.example', 'c@keja.example'],
        subject: 'Zażółć',
        text: 'Gęślą',
        headers: { 'reply-to': 'd@keja.example' },
      },
    ]);
    expect(mailbox.letters[0]?.headers).not.toHaveProperty('bcc');
  });

  it('carries its attachments', async () => {
    const checksum = 'a'.repeat(64);
    await terminal.database.transaction((tx) =>
      keepContent(
        tx.sql,
        { checksum, size: 3 },
        (async function* () {
          yield Buffer.from('abc');
        })(),
      ),
    );
    const [file] = await terminal.rows(sql<{ id: number }>`
      insert into file (name, type, size, checksum, created_at, updated_at)
      values ('oferta.txt', 'text/plain', 3, ${checksum}, now(), now()) returning id`);
    const id = await written();
    await records().create(systemActor, 'outgoingEmailAttachment', {
      outgoingEmail: id,
      filename: 'oferta.txt',
      file: file?.id,
    });
    await deliver(id);
    expect(mailbox.letters[0]?.attachments).toEqual([{ filename: 'oferta.txt', size: 3 }]);
  });

  it('an e-mail whose answer was lost goes out again under the same Message-ID', async () => {
    mailbox.behave({ hangUpNext: 1 });
    const id = await written();
    // `mail_refused` is final. After any other error Temporal tries again.
    await expect(deliver(id)).rejects.not.toHaveProperty('type', 'mail_refused');
    await deliver(id);
    expect(mailbox.letters.map(({ messageId }) => messageId)).toEqual([
      `<outgoing-${id}@terminal.example>`,
      `<outgoing-${id}@terminal.example>`,
    ]);
  });

  it('an e-mail that a server puts off is tried again; one for a reader whom nobody knows is refused for good', async () => {
    mailbox.behave({ putOffNext: 1, unknownReaders: ['nobody@keja.example'] });
    await expect(deliver(await written())).rejects.not.toHaveProperty('type', 'mail_refused');
    await expect(deliver(await written({ to: 'nobody@keja.example' }))).rejects.toMatchObject({
      type: 'mail_refused',
      nonRetryable: true,
      details: [{ reason: expect.stringContaining('No such user') }],
    });
    await expect(deliver(await written({ to: null }))).rejects.toMatchObject({ type: 'mail_refused' });
  });

  it('refused for one recipient counts as sent, names that recipient and tells its author', async () => {
    mailbox.behave({ unknownReaders: ['nobody@keja.example'] });
    const author = await records().create(systemActor, 'user', {
      login: 'autor',
      name: 'Autor',
      email: 'autor@keja.example',
    });
    const id = await written({ cc: 'nobody@keja.example' });
    await terminal.rows(sql`update outgoing_email set author_id = ${author.id} where id = ${id}`);
    await close(id);
    const told = sql`select title, description from notification where user_id = ${author.id}`;
    expect(await terminal.rows(told)).toMatchObject([
      { title: 'Nie doręczono: Zażółć', description: expect.stringContaining('nobody@keja.example') },
    ]);
    expect(await recordOf(id)).toMatchObject({
      status: 'sent',
      sent: true,
      messageId: `<outgoing-${id}@terminal.example>`,
      failure: expect.stringContaining('No such user'),
    });
  });

  it('an e-mail that the server may take later for one recipient is sent to that one alone then', async () => {
    mailbox.behave({ greylistedReaders: ['later@keja.example'] });
    const id = await written({ cc: 'later@keja.example' });
    expect(await deliver(id)).toMatchObject({
      rejected: [],
      deferred: [{ address: 'later@keja.example', words: expect.stringContaining('Greylisted') }],
    });
    await expect(deliver(id, ['later@keja.example'])).rejects.not.toHaveProperty('type', 'mail_refused');
    mailbox.behave({ greylistedReaders: [] });
    expect(await deliver(id, ['later@keja.example'])).toMatchObject({ rejected: [] });
    expect(mailbox.letters.map(({ to }) => to)).toEqual([[reader.email], ['later@keja.example']]);
  });

  it('an e-mail that waited is dated for the moment at which it was to go out', async () => {
    const sendAt = '2026-11-23T06:00:00.000Z';
    const id = await written({ date: '2026-11-20T15:00:00.000Z' });
    await activities.postponeMail({ key: `mail-${id}:later`, outgoingEmailId: id, sendAt });
    await deliver(id);
    expect(new Date(String(mailbox.letters[0]?.headers.date)).toISOString()).toBe(sendAt);
    expect(await recordOf(id)).toMatchObject({ date: sendAt });
  });

  it('an e-mail that was taken back while its time was changed stays a draft without a time', async () => {
    const id = await written({ date: '2026-11-20T15:00:00.000Z', sendAt: '2026-11-23T05:00:00.000Z' });
    await activities.reopenMail({ key: `mail-${id}:back`, outgoingEmailId: id });
    const before = await recordOf(id);
    const sendAt = '2026-11-24T06:00:00.000Z';
    await activities.postponeMail({ key: `mail-${id}:later`, outgoingEmailId: id, sendAt });
    expect(await recordOf(id)).toMatchObject({ status: 'draft', sendAt: null, date: before.date });
  });

  it('is broken off when its attempt is called off', async () => {
    // It takes a letter and never answers.
    const silentServer = new SMTPServer({
      authOptional: true,
      hideSTARTTLS: true,
      disableReverseLookup: true,
      onData: (stream) => void stream.resume().on('end', () => silentServer.emit('taken')),
      onClose: () => void silentServer.emit('hungUp'),
    });
    silentServer.listen(0, '127.0.0.1');
    await once(silentServer.server, 'listening');
    const { port } = silentServer.server.address() as AddressInfo;
    const mail = smtpSender(`smtp://127.0.0.1:${port}`);
    const slow = sendMailActivities({ ...terminal.dependencies, mail });
    const attempt = new MockActivityEnvironment();
    const [taken, hungUp] = [once(silentServer, 'taken'), once(silentServer, 'hungUp')];
    const outgoingEmailId = await written();
    const sending = attempt.run(() => slow.deliverMail({ outgoingEmailId })).catch(() => 'broken off');
    await taken;
    attempt.cancel();
    expect(await sending).toBe('broken off');
    await hungUp;
    await new Promise<void>((resolve) => silentServer.close(() => resolve()));
  });

  it('waits while there is no mail server', async () => {
    const id = await written();
    await mailbox.close();
    await expect(deliver(id)).rejects.not.toHaveProperty('type', 'mail_refused');
    mailbox = await startMailbox({ port: 0, smtpPort: 0 });
  });

  it('an e-mail that was given up stands as failed with the reason', async () => {
    const id = await written();
    const outcome = { sent: false, reason: '550 no such user' } as const;
    await activities.closeMail({ key: `mail-${id}:closed`, outgoingEmailId: id, outcome });
    expect(await recordOf(id)).toMatchObject({ status: 'failed', sent: false, failure: '550 no such user' });
  });

  it('an e-mail that is a draft, was sent, or is marked for deletion is not sent', async () => {
    const sent = await written();
    await close(sent);
    const marked = await written();
    await records().changeDeletionMark(systemActor, 'outgoingEmail', marked, true);
    for (const id of [await written({ status: 'draft' }), sent, marked])
      await expect(deliver(id)).rejects.toMatchObject({ type: 'record_not_found' });
  });

  it('asks for its sending in the transaction that queues it, once', async () => {
    const draft = await written({ status: 'draft' });
    const asked = () =>
      terminal.rows(
        sql`select 1 from outbox where kind = 'sendMail' and (payload->>'outgoingEmailId')::int = ${draft}`,
      );
    expect(await asked()).toHaveLength(0);
    await records().update(systemActor, 'outgoingEmail', draft, { status: 'queued' });
    await records().update(systemActor, 'outgoingEmail', draft, { subject: 'Inny' });
    expect(await asked()).toHaveLength(1);
  });
});

describe('an e-mail of an account', () => {
  const account = async (some: RecordInput = {}): Promise<number> => {
    const { hostname, port } = new URL(mailbox.smtpUrl);
    const server = { smtpHost: hostname, smtpPort: Number(port), smtpTls: false };
    const about = { name: 'Handlowy', user: 'sales@keja.example', password: 'tajne' };
    return (await records().create(systemActor, 'emailAccount', { ...about, ...server, ...some })).id;
  };

  it('says its password to nobody whose certificate is not in order', async () => {
    const id = await written({ emailAccount: await account() });
    await expect(deliver(id)).rejects.toThrow(/certificate/);
    expect(mailbox.letters).toEqual([]);
  });

  it.each([{ isActive: false }, { forSend: false }, { smtpHost: null }])(
    'an e-mail of an account that is %j is refused',
    async (some) => {
      const id = await written({ emailAccount: await account(some) });
      await expect(deliver(id)).rejects.toMatchObject({ type: 'mail_account_unusable' });
    },
  );
});

describe('a letter of our own', () => {
  it('tells its code to its reader, and nobody else', async () => {
    const id = await letter('482913');
    expect(JSON.stringify(await recordOf(id))).not.toContain('482913');
    await close(id);
    const [taken] = mailbox.letters;
    expect(taken).toMatchObject({
      subject: 'Kod logowania: 482913',
      text: expect.stringContaining('482913'),
      html: expect.stringContaining('482913'),
      headers: { 'auto-submitted': 'auto-generated' },
    });
    const [kept] = await terminal.rows(sql`select letter_facts, body from outgoing_email where id = ${id}`);
    expect(kept).toMatchObject({ letter_facts: null, body: expect.stringContaining('••••••') });
  });

  it('is sent by the service account where there is one, and people’s letters are not', async () => {
    const { hostname, port } = new URL(mailbox.smtpUrl);
    const about = { name: 'Powiadomienia', user: 'system@keja.example', password: 'tajne', isService: true };
    const server = { smtpHost: hostname, smtpPort: Number(port), smtpTls: false };
    const account = await records().create(systemActor, 'emailAccount', { ...about, ...server });
    const [code, person] = [await letter('765432'), await written()];
    const by = async (id: number) => (await readMail(terminal.dependencies, id)).server?.user;
    expect(await by(code)).toBe('system@keja.example');
    expect((await readMail(terminal.dependencies, code)).message.from).toBe(
      '"Powiadomienia" <system@keja.example>',
    );
    expect(await by(person)).toBeUndefined();
    for (const closed of [
      { isActive: false },
      { forSend: false },
      { smtpHost: null },
      { isService: false },
    ]) {
      await records().update(systemActor, 'emailAccount', account.id, { password: 'tajne', ...closed });
      expect(await by(code), JSON.stringify(closed)).toBeUndefined();
      await records().update(systemActor, 'emailAccount', account.id, {
        ...about,
        ...server,
        isActive: true,
        forSend: true,
      });
    }
    expect(await by(code)).toBe('system@keja.example');
    await records().changeDeletionMark(systemActor, 'emailAccount', account.id, true);
  });

  it('is written once for each event', async () => {
    expect(await letter('111111')).toBe(await letter('111111'));
  });
});
