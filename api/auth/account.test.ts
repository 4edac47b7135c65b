import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '#database/demo/people.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { carryOutAccountRequests, lastLetter, lettersTo, tokenOfLink } from '../testing/letters.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Answer } from '../testing/visitor.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.close());
beforeEach(() => api.database.sql.deleteFrom('throttle').execute());

let people = 0;
const somebody = () => {
  people += 1;
  return {
    name: 'Jan Nowak',
    login: `jan${people}`,
    email: `jan${people}@nowak.example`,
    password: 'siedem7',
    isFirm: false,
  };
};
const firm = {
  isFirm: true,
  firmName: 'Nowak i Synowie',
  phone: '+48 600 100 200',
  country: 'PL',
  companyDepartment: 'Zakupy',
  commercialInChargeOfYou: 'Halina Handlowa',
  notVatNumber: false,
  vatNumber: '526-025-02-74',
  address: 'ul. Portowa 1',
  postalCode: '80-001',
  city: 'Gdańsk',
  deliveryDepartment: 'Magazyn',
};

/** Posts a request of somebody who is not signed in, and then does what it has put into the outbox. */
const ask = async (path: string, body: object): Promise<Answer> => {
  const answer = await api.visitor().post(`/auth/${path}`, body);
  await carryOutAccountRequests(api.database);
  return answer;
};
const register = (body: object) => ask('register', body);
const signIn = (email: string, password: string) => api.visitor().post('/auth/login', { email, password });
const confirm = (token: string) => ask('confirm_email', { token });
const userOf = async (email: string) => {
  const { rows } = await sql<{ id: number }>`select id from "user" where email = ${email}`.execute(
    api.database.sql,
  );
  return api.database.records.get(systemActor, 'user', rows[0]?.id ?? 0);
};
const registered = async () => {
  const person = somebody();
  expect(await register(person)).toMatchObject({ status: 200, body: { result: true } });
  return person;
};
const confirmed = async () => {
  const person = await registered();
  await confirm(tokenOfLink(await lastLetter(api.database, person.email, 'confirmEmail')));
  return person;
};
const resetToken = async (email: string) => {
  await ask('forgot_password', { email });
  return tokenOfLink(await lastLetter(api.database, email, 'resetPassword'));
};

describe('registering', () => {
  it('makes an account from outside that opens once its address is confirmed', async () => {
    const person = await registered();
    expect(await userOf(person.email)).toMatchObject({ externalUser: true, emailConfirmed: false });
    expect(await signIn(person.email, person.password)).toMatchObject({
      status: 403,
      body: { code: 'email_not_confirmed' },
    });
    expect(await signIn(person.email, 'another7')).toMatchObject({ body: { code: 'invalid_credentials' } });
    const { link } = await lastLetter(api.database, person.email, 'confirmEmail');
    expect(link).toMatch(/^https:\/\/keja\.example\/email-confirmation\/[0-9a-z-]+$/);
    expect((await confirm(tokenOfLink({ link }))).status).toBe(200);
    expect((await signIn(person.login, person.password)).status).toBe(200);
  });

  it('registering with an invisible name is refused, and leaves no outbox row that is tried for ever', async () => {
    const asked = () => sql`select id from outbox where kind = 'account'`.execute(api.database.sql);
    const before = await asked();
    for (const [field, form] of [
      ['name', { ...somebody(), name: '\u200b\u202e' }],
      ['firmName', { ...somebody(), ...firm, firmName: '\u2060' }],
    ] as const)
      expect(await register(form)).toMatchObject({
        status: 422,
        body: { errors: [{ field, code: 'required' }] },
      });
    expect((await asked()).rows).toEqual(before.rows);
  });

  it('registering with a name that is too long once it is composed is refused', async () => {
    // U+0958 has no composed form, so it becomes two characters.
    expect(await register({ ...somebody(), name: '\u0958'.repeat(200) })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'name', code: 'too_long' }] },
    });
  });

  it('a firm that registers is created once its address is confirmed, with its person and what was written', async () => {
    const person = { ...somebody(), ...firm };
    await register(person);
    const before = await userOf(person.email);
    expect(before).toMatchObject({ useCustomerAccess: true, counterparty: null });
    const { rows: firms } = await sql`
      select 1 from counterparty where name = 'Nowak i Synowie'`.execute(api.database.sql);
    expect(firms).toEqual([]);
    const { link } = await lastLetter(api.database, person.email, 'confirmEmail');
    expect((await confirm(tokenOfLink({ link }))).status).toBe(200);
    const user = await userOf(person.email);
    expect(user).toMatchObject({
      useCustomerAccess: true,
      counterparty: { presentation: 'Nowak i Synowie' },
    });
    const counterparty = await api.database.records.get(
      systemActor,
      'counterparty',
      Number(user.counterpartyId),
    );
    expect(counterparty).toMatchObject({ nip: '5260250274', isCustomer: true, postCode: '80-001' });
    const admin = await api.signedIn('admin');
    const { body } = await admin.get('/registrations', { filter: { user: user.id } });
    expect(body).toMatchObject({
      rows: [
        { companyDepartment: 'Zakupy', deliveryDepartment: 'Magazyn', counterpartyId: user.counterpartyId },
      ],
    });
  });

  it('a firm that registers from overseas has its country', async () => {
    const person = {
      ...somebody(),
      ...firm,
      firmName: 'Straits Trading',
      country: 'SG',
      vatNumber: '201012345Z',
    };
    await register(person);
    await confirm(tokenOfLink(await lastLetter(api.database, person.email, 'confirmEmail')));
    const { counterpartyId } = await userOf(person.email);
    const counterparty = await api.database.records.get(systemActor, 'counterparty', Number(counterpartyId));
    expect(counterparty).toMatchObject({ nip: '201012345Z', country: { presentation: 'Singapur' } });
  });

  it('never joins a firm by its VAT number: that is for an administrator to decide', async () => {
    // The number of a firm of the demo.
    await register({ ...somebody(), ...firm, vatNumber: '5252344078', firmName: 'Nawozy' });
    const email = `jan${people}@nowak.example`;
    const user = await userOf(email);
    expect(user.counterpartyId).toBeNull();
    const admin = await api.signedIn('admin');
    const { body } = await admin.get('/registrations', { filter: { user: user.id } });
    expect(body).toMatchObject({ rows: [{ knownFirm: { presentation: 'Nawozy Kwidzyn S.A.' } }] });
  });

  it('tells administrators, who give the account its rights, and nobody else', async () => {
    const person = await registered();
    const user = await userOf(person.email);
    const admin = await api.signedIn('admin');
    const filter = { objectName: 'user', objectId: user.id };
    expect((await admin.get('/notification', { filter })).body).toMatchObject({
      rows: [{ title: `Zarejestrowano nowe konto: ${person.name}`, read: false }],
    });
    const operator = await api.signedIn('operator');
    expect((await operator.get('/notification', { filter })).body).toMatchObject({ rows: [] });
  });

  it('begins with the roles that everybody from outside begins with', async () => {
    const role = await api.database.records.predefined(systemActor, 'userRole', 'forwarder');
    const { id } = await api.database.records.create(systemActor, 'defaultRole', { userRole: role.id });
    const person = await registered();
    expect(await userOf(person.email)).toMatchObject({ roles: [{ userRoleId: role.id }] });
    await api.database.records.changeDeletionMark(systemActor, 'defaultRole', id, true);
  });

  it('answers the same for an address that is known, and its owner gets a letter about it', async () => {
    const before = await userOf('admin@keja.example');
    const answer = await register({ ...somebody(), email: String(before.email).toUpperCase() });
    expect(answer).toMatchObject({ status: 200, body: { result: true } });
    expect(await lastLetter(api.database, String(before.email), 'alreadyRegistered')).toMatchObject({
      login: before.login,
      link: expect.stringContaining('/password-reset/'),
    });
    expect((await signIn(String(before.email), 'siedem7')).status).toBe(401);
    expect((await signIn(String(before.email), demoPassword)).status).toBe(200);
  });

  it('a registration under a login that is in use gets another one, and the letter says which', async () => {
    const person = { ...somebody(), login: 'ADMIN' };
    await register(person);
    expect(await userOf(person.email)).toMatchObject({ login: 'ADMIN2' });
    expect(await lastLetter(api.database, person.email, 'confirmEmail')).toMatchObject({ login: 'ADMIN2' });
  });

  it('registering the same address twice at once makes one account', async () => {
    const person = somebody();
    await Promise.all([
      api.visitor().post('/auth/register', person),
      api.visitor().post('/auth/register', person),
    ]);
    await carryOutAccountRequests(api.database);
    const letters = await lettersTo(api.database, person.email);
    expect(letters.map(({ letter }) => letter)).toEqual(['confirmEmail', 'alreadyRegistered']);
  });

  it('is refused field by field before anything is asked for', async () => {
    const { status, body } = await register({
      isFirm: true,
      email: 'x',
      password: '123',
      country: 'PL',
      vatNumber: '1',
    });
    expect(status).toBe(422);
    expect((body as { errors: { field: string; code: string }[] }).errors).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ field: 'name', code: 'required' }),
        expect.objectContaining({ field: 'email', code: 'email_invalid' }),
        expect.objectContaining({ field: 'password', code: 'too_short' }),
        expect.objectContaining({ field: 'vatNumber', code: 'nip_invalid' }),
      ]),
    );
  });

  it('writes no password, link or address in clear where the relay reads it', async () => {
    const person = await registered();
    const { rows } = await sql`select payload from outbox`.execute(api.database.sql);
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${person.email}|${person.password}`));
    const { rows: letters } = await sql`select subject, body, letter_facts from outgoing_email`.execute(
      api.database.sql,
    );
    expect(JSON.stringify(letters)).not.toMatch(/email-confirmation\/[0-9a-z]|password-reset\/[0-9a-z]/);
  });
});

describe('the link of a confirmation', () => {
  it('says the same when it is opened again, and does not bring back who was switched off', async () => {
    const person = await registered();
    const token = tokenOfLink(await lastLetter(api.database, person.email, 'confirmEmail'));
    expect((await Promise.all([confirm(token), confirm(token)])).map(({ status }) => status)).toEqual([
      200, 200,
    ]);
    const { id } = await userOf(person.email);
    await api.database.records.update(systemActor, 'user', id, { isActive: false });
    await confirm(token);
    expect((await signIn(person.email, person.password)).status).toBe(401);
  });

  it('opens nothing once another was sent, or if it is invented', async () => {
    const person = await registered();
    const first = tokenOfLink(await lastLetter(api.database, person.email, 'confirmEmail'));
    await ask('resend_confirmation', { email: person.email });
    const second = tokenOfLink(await lastLetter(api.database, person.email, 'confirmEmail'));
    for (const token of [first, 'x', `${second}0`])
      expect(await confirm(token)).toMatchObject({
        status: 410,
        body: { code: 'confirmation_link_expired' },
      });
    expect((await confirm(second)).status).toBe(200);
  });

  it('opens nothing once it is too old', async () => {
    const person = await registered();
    // A token consists of the id of the user, the second at which it expires (both in base 36), and a random part.
    const [userId, , random] = tokenOfLink(
      await lastLetter(api.database, person.email, 'confirmEmail'),
    ).split('-');
    /** The status of a link that expires so many seconds from now. Its hash is stored, so only its age can refuse it. */
    const statusOfLink = async (secondsFromNow: number): Promise<number> => {
      const expires = Math.floor(Date.now() / 1000) + secondsFromNow;
      const token = [userId, expires.toString(36), random].join('-');
      const hash = `sha256:${createHash('sha256').update(token).digest('hex')}`;
      await sql`update "user" set email_confirmation_token = ${hash} where email = ${person.email}`.execute(
        api.database.sql,
      );
      return (await confirm(token)).status;
    };
    expect(await statusOfLink(-1)).toBe(410);
    expect(await userOf(person.email)).toMatchObject({ emailConfirmed: false });
    expect(await statusOfLink(60)).toBe(200);
  });

  it('is sent again neither to an address that is confirmed nor to one that nobody has', async () => {
    const person = await confirmed();
    for (const email of [person.email, 'nobody@keja.example'])
      expect(await ask('resend_confirmation', { email })).toMatchObject({
        status: 200,
        body: { result: true },
      });
    expect(await lettersTo(api.database, person.email)).toHaveLength(1);
    expect(await lettersTo(api.database, 'nobody@keja.example')).toEqual([]);
  });
});

describe('a forgotten password', () => {
  it('is set anew by a link that works once, ends every session, and is told', async () => {
    const person = await confirmed();
    const visitor = api.visitor();
    await visitor.post('/auth/login', { email: person.email, password: person.password });
    const token = await resetToken(person.email);
    const set = (password: string) => ask('reset_password', { token, password });
    expect(await set('123456')).toMatchObject({ status: 422, body: { errors: [{ field: 'password' }] } });
    expect((await set('nowe-haslo')).status).toBe(200);
    expect(await set('inne-haslo')).toMatchObject({ status: 410, body: { code: 'reset_link_expired' } });
    expect((await visitor.get('/auth/profile')).status).toBe(401);
    expect((await signIn(person.email, person.password)).status).toBe(401);
    expect((await signIn(person.email, 'nowe-haslo')).status).toBe(200);
    expect(await lastLetter(api.database, person.email, 'passwordChanged')).toMatchObject({
      address: '127.0.0.1',
    });
    const admin = await api.signedIn('admin');
    await expect
      .poll(async () => (await admin.get('/access_log', { filter: { action: 'PasswordChanged' } })).body)
      .toMatchObject({ rows: [{ user: { presentation: person.name } }] });
  });

  it('is set by one of two who open the link at once', async () => {
    const person = await confirmed();
    const token = await resetToken(person.email);
    const answers = await Promise.all(
      ['pierwsze', 'drugie-7'].map((password) =>
        api.visitor().post('/auth/reset_password', { token, password }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 410]);
  });

  it('set by the link of a letter shows that the address is its owner’s', async () => {
    const person = await registered();
    const token = await resetToken(person.email);
    await ask('reset_password', { token, password: 'nowe-haslo' });
    expect((await signIn(person.email, 'nowe-haslo')).status).toBe(200);
  });

  it('sends no link to who was switched off or is unknown, and the answer is the same as ever', async () => {
    const person = await confirmed();
    const token = await resetToken(person.email);
    const { id } = await userOf(person.email);
    await api.database.records.update(systemActor, 'user', id, { isActive: false });
    expect((await ask('reset_password', { token, password: 'nowe-haslo' })).status).toBe(410);
    const answers = [];
    for (const email of [person.email, 'nobody@keja.example'])
      answers.push(await ask('forgot_password', { email }));
    expect(answers.map(({ status, body }) => ({ status, body }))).toEqual([
      { status: 200, body: { result: true } },
      { status: 200, body: { result: true } },
    ]);
    expect(
      (await lettersTo(api.database, person.email)).filter(({ letter }) => letter === 'resetPassword'),
    ).toHaveLength(1);
  });

  it.each(['forgot_password', 'resend_confirmation'])('%s needs an address', async (path) => {
    expect(await ask(path, { email: 'jan' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'email', code: 'email_invalid' }] },
    });
  });

  it('is asked for a few times in an hour, and no more', async () => {
    // Six letters an hour to one reader.
    const statuses = [];
    for (let times = 0; times < 7; times += 1)
      statuses.push((await ask('forgot_password', { email: 'often@keja.example' })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });
});

describe('what people ask for who are not signed in', () => {
  it('is done once, however often the relay does it', async () => {
    const person = await registered();
    await sql`update outbox set processed_at = null where kind = 'account'`.execute(api.database.sql);
    await carryOutAccountRequests(api.database);
    expect(await lettersTo(api.database, person.email)).toHaveLength(1);
  });

  it.each(['register', 'confirm_email', 'reset_password', 'forgot_password', 'verify_code', 'login'])(
    '%s is not taken from another site',
    async (path) => {
      const answer = await api
        .visitor()
        .send('POST', `/auth/${path}`, {}, { 'sec-fetch-site': 'cross-site' });
      expect(answer).toMatchObject({ status: 403, body: { code: 'cross_site_write' } });
    },
  );
});
