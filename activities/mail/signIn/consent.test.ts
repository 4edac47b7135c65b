import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { MockActivityEnvironment } from '@temporalio/testing';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connect } from '#database/connect.ts';
import { sealGrant } from '#database/mail/consentGrant.ts';
import { testSecretKey } from '#database/testing/database.ts';
import type { RecordInput } from '#domain/kernel/record.ts';
import { signInProviders, type ProviderName } from '#domain/mail/signInProviders.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { startDovecot, type Dovecot } from '#tools/peers/dovecot.ts';
import { startIdentityProvider, type IdentityProvider } from '#tools/peers/identityProvider.ts';
import type { TakenMail } from '#workflows/mail/sendMail.messages.ts';
import { createTestTerminal, type TestTerminal } from '../../testing/terminal.ts';
import { mailConsentActivities } from '../mailConsent.activities.ts';
import { sendMailActivities } from '../sendMail.activities.ts';
import { smtpSender } from '../smtp.ts';
import { letter } from '../testing/letter.ts';
import { mailServerOf } from '../testing/mailServer.ts';
import { mailCredentials, NoConsent } from './mailCredentials.ts';

const clients = { GOOGLE_CLIENT_ID: 'keja', MICROSOFT_CLIENT_ID: 'keja' };

let terminal: TestTerminal;
let provider: IdentityProvider;
let server: ReturnType<typeof mailServerOf<Dovecot>>;
beforeAll(async () => {
  [terminal, provider] = await Promise.all([createTestTerminal(), startIdentityProvider()]);
  const settings = { MICROSOFT_TENANT: 'common', MAIL_SIGN_IN_URL: provider.url, ...clients };
  Object.assign(terminal.dependencies, { signInProviders: signInProviders(settings) });
  server = mailServerOf(terminal, await startDovecot({ tokenInfoUrl: provider.tokenInfoUrl }));
});
afterAll(async () => {
  await server?.stop();
  await provider?.stop();
  await terminal?.close();
});
beforeEach(() => provider.behave({ expiresIn: 3600, refuses: false, isBroken: false, rotates: false }));

const records = () => terminal.database.records;
/** What the browser keeps, and what it sends with its question: the provider's code is given for both (PKCE). */
const verifier = 'v'.repeat(43);
const challenge = createHash('sha256').update(verifier).digest('base64url');

/** What the owner's browser brings back: the provider's code for the mailbox. */
const codeFor = async (user: string): Promise<string> => {
  const page = new URL(`${provider.url}/authorize`);
  page.search = new URLSearchParams({
    response_type: 'code',
    client_id: 'keja',
    redirect_uri: `${terminal.dependencies.publicUrl}/mail-consent`,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    login_hint: user,
  }).toString();
  const { headers } = await fetch(page, { redirect: 'manual' });
  return new URL(headers.get('location') ?? '').searchParams.get('code') ?? '';
};
/** @param by the verifier that comes with the code */
const take = (emailAccountId: number, code: string, by = verifier, signIn: ProviderName = 'google') => {
  const grant = { emailAccountId, signIn, code, verifier: by } as const;
  const sealed = sealGrant(terminal.database.secrets, grant);
  return mailConsentActivities(terminal.dependencies).takeConsent({ sealed });
};
const account = (some: RecordInput = {}) => server.account({ signIn: 'google', password: null, ...some });
const consented = async (some: RecordInput = {}) => {
  const made = await account(some);
  await take(made.id, await codeFor(made.user));
  return made;
};
const recordOf = (id: number) => records().get(systemActor, 'emailAccount', id);
const stored = async (id: number) => {
  const [row] = await terminal.rows(sql<{ refresh: string | null; access: string | null }>`
    select refresh_token as refresh, access_token as access from email_account where id = ${id}`);
  return row;
};
/** As after so many minutes: what the token's end is compared with. */
const minutesPass = (id: number, minutes: number) =>
  terminal.rows(
    sql`update email_account set access_until = access_until - make_interval(mins => ${minutes}) where id = ${id}`,
  );
const arrives = (user: string, subject: string) =>
  server.asProgram(user, (client) => client.append('INBOX', letter(subject)));
const credentialsOf = (id: number) =>
  mailCredentials({ ...terminal.dependencies, database: terminal.database }, id);

describe('an account whose owner has let us in', () => {
  it('is read by a token of its provider, which stands sealed in the database and in no record', async () => {
    const { id, user } = await consented();
    await arrives(user, 'Za zgodą');
    await server.read(id);
    expect(await server.held(id)).toMatchObject([{ subject: 'Za zgodą' }]);
    const { refresh = '', access = '' } = (await stored(id)) ?? {};
    // Sealed texts begin with the version of their form.
    for (const sealed of [refresh, access]) expect(sealed).toMatch(/^v2\./);
    expect(JSON.stringify(await recordOf(id))).not.toMatch(/refresh-\d|access-\d|v2\./);
    expect(await recordOf(id)).toMatchObject({ consentedAt: expect.any(String) });
  });

  it('keeps its token while it is valid, and gets another one shortly before it ends', async () => {
    const { id } = await consented();
    // It is valid for an hour, and is renewed in its last five minutes.
    const before = provider.refreshes;
    const first = await credentialsOf(id);
    await minutesPass(id, 54);
    expect(await credentialsOf(id)).toEqual(first);
    expect(provider.refreshes).toBe(before);
    await minutesPass(id, 2);
    expect(await credentialsOf(id)).not.toEqual(first);
    expect(provider.refreshes).toBe(before + 1);
  });

  it('gets one new token, however many workers need it at the same moment', async () => {
    provider.behave({ rotates: true });
    const { id } = await consented();
    await minutesPass(id, 70);
    const other = await connect(terminal.url, { secretKey: testSecretKey });
    try {
      const before = provider.refreshes;
      const elsewhere = () => mailCredentials({ ...terminal.dependencies, database: other }, id);
      const keys = await Promise.all([credentialsOf(id), elsewhere(), credentialsOf(id), elsewhere()]);
      expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(1);
      expect(provider.refreshes).toBe(before + 1);
    } finally {
      await other.close();
    }
    await minutesPass(id, 70);
    expect(await credentialsOf(id)).toMatchObject({ accessToken: expect.any(String) });
  });

  it('tells an error of the key as it is, and not as a lost consent', async () => {
    const { id } = await consented();
    await minutesPass(id, 70);
    const other = await connect(terminal.url, { secretKey: 'another key than that of the test suites' });
    try {
      const failure = await mailCredentials({ ...terminal.dependencies, database: other }, id).catch(
        (error: unknown) => error,
      );
      expect(failure).toBeInstanceOf(Error);
      expect(failure).not.toBeInstanceOf(NoConsent);
    } finally {
      await other.close();
    }
    expect(await recordOf(id)).toMatchObject({ consentedAt: expect.any(String) });
  });

  it('is read with the old token while the provider is out of order, then says why it is not', async () => {
    const { id } = await consented();
    await minutesPass(id, 56);
    provider.behave({ isBroken: true });
    await server.read(id);
    await minutesPass(id, 10);
    await expect(server.read(id)).rejects.toMatchObject({
      type: 'mail_server_away',
      details: [{ reason: expect.stringMatching(/^consent: /) }],
    });
    expect(await stored(id)).toMatchObject({ refresh: expect.any(String) });
    provider.behave({ isBroken: false });
    await server.read(id);
  });

  it('an account whose owner has let us in for another mailbox or another server is asked for anew', async () => {
    for (const some of [{ user: 'ktos-inny' }, { imapHost: 'obcy.example' }, { signIn: 'microsoft' }]) {
      const { id } = await consented();
      await records().update({ ...systemActor, system: false, fullRights: true }, 'emailAccount', id, some);
      expect(await stored(id)).toEqual({ refresh: null, access: null });
      expect(await recordOf(id)).toMatchObject({ consentedAt: null });
    }
  });
});

it('the consent to an account that has gone over to another provider meanwhile is not taken', async () => {
  const { id, user } = await account();
  const code = await codeFor(user);
  await records().updateOnly(systemActor, 'emailAccount', id, { signIn: 'microsoft' });
  await expect(take(id, code)).rejects.toMatchObject({ type: 'mail_consent_expired' });
  expect(await stored(id)).toEqual({ refresh: null, access: null });
});

describe('an account at Microsoft', () => {
  beforeEach(() => provider.behave({ rotates: true }));

  const atMicrosoft = async (some: RecordInput = {}) => {
    const made = await server.account({ signIn: 'microsoft', password: null, ...some });
    await take(made.id, await codeFor(made.user), verifier, 'microsoft');
    return made;
  };
  /** The refresh token as the provider knows it. */
  const refreshTokenOf = async (id: number): Promise<string> =>
    terminal.database.secrets.open((await stored(id))?.refresh ?? '');

  it('is read by a token, and each refresh stores the new refresh token, which the next one uses', async () => {
    const { id, user } = await atMicrosoft();
    await arrives(user, 'Z Outlooka');
    const known = [await refreshTokenOf(id)];
    const before = provider.refreshes;
    for (let round = 1; round <= 3; round += 1) {
      await minutesPass(id, 70);
      await server.read(id);
      expect(provider.lastRefreshToken).toBe(known.at(-1));
      known.push(await refreshTokenOf(id));
    }
    expect(provider.refreshes).toBe(before + 3);
    expect(new Set(known).size).toBe(4);
    expect(await server.held(id)).toMatchObject([{ subject: 'Z Outlooka' }]);
  });

  it('an account whose refresh is refused is read no more, and its owner is told once until they agree again', async () => {
    const [owner] = await terminal.rows(sql<{ id: number }>`select id from "user" where login = 'sales'`);
    const { id, user } = await atMicrosoft({ isGeneral: false, users: [{ user: owner?.id }] });
    provider.revoke(user);
    await minutesPass(id, 70);
    await expect(server.read(id)).rejects.toMatchObject({
      details: [{ reason: expect.stringMatching(/^consent: invalid_grant: /) }],
    });
    expect(await server.activities.tryMailbox({ emailAccountId: id })).toMatchObject({ fault: 'consent' });
    expect(await stored(id)).toEqual({ refresh: null, access: null });
    const told = await terminal.rows(sql<{ userId: number }>`
      select user_id as "userId" from notification where object_name = 'emailAccount' and object_id = ${id}`);
    expect(told).toEqual([{ userId: owner?.id }]);
    await take(id, await codeFor(user), verifier, 'microsoft');
    await server.read(id);
  });
});

describe('a consent', () => {
  it('a consent that was taken back ends the reading, and the users of the account are notified once', async () => {
    const [reader] = await terminal.rows(sql<{ id: number }>`select id from "user" where login = 'sales'`);
    const { id, user } = await consented({ isGeneral: false, users: [{ user: reader?.id }] });
    provider.revoke(user);
    // The mail server refuses the token first; the provider is asked at the next try.
    await expect(server.read(id)).rejects.toMatchObject({
      details: [{ reason: expect.stringMatching(/^password: /) }],
    });
    const lost = {
      reason: expect.stringMatching(/^consent: invalid_grant: Token has been expired or revoked/),
    };
    await expect(server.read(id)).rejects.toMatchObject({ details: [lost] });
    await expect(server.read(id)).rejects.toMatchObject({ details: [{ reason: 'settings' }] });
    expect(await server.activities.readReceiving({ emailAccountId: id })).toEqual({ receives: false });
    const told = await terminal.rows(sql<{ userId: number; description: string }>`
      select user_id as "userId", description from notification where object_name = 'emailAccount' and object_id = ${id}`);
    expect(told).toMatchObject([{ userId: reader?.id, description: expect.stringContaining('revoked') }]);
    await take(id, await codeFor(user));
    await server.read(id);
  });

  it('is not taken with a code that another browser was given', async () => {
    const { id, user } = await account();
    const code = await codeFor(user);
    const refused = { type: 'mail_consent_refused' };
    await expect(take(id, code, 'w'.repeat(43))).rejects.toMatchObject(refused);
    await expect(take(id, 'wymyślony')).rejects.toMatchObject(refused);
    expect(await stored(id)).toEqual({ refresh: null, access: null });
  });

  it('a consent that is missing is what the trial of the account names', async () => {
    const trial = async (id: number) => server.activities.tryMailbox({ emailAccountId: id });
    const { id, user } = await account();
    expect(await trial(id)).toMatchObject({ fault: 'consent' });
    await take(id, await codeFor(user));
    expect(await trial(id)).toMatchObject({ fault: null });
  });
});

describe('a letter of such an account', () => {
  it('is sent with a token (XOAUTH2), and its copy put into the folder of sent mail', async () => {
    const seen: unknown[] = [];
    const { ca, privateKey } = server.peer;
    const smtp = new SMTPServer({
      secure: true,
      cert: ca,
      key: privateKey,
      authMethods: ['XOAUTH2'],
      onAuth: ({ method, username, accessToken }, _session, answer) => {
        seen.push([method, username, accessToken]);
        answer(null, { user: username ?? '' });
      },
      onData: (stream, _session, answer) => void stream.on('end', () => answer()).resume(),
    });
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
    const smtpPort = (smtp.server.address() as AddressInfo).port;
    try {
      const { id, user } = await consented({ smtpHost: 'localhost', smtpPort, smtpTls: true });
      const sending = sendMailActivities({
        ...terminal.dependencies,
        openImap: server.openImap,
        mail: smtpSender('smtp://127.0.0.1:9', { ca }),
      });
      const { id: outgoingEmailId } = await records().create(systemActor, 'outgoingEmail', {
        to: 'klient@firma.example',
        subject: 'Oferta',
        body: 'W załączeniu',
        status: 'queued',
        emailAccount: id,
      });
      const deliver = () => sending.deliverMail({ outgoingEmailId });
      const taken = (await new MockActivityEnvironment().run(deliver)) as TakenMail;
      expect(seen).toEqual([['XOAUTH2', user, expect.stringMatching(/^access-/)]]);
      await sending.closeMail({ key: 'oauth:closed', outgoingEmailId, outcome: { sent: true, ...taken } });
      await new MockActivityEnvironment().run(() => sending.keepSentCopy({ outgoingEmailId }));
      await server.read(id);
      expect(await server.recognised(id)).toMatchObject([{ kind: 'sentCopy', letter: outgoingEmailId }]);
    } finally {
      await new Promise<void>((resolve) => smtp.close(resolve));
    }
  });
});
