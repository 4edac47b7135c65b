import { sql } from 'kysely';
import { generate } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemActor } from '#domain/platform/actor.ts';
import { lastLetter, lettersTo } from '../testing/letters.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import { limits } from './throttle.ts';
import type { Answer, Visitor } from '../testing/visitor.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.close());
beforeEach(() => api.database.sql.deleteFrom('throttle').execute());

const password = 'siedem7';
let people = 0;
interface Person {
  readonly id: number;
  readonly email: string;
}
const newPerson = async (some: object = {}): Promise<Person> => {
  people += 1;
  const email = `ewa${people}@keja.example`;
  const { id } = await api.database.records.create(systemActor, 'user', {
    login: `ewa${people}`,
    name: 'Ewa Dwojga Kroków',
    email,
    password,
    ...some,
  });
  return { id, email };
};
const begin = async ({ email }: Person, visitor = api.visitor(), remember = false): Promise<Visitor> => {
  await visitor.post('/auth/login', { email, password, remember });
  return visitor;
};
const verify = (visitor: Visitor, code: string): Promise<Answer> =>
  visitor.post('/auth/verify_code', { code });
const mailedCode = async ({ email }: Person) => (await lastLetter(api.database, email, 'signInCode')).code;
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
/** A minute later, as far as mailed codes are concerned. */
const aMinuteLater = () =>
  sql`update authentication_code set created_at = created_at - interval '61 seconds'`.execute(
    api.database.sql,
  );
/** The code that an app shows so many seconds from now. */
const codeOf = (secret: string, secondsFromNow = 0) =>
  generate({ secret, epoch: Math.floor(Date.now() / 1000) + secondsFromNow });
/** As if no code of the app had been used yet: a code is taken only once, and no older one after it. */
const forgetLastStep = (id: number) =>
  sql`update two_factor set last_step = 0 where user_id = ${id}`.execute(api.database.sql);

/** A person with an authenticator app. */
const withApp = async () => {
  const person = await newPerson();
  const visitor = await begin(person);
  const { secret, uri, qr } = (await visitor.post('/auth/two_factor/totp', { password })).body as Record<
    string,
    string
  >;
  const { status, body } = await visitor.post('/auth/two_factor/totp/confirm', {
    code: await codeOf(secret ?? ''),
  });
  expect(status).toBe(200);
  await forgetLastStep(person.id);
  const { recoveryCodes } = body as { recoveryCodes: string[] };
  return { person, visitor, secret: secret ?? '', uri, qr, recoveryCodes };
};

describe('signing in with a code by e-mail', () => {
  it('takes password and code, and remembers who wished to be remembered', async () => {
    const person = await newPerson({ use2FA: true });
    const visitor = api.visitor();
    const { body } = await visitor.post('/auth/login', { email: person.email, password, remember: true });
    expect(body).toEqual({ result: true, use2FA: true, user: null, method: 'mail' });
    expect((await visitor.get('/auth/pending')).body).toEqual({
      pending: true,
      method: 'mail',
      email: 'e•••@k•••.example',
    });
    const { status, headers, body: answer } = await verify(visitor, await mailedCode(person));
    expect(status).toBe(200);
    expect(answer).toMatchObject({ use2FA: false, user: { id: person.id }, method: null });
    expect(headers.getSetCookie().join('\n')).toMatch(/keja_session=.*Expires=/);
    expect((await visitor.get('/auth/profile')).status).toBe(200);
    expect((await visitor.get('/auth/pending')).body).toMatchObject({ pending: false });
  });

  it('opens nothing while its code is awaited', async () => {
    const visitor = await begin(await newPerson({ use2FA: true, fullRights: true }));
    expect(visitor.cookie()).toMatch(/^keja_second_step=/);
    const stolen = visitor.cookie().replace('keja_second_step', 'keja_session');
    for (const cookie of [visitor.cookie(), stolen]) {
      expect((await api.visitor().send('GET', '/users', undefined, { cookie })).status).toBe(401);
      expect((await api.visitor().send('GET', '/auth/sessions', undefined, { cookie })).status).toBe(401);
    }
    expect((await visitor.get('/auth/session')).body).toEqual({ result: false, user: null, endedFor: null });
  });

  it('needs a sign-in that waits', async () => {
    expect(await verify(api.visitor(), '123456')).toMatchObject({
      status: 401,
      body: { code: 'second_step_missing' },
    });
  });

  it('counts wrong codes: after five, the right one has expired', async () => {
    const person = await newPerson({ use2FA: true });
    const visitor = await begin(person);
    const code = await mailedCode(person);
    for (const attemptsLeft of [4, 3, 2, 1, 0])
      expect(await verify(visitor, wrong(code))).toMatchObject({
        status: 422,
        body: { code: 'verification_code_invalid', params: { attemptsLeft } },
      });
    expect(await verify(visitor, code)).toMatchObject({
      status: 410,
      body: { code: 'verification_code_expired' },
    });
    await aMinuteLater();
    expect((await visitor.post('/auth/resend_code')).status).toBe(200);
    expect((await verify(visitor, await mailedCode(person))).status).toBe(200);
  });

  it('sends another code a minute later and not before; the one before is worth nothing', async () => {
    const person = await newPerson({ use2FA: true });
    const visitor = await begin(person);
    const first = await mailedCode(person);
    const { status, headers } = await visitor.post('/auth/resend_code');
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
    await aMinuteLater();
    expect((await visitor.post('/auth/resend_code')).status).toBe(200);
    const second = await mailedCode(person);
    if (first !== second) expect((await verify(visitor, first)).status).toBe(422);
    expect((await verify(visitor, second)).status).toBe(200);
  });

  it('refuses a code that has expired, and a sign-in that has waited for too long', async () => {
    const person = await newPerson({ use2FA: true });
    const visitor = await begin(person);
    const code = await mailedCode(person);
    await sql`update authentication_code set period = now() where user_id = ${person.id}`.execute(
      api.database.sql,
    );
    expect(await verify(visitor, code)).toMatchObject({ body: { code: 'verification_code_expired' } });
    await sql`update pending_sign_in set expires_at = now() where user_id = ${person.id}`.execute(
      api.database.sql,
    );
    expect(await verify(visitor, code)).toMatchObject({ body: { code: 'second_step_missing' } });
    expect((await visitor.get('/auth/pending')).body).toMatchObject({ pending: false });
  });

  it('a code by e-mail that is sent twice at once makes one session', async () => {
    const person = await newPerson({ use2FA: true });
    const visitor = await begin(person);
    const code = await mailedCode(person);
    const answers = await Promise.all([verify(visitor, code), verify(visitor, code)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('comes to nothing when the password changes or the person is switched off meanwhile', async () => {
    for (const change of [{ password: 'inne-haslo' }, { isActive: false }]) {
      const person = await newPerson({ use2FA: true });
      const visitor = await begin(person);
      await api.database.records.update(systemActor, 'user', person.id, change);
      expect(await verify(visitor, await mailedCode(person))).toMatchObject({ status: 401 });
    }
  });

  it('refuses the code of another person', async () => {
    const [one, other] = [await newPerson({ use2FA: true }), await newPerson({ use2FA: true })];
    const visitor = await begin(one);
    await begin(other);
    const [own, theirs] = [await mailedCode(one), await mailedCode(other)];
    if (own !== theirs) expect((await verify(visitor, theirs)).status).toBe(422);
    expect((await verify(visitor, own)).status).toBe(200);
  });

  it('keeps no code that could be read', async () => {
    const person = await newPerson({ use2FA: true });
    await begin(person);
    const code = await mailedCode(person);
    const { rows } = await sql`select (select json_agg(a) from authentication_code a) as codes,
      (select json_agg(e) from outgoing_email e) as letters, (select json_agg(o) from outbox o) as outbox`.execute(
      api.database.sql,
    );
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`\\b${code}\\b`));
  });
});

describe('signing in with an app', () => {
  it('is set up by a QR code and one code of the app', async () => {
    const { uri, qr, recoveryCodes, visitor, person } = await withApp();
    expect(uri).toMatch(/^otpauth:\/\/totp\/.*secret=[A-Z2-7]{32}/);
    expect(qr).toMatch(/^<svg[^>]*>.*<\/svg>\s*$/s);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await visitor.get('/auth/two_factor')).body).toEqual({
      use2FA: true,
      method: 'totp',
      recoveryCodesLeft: 10,
    });
    expect((await lettersTo(api.database, person.email)).map(({ letter }) => letter)).toContain(
      'secondStepOn',
    );
  });

  it.each([-30, 0, 30])('takes a code of %s seconds from now, once', async (seconds) => {
    const { person, secret } = await withApp();
    const code = await codeOf(secret, seconds);
    expect((await verify(await begin(person), code)).status).toBe(200);
    expect(await verify(await begin(person), code)).toMatchObject({
      status: 422,
      body: { code: 'verification_code_invalid' },
    });
  });

  it('takes no older code than the one last used, and none of two minutes ago', async () => {
    const { person, secret } = await withApp();
    expect((await verify(await begin(person), await codeOf(secret, -120))).status).toBe(422);
    const earlier = await codeOf(secret);
    expect((await verify(await begin(person), await codeOf(secret, 30))).status).toBe(200);
    expect((await verify(await begin(person), earlier)).status).toBe(422);
  });

  it('sent twice at once opens one session', async () => {
    const { person, secret } = await withApp();
    const visitors = [await begin(person), await begin(person)];
    const code = await codeOf(secret);
    const answers = await Promise.all(visitors.map((visitor) => verify(visitor, code)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422]);
  });

  it('goes on slowly after ten guesses, and still takes a recovery code', async () => {
    const { person, secret, recoveryCodes } = await withApp();
    const stranger = await begin(person);
    const guess = wrong(await codeOf(secret));
    for (let attempt = 0; attempt <= limits.codes.points; attempt += 1) await verify(stranger, guess);
    const { status, headers, body } = await verify(stranger, guess);
    expect([status, (body as { code: string }).code]).toEqual([429, 'too_many_attempts']);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(limits.codes.paceSeconds);
    expect((await verify(stranger, recoveryCodes[0] ?? '')).status).toBe(200);
  });

  it('is made where its owner has signed in before, whatever strangers guess', async () => {
    const { person, visitor, secret } = await withApp();
    const stranger = await begin(person);
    const guess = wrong(await codeOf(secret));
    for (let attempt = 0; attempt < limits.codesOfAll.points + 5; attempt += 1) await verify(stranger, guess);
    await visitor.post('/auth/login', { email: person.email, password });
    expect((await verify(visitor, await codeOf(secret))).status).toBe(200);
  });

  it('takes a recovery code instead, each once, however it is typed', async () => {
    const { person, recoveryCodes } = await withApp();
    const [first = '', second = ''] = recoveryCodes;
    expect((await verify(await begin(person), first)).status).toBe(200);
    expect((await verify(await begin(person), first)).status).toBe(422);
    const visitor = await begin(person);
    expect((await verify(visitor, ` ${second.replace('-', ' ').toUpperCase()} `)).status).toBe(200);
    expect((await visitor.get('/auth/two_factor')).body).toMatchObject({ recoveryCodesLeft: 8 });
  });

  it('sends no code by e-mail: who has the mailbox has not the app', async () => {
    const { person } = await withApp();
    expect(await (await begin(person)).post('/auth/resend_code')).toMatchObject({
      status: 409,
      body: { code: 'code_by_app' },
    });
  });

  it('keeps its secret sealed', async () => {
    const { secret } = await withApp();
    const { rows } = await sql`select * from two_factor`.execute(api.database.sql);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });
});

describe('one’s own second step', () => {
  it('a second step by e-mail is switched on with the code that was sent', async () => {
    const person = await newPerson();
    const visitor = await begin(person);
    expect((await visitor.post('/auth/two_factor/mail', { password })).status).toBe(200);
    const code = await mailedCode(person);
    expect((await visitor.post('/auth/two_factor/mail/confirm', { code: wrong(code) })).status).toBe(422);
    expect((await visitor.post('/auth/two_factor/mail/confirm', { code })).body).toMatchObject({
      recoveryCodes: expect.any(Array),
    });
    expect((await visitor.get('/auth/two_factor')).body).toMatchObject({ use2FA: true, method: 'mail' });
  });

  it('a second step by an app counts only once a code of it was typed', async () => {
    const person = await newPerson();
    const visitor = await begin(person);
    const confirm = (code: string) => visitor.post('/auth/two_factor/totp/confirm', { code });
    expect(await confirm('123456')).toMatchObject({ status: 409, body: { code: 'two_factor_not_begun' } });
    const { secret } = (await visitor.post('/auth/two_factor/totp', { password })).body as { secret: string };
    expect((await confirm(wrong(await codeOf(secret)))).status).toBe(422);
    expect((await begin(person)).cookie()).toMatch(/keja_session/);
  });

  it.each(['totp', 'mail'])(
    'one’s own second step by %s is not begun by whoever holds the session alone',
    async (how) => {
      const visitor = await begin(await newPerson());
      expect(await visitor.post(`/auth/two_factor/${how}`)).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'password', code: 'required' }] },
      });
      expect(await visitor.post(`/auth/two_factor/${how}`, { password: 'inne-haslo' })).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'password', code: 'password_wrong' }] },
      });
      expect((await visitor.get('/auth/two_factor')).body).toMatchObject({ use2FA: false });
    },
  );

  it('is not swapped silently: the app stays until it is switched off by password', async () => {
    const { visitor, person } = await withApp();
    for (const how of ['totp', 'mail'])
      expect(await visitor.post(`/auth/two_factor/${how}`, { password })).toMatchObject({
        status: 409,
        body: { code: 'two_factor_on' },
      });
    expect(await visitor.post('/auth/two_factor/off', { password: 'inne-haslo' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'password', code: 'password_wrong' }] },
    });
    expect((await visitor.post('/auth/two_factor/off', { password })).status).toBe(200);
    expect((await visitor.get('/auth/two_factor')).body).toEqual({
      use2FA: false,
      method: null,
      recoveryCodesLeft: 0,
    });
    expect((await lettersTo(api.database, person.email)).at(-1)?.letter).toBe('secondStepOff');
  });

  it('gets new recovery codes for the password, and the old ones are worth nothing', async () => {
    const { visitor, person, recoveryCodes } = await withApp();
    const { body } = await visitor.post('/auth/two_factor/recovery_codes', { password });
    const fresh = (body as { recoveryCodes: string[] }).recoveryCodes;
    expect((await verify(await begin(person), recoveryCodes[0] ?? '')).status).toBe(422);
    expect((await verify(await begin(person), fresh[0] ?? '')).status).toBe(200);
  });

  it('is forgotten when an administrator switches it off: the app of before opens nothing later', async () => {
    const { person, secret } = await withApp();
    const admin = await api.signedIn('admin');
    await admin.put(`/users/${person.id}`, { use2FA: false });
    await admin.put(`/users/${person.id}`, { use2FA: true });
    const visitor = await begin(person);
    expect((await visitor.get('/auth/pending')).body).toMatchObject({ method: 'mail' });
    const [code, ofApp] = [await mailedCode(person), await codeOf(secret)];
    if (code !== ofApp) expect((await verify(visitor, ofApp)).status).toBe(422);
    expect((await verify(visitor, code)).status).toBe(200);
  });

  it('returns 401 to whoever is not signed in', async () => {
    for (const path of ['/auth/two_factor', '/auth/sessions', '/auth/profile'])
      expect((await api.visitor().get(path)).status).toBe(401);
    expect((await api.visitor().post('/auth/two_factor/totp')).status).toBe(401);
  });
});
