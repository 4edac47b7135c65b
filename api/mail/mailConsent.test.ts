import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openConsentRequest } from '#database/mail/consentGrant.ts';
import type { RecordInput } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

let api: TestApi;
let admin: Visitor;
let sales: Visitor;
let operator: Visitor;
let salesId: number;
beforeAll(async () => {
  api = await startTestApi({
    environment: { GOOGLE_CLIENT_ID: 'keja-at-google', PUBLIC_URL: 'https://keja.example' },
  });
  [admin, sales, operator] = await Promise.all([
    api.signedIn('admin'),
    api.signedIn('sales'),
    api.signedIn('operator'),
  ]);
  const user = await api.database.sql
    .selectFrom('user')
    .select('id')
    .where('login', '=', 'sales')
    .executeTakeFirstOrThrow();
  salesId = user.id;
});
afterAll(() => api?.close());

const account = async (some: RecordInput = {}): Promise<number> => {
  const fields = { name: 'Handlowy', user: 'handel@keja.example', signIn: 'google', ...some };
  return (await api.database.records.create(systemActor, 'emailAccount', fields)).id;
};
const ask = (by: Visitor, id: number) => by.post(`/email_accounts/${id}/consent`, {});
const take = (by: Visitor, body: Readonly<Record<string, string>>) => by.post('/email_account_consent', body);
const asked = async (by: Visitor, id: number): Promise<URL> =>
  new URL(((await ask(by, id)).body as { url: string }).url);

describe('the owner of a mailbox', () => {
  it('is led to the page of the provider, which sends the browser back to us', async () => {
    const page = await asked(admin, await account());
    expect(page.origin + page.pathname).toBe('https://accounts.google.com/o/oauth2/v2/auth');
    expect(Object.fromEntries(page.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'keja-at-google',
      redirect_uri: 'https://keja.example/mail-consent',
      scope: 'https://mail.google.com/',
      access_type: 'offline',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      login_hint: 'handel@keja.example',
    });
    const state = page.searchParams.get('state') ?? '';
    expect(state).not.toContain('verifier');
    expect(() => openConsentRequest(api.database.secrets, state, salesId)).toThrow('mail_consent_expired');
  });

  it('is asked where they use the account themselves', async () => {
    const id = await account({ isGeneral: false, users: [{ user: salesId }] });
    expect((await ask(sales, id)).status).toBe(200);
  });

  it('is not asked by somebody else', async () => {
    expect((await ask(operator, await account({ isGeneral: true }))).status).toBe(403);
  });

  it('is not asked for an account with a password, or where the provider does not know us', async () => {
    const withPassword = await ask(admin, await account({ signIn: 'password', password: 'tajne' }));
    expect(withPassword).toMatchObject({ status: 409, body: { code: 'mail_account_unusable' } });
    const notSet = await ask(admin, await account({ signIn: 'microsoft' }));
    expect(notSet).toMatchObject({
      status: 409,
      body: { code: 'mail_sign_in_not_set', params: { setting: 'MICROSOFT_CLIENT_ID' } },
    });
  });
});

describe('the owner of a mailbox at Microsoft', () => {
  let atMicrosoft: TestApi;
  beforeAll(async () => {
    const environment = {
      MICROSOFT_CLIENT_ID: 'keja-at-microsoft',
      MICROSOFT_TENANT: 'keja.onmicrosoft.example',
      PUBLIC_URL: 'https://keja.example',
    };
    atMicrosoft = await startTestApi({ environment });
  });
  afterAll(() => atMicrosoft?.close());

  it('is led to the page of their tenant, which is asked for receiving, sending and a token that lasts', async () => {
    const { records } = atMicrosoft.database;
    const fields = { name: 'Handlowy', user: 'handel@keja.example', signIn: 'microsoft' };
    const { id } = await records.create(systemActor, 'emailAccount', fields);
    const page = await asked(await atMicrosoft.signedIn('admin'), id);
    expect(page.origin + page.pathname).toBe(
      'https://login.microsoftonline.com/keja.onmicrosoft.example/oauth2/v2.0/authorize',
    );
    expect(Object.fromEntries(page.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'keja-at-microsoft',
      redirect_uri: 'https://keja.example/mail-consent',
      code_challenge_method: 'S256',
      login_hint: 'handel@keja.example',
    });
    expect(page.searchParams.get('scope')?.split(' ').toSorted()).toEqual([
      'https://outlook.office.com/IMAP.AccessAsUser.All',
      'https://outlook.office.com/SMTP.Send',
      'offline_access',
    ]);
  });
});

describe('what the provider sends back', () => {
  it('is refused where we did not ask, or another person did', async () => {
    const state = (await asked(admin, await account({ isGeneral: true }))).searchParams.get('state') ?? '';
    const expired = { status: 410, body: { code: 'mail_consent_expired' } };
    expect(await take(admin, { state: 'wymyślony', code: 'x' })).toMatchObject(expired);
    expect(await take(admin, { state: `${state}x`, code: 'x' })).toMatchObject(expired);
    expect(await take(sales, { state, code: 'x' })).toMatchObject(expired);
  });

  it('is told where the owner has refused', async () => {
    const state = (await asked(admin, await account())).searchParams.get('state') ?? '';
    expect(await take(admin, { state, error: 'access_denied' })).toMatchObject({
      status: 422,
      body: { code: 'mail_consent_refused', params: { reason: 'access_denied' } },
    });
  });
});

describe('an account that is signed in to with a consent', () => {
  it('is served where everybody’s mail is, unless it says otherwise', async () => {
    const { records } = api.database;
    expect(
      await records.get(systemActor, 'emailAccount', await account({ signIn: 'microsoft' })),
    ).toMatchObject({
      imapHost: 'outlook.office365.com',
      smtpHost: 'smtp.office365.com',
      smtpPort: 587,
      smtpTls: false,
    });
    expect(
      await records.get(systemActor, 'emailAccount', await account({ imapHost: 'own.example' })),
    ).toMatchObject({
      imapHost: 'own.example',
      smtpHost: 'smtp.gmail.com',
    });
  });

  it('goes to the servers of another provider with the sign-in, and keeps servers of its own', async () => {
    const { records } = api.database;
    const id = await account({ smtpHost: 'own.example' });
    const { updatedAt } = await records.get(systemActor, 'emailAccount', id);
    const changed = await admin.put(`/email_accounts/${id}`, { signIn: 'microsoft', updatedAt });
    expect(changed).toMatchObject({
      status: 200,
      body: { imapHost: 'outlook.office365.com', smtpHost: 'own.example' },
    });
  });
});
