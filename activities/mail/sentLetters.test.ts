import { MockActivityEnvironment } from '@temporalio/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RecordInput } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import type { TakenMail } from '#workflows/mail/sendMail.messages.ts';
import { startDovecot, type Dovecot } from '#tools/peers/dovecot.ts';
import { createTestTerminal, type TestTerminal } from '../testing/terminal.ts';
import type { MailMessage } from './sender.ts';
import { sendMailActivities } from './sendMail.activities.ts';
import { letter } from './testing/letter.ts';
import { mailServerOf } from './testing/mailServer.ts';

/** What becomes of a letter after the mail server took it: its copy, its bounce, its automatic replies. */
let terminal: TestTerminal;
let server: ReturnType<typeof mailServerOf<Dovecot>>;
const taken: MailMessage[] = [];

beforeAll(async () => {
  terminal = await createTestTerminal();
  server = mailServerOf(terminal, await startDovecot());
});
afterAll(async () => {
  await server?.stop();
  await terminal?.close();
});
beforeEach(() => void taken.splice(0));

const activities = () =>
  sendMailActivities({
    ...terminal.dependencies,
    openImap: server.openImap,
    mail: {
      send: async (message) => {
        taken.push(message);
        return { rejected: [] };
      },
    },
  });
const sending = { smtpHost: 'smtp.keja.example', smtpPort: 465, isGeneral: true };
const written = async (emailAccount: number, some: RecordInput = {}): Promise<number> => {
  const fields = {
    to: 'jan@firma.example',
    subject: 'Oferta',
    body: 'Gęślą',
    bodyType: 'text',
    status: 'queued',
  };
  return (
    await terminal.database.records.create(systemActor, 'outgoingEmail', { ...fields, emailAccount, ...some })
  ).id;
};
const sent = async (outgoingEmailId: number): Promise<TakenMail> => {
  const deliver = () => activities().deliverMail({ outgoingEmailId });
  const answer = (await new MockActivityEnvironment().run(deliver)) as TakenMail;
  const outcome = { sent: true, ...answer } as const;
  await activities().closeMail({ key: `mail-${outgoingEmailId}:closed`, outgoingEmailId, outcome });
  return answer;
};
const copiesOf = (user: string): Promise<string[]> =>
  server.asProgram(user, async (client) => {
    const { exists } = await client.mailboxOpen('Sent');
    const messages = exists === 0 ? [] : await client.fetchAll('1:*', { source: true, flags: true });
    return messages.map(({ source, flags }) => `${[...(flags ?? [])].join()} ${String(source)}`);
  });
const letterOf = (id: number) => terminal.database.records.get(systemActor, 'outgoingEmail', id);

describe('the copy of a sent letter', () => {
  it('is put into the folder of sent mail once, marked as read, with its hidden recipients (Bcc)', async () => {
    const { id, user } = await server.account(sending);
    const outgoingEmailId = await written(id, { bcc: 'szef@keja.example' });
    expect(await sent(outgoingEmailId)).toMatchObject({ isCopied: true });
    for (let times = 0; times < 2; times += 1) await activities().keepSentCopy({ outgoingEmailId });
    const [copy, ...others] = await copiesOf(user);
    expect(others).toEqual([]);
    for (const part of [
      '\\Seen',
      `Message-ID: <outgoing-${outgoingEmailId}@terminal.example>`,
      'Bcc: szef@keja.example',
    ])
      expect(copy).toContain(part);
  });

  it.each([
    ['keeps none', { storeSended: false }],
    ['has a server that makes it itself', { smtpHost: 'smtp.gmail.com' }],
    ['has no folders', { imapHost: null }],
  ])('is not made by us where the account %s', async (_why, some) => {
    const { id, user } = await server.account({ ...sending, ...some });
    const outgoingEmailId = await written(id);
    expect(await sent(outgoingEmailId)).not.toHaveProperty('isCopied');
    await activities().keepSentCopy({ outgoingEmailId });
    expect(await copiesOf(user)).toEqual([]);
  });

  it('is decided before the letter goes out: a database that fails after that does not send it again', async () => {
    const { id } = await server.account(sending);
    const outgoingEmailId = await written(id);
    const { dependencies } = terminal;
    let isAway = false;
    const database = new Proxy(dependencies.database, {
      get: (real, name) => {
        if (isAway) throw new Error('The database is away');
        return Reflect.get(real, name) as unknown;
      },
    });
    const sender = sendMailActivities({
      ...dependencies,
      database,
      mail: {
        send: async (message) => {
          taken.push(message);
          isAway = true;
          return { rejected: [] };
        },
      },
    });
    const delivered = await new MockActivityEnvironment().run(() => sender.deliverMail({ outgoingEmailId }));
    expect(delivered).toMatchObject({ isCopied: true, rejected: [] });
    expect(taken).toHaveLength(1);
  });

  it('is known as ours when the folder is read, before and after its letter is closed as sent', async () => {
    const { id, user } = await server.account(sending);
    const [early, late] = [await written(id), await written(id)];
    await server.asProgram(user, async (client) => {
      const ids = [early, late].map((each) => `<outgoing-${each}@terminal.example>`);
      for (const messageId of ids)
        await client.append('Sent', letter('Oferta').replace(/<Oferta@.*>/, messageId), ['\\Seen']);
      // Who forges our Message-ID makes no copy of it.
      await client.append('INBOX', letter('Oferta').replace(/<Oferta@.*>/, ids[0] ?? ''));
    });
    await sent(early);
    await server.read(id);
    await sent(late);
    expect(await server.recognised(id)).toEqual([
      { kind: 'letter', letter: null, folder: 'INBOX' },
      { kind: 'sentCopy', letter: early, folder: 'Sent' },
      { kind: 'sentCopy', letter: late, folder: 'Sent' },
    ]);
  });
});

const bounceOf = (messageId: string, action = 'failed', words = '550 5.1.1 no such user'): string =>
  [
    'From: Mail Delivery System <MAILER-DAEMON@mx.firma.example>',
    'To: sales@keja.example',
    'Subject: Undelivered Mail Returned to Sender',
    `Message-ID: <${action}-${messageId.replaceAll(/\W/g, '')}@mx.firma.example>`,
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary=r',
    '',
    '--r',
    'Content-Type: text/plain',
    '',
    'I am sorry to have to inform you.',
    '--r',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.firma.example',
    '',
    'Final-Recipient: rfc822; jan@firma.example',
    `Action: ${action}`,
    `Diagnostic-Code: smtp; ${words}`,
    '--r',
    'Content-Type: message/rfc822',
    '',
    'From: sales@keja.example',
    `Message-ID: ${messageId}`,
    'Subject: Oferta',
    '',
    'Gęślą',
    '--r--',
    '',
  ].join('\r\n');

describe('what is told of a sent letter', () => {
  it('stands on it: a delay, then a bounce with the reason, of which its writer is notified once', async () => {
    const { id, user } = await server.account(sending);
    const [author] = await terminal.rows(
      sql<{ id: number }>`select id from "user" where is_active order by id limit 1`,
    );
    const outgoingEmailId = await written(id);
    await terminal.rows(
      sql`update outgoing_email set author_id = ${author?.id} where id = ${outgoingEmailId}`,
    );
    const { messageId } = await sent(outgoingEmailId);
    await server.asProgram(user, (client) => client.append('INBOX', bounceOf(messageId, 'delayed', 'busy')));
    await server.read(id);
    expect(await letterOf(outgoingEmailId)).toMatchObject({ status: 'sent', delivery: 'delayed' });
    await server.asProgram(user, async (client) => {
      for (const action of ['failed', 'delivered']) await client.append('INBOX', bounceOf(messageId, action));
    });
    await server.read(id);
    expect(await letterOf(outgoingEmailId)).toMatchObject({
      delivery: 'bounced',
      deliveryReply: 'jan@firma.example: 550 5.1.1 no such user',
      autoReplied: false,
    });
    expect(await server.recognised(id)).toMatchObject(
      ['delay', 'bounce', 'receipt'].map((kind) => ({ kind, letter: outgoingEmailId })),
    );
    const notices = sql`select title from notification where object_name = 'outgoingEmail' and object_id = ${outgoingEmailId}`;
    expect(await terminal.rows(notices)).toHaveLength(1);
  });

  it('a report on a sent letter by somebody who is out of the office is shown on it, and is no bounce', async () => {
    const { id, user } = await server.account(sending);
    const outgoingEmailId = await written(id);
    const { messageId } = await sent(outgoingEmailId);
    const away = ['Auto-Submitted: auto-replied', `In-Reply-To: ${messageId}`];
    await server.asProgram(user, (client) =>
      client.append('INBOX', letter('Jestem na urlopie', 'Wracam 7.12.', away)),
    );
    await server.read(id);
    expect(await letterOf(outgoingEmailId)).toMatchObject({ delivery: null, autoReplied: true });
    expect(await server.recognised(id)).toEqual([
      { kind: 'autoReply', letter: outgoingEmailId, folder: 'INBOX' },
    ]);
  });

  it('a report on a sent letter to another account changes nothing on it', async () => {
    const [mine, other] = [await server.account(sending), await server.account(sending)];
    const outgoingEmailId = await written(mine.id);
    const { messageId } = await sent(outgoingEmailId);
    await server.asProgram(other.user, (client) => client.append('INBOX', bounceOf(messageId)));
    await server.read(other.id);
    expect(await letterOf(outgoingEmailId)).toMatchObject({ delivery: null });
    expect(await server.recognised(other.id)).toEqual([{ kind: 'bounce', letter: null, folder: 'INBOX' }]);
  });
});
