import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { unsubscribeLink } from '#database/mail/unsubscribeLink.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';

/** How readers of a mailing unsubscribe, who have nothing but the link in their letter. */
let api: TestApi;
let person: number;
let recipient: number;
let address: string;

const create = (object: string, input: Record<string, unknown>): Promise<number> =>
  api.database.records.createOnly(systemActor, object, input);
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.close());
let turn = 0;
beforeEach(async () => {
  turn += 1;
  const email = `hans${turn}@bau.example`;
  person = await create('contactPerson', { name: 'Hans', email, emailConsent: true, language: 'de' });
  const mailing = await create('mailing', { name: 'Preise' });
  recipient = await create('mailingRecipient', {
    mailing,
    contactPerson: person,
    name: 'Hans',
    email,
    status: 'queued',
  });
  address = unsubscribeLink(api.database.secrets, api.url, recipient);
});

const consent = async () => {
  const { emailConsent, consentSource } = await api.database.records.get(
    systemActor,
    'contactPerson',
    person,
  );
  return { emailConsent, consentSource };
};
const agreed = { emailConsent: true, consentSource: null };
const takenBack = { emailConsent: false, consentSource: 'List-Unsubscribe: Preise' };
const oneClick = () => new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
const formData = () => {
  const form = new FormData();
  form.set('List-Unsubscribe', 'One-Click');
  return form;
};

describe('the address in a letter of a mailing', () => {
  it.each(['GET', 'HEAD'])('changes nothing when a program only looks at it (%s)', async (method) => {
    const answer = await fetch(address, { method });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await consent()).toEqual(agreed);
  });

  it.each([
    ['an encoded form', oneClick],
    ['form data', formData],
    ['nothing in it', () => undefined],
  ])('takes the consent back with one request that has %s', async (_what, body) => {
    const answer = await fetch(address, { method: 'POST', body: body() ?? null });
    expect([answer.status, await answer.text()]).toEqual([
      200,
      expect.stringContaining('erhält keine solchen Nachrichten mehr'),
    ]);
    expect(await consent()).toEqual(takenBack);
    expect((await fetch(address, { method: 'POST', body: body() ?? null })).status).toBe(200);
    expect(await consent()).toEqual(takenBack);
  });

  it('asks again, and takes the consent back again, when the person has agreed since', async () => {
    await fetch(address, { method: 'POST', body: oneClick() });
    const { records } = api.database;
    await records.updateOnly(systemActor, 'contactPerson', person, {
      emailConsent: true,
      consentSource: null,
    });
    expect(await (await fetch(address)).text()).toContain('<form method="post">');
    await fetch(address, { method: 'POST', body: oneClick() });
    expect(await consent()).toEqual(takenBack);
  });

  it.each<[string, (token: string) => string]>([
    ['of another recipient', (token) => token.replace(/^\d+/, String(recipient + 1))],
    ['that is cut short', (token) => token.slice(0, -1)],
    ['without its proof', (token) => token.replace(/-.*/, '')],
    ['of an ordinary number', () => String(recipient)],
  ])('is unknown with a proof %s, and changes nothing', async (_what, forged) => {
    const token = address.split('/').at(-1) ?? '';
    const guessed = address.replace(token, forged(token));
    for (const method of ['GET', 'POST']) expect((await fetch(guessed, { method })).status).toBe(404);
    expect(await consent()).toEqual(agreed);
  });
});
