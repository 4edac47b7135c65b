import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { AnswerOf } from '#domain/kernel/contract.ts';
import { systemActor } from '#domain/platform/actor.ts';
import type { requestFormContracts } from '#domain/service/requestForm.contracts.ts';
import { addUser, enter } from '../testing/kindsOfPeople.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import { newRequestTask } from './requestProof.ts';

type Challenge = AnswerOf<typeof requestFormContracts.begin>['challenge'];

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({
    environment: { REQUEST_FORM: 'true', REQUEST_FORM_PAGES: 'https://firma.example, https://shop.example' },
  });
});
afterAll(() => api?.close());
beforeEach(() => api.database.sql.deleteFrom('throttle').execute());

const typed = {
  name: 'Żaneta Gęśla',
  firm: 'Łódź Drewno',
  email: 'zaneta@lodz.example',
  phone: '+48 600 100 200',
  vatNumber: '526-025-02-74',
  reference: 'Krokwie świerkowe',
  description: 'Sto sztuk\n<script>alert(1)</script>',
};
const minutes = (count: number): number => count * 60_000;

const solved = async (challenge: Challenge) => {
  const found = await solveChallenge({ challenge, deriveKey });
  return { challenge, solution: { counter: found?.counter ?? 0, derivedKey: found?.derivedKey ?? '' } };
};
/** A task that was given a while ago, so that the test need not wait until the form may be sent. */
const proofGiven = async (ago = minutes(1)) =>
  solved(await newRequestTask(api.database.secrets, Date.now() - ago));
const send = (body: object) => api.visitor().post('/request_form', body);
const requests = async () => {
  const { rows } = await sql<{ id: number }>`select id from customer_request where source = 'publicForm'
    order by id`.execute(api.database.sql);
  return rows.map(({ id }) => id);
};
const notices = async (login: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from notification n
    join "user" u on u.id = n.user_id where u.login = ${login} and n.title like '%ZK-%'`.execute(
    api.database.sql,
  );
  return rows[0]?.count ?? 0;
};

it('a visitor solves the task and starts a request that names no customer, and those who sell are told', async () => {
  // A firm with the same number and address is ours: whoever types them is not that firm for it.
  await api.database.records.create(systemActor, 'counterparty', {
    name: typed.firm,
    nip: '5260250274',
    email: typed.email,
    isCustomer: true,
  });
  const begun = await api.visitor().get('/request_form');
  expect(begun.status).toBe(200);
  const { challenge } = begun.body as { challenge: Challenge };
  const early = await solved(challenge);
  expect(await send({ ...typed, proof: early }), 'faster than anybody types').toMatchObject({
    status: 422,
    body: { code: 'request_form_refused' },
  });
  const proof = await proofGiven();
  const before = await notices('sales');
  const firm = await api.database.records.create(systemActor, 'counterparty', { name: 'Konkurent' });
  await addUser(api, 'bound-to-firm', ['sales'], { useCustomerAccess: true, counterparty: firm.id });
  expect(await send({ ...typed, name: '  Żaneta Gęśla ', language: 'de', proof })).toMatchObject({
    status: 200,
    body: { result: true },
  });
  const [id = 0] = await requests();
  const sales = await api.signedIn('sales');
  expect((await sales.get(`/customer_request/${id}`)).body).toMatchObject({
    source: 'publicForm',
    customerId: null,
    reference: typed.reference,
    description: typed.description,
    askerName: typed.name,
    askerEmail: typed.email,
    askerLanguage: 'de',
    status: { predefinedName: 'new' },
  });
  expect((await notices('sales')) - before).toBe(1);
  expect(await notices('bound-to-firm'), 'whoever sees the records of one firm only').toBe(0);
});

it('sent twice, also at the same moment, one form starts one request', async () => {
  const before = (await requests()).length;
  const proof = await proofGiven();
  const body = { ...typed, reference: 'Dwa razy', proof };
  const answers = await Promise.all([send(body), send(body), send(body)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await requests()).length - before).toBe(1);
});

it.each([
  ['the box that no person sees is filled in', { subject2: 'casino' }, 422, 'request_form_refused'],
  ['a field is unknown', { customerId: 1 }, 422, 'validation_failed'],
  ['nothing is asked', { description: ' ', reference: '' }, 422, 'validation_failed'],
  ['the address is none', { email: 'zaneta' }, 422, 'validation_failed'],
  ['the text is too long', { description: 'x'.repeat(4001) }, 422, 'validation_failed'],
  ['the text is a book', { description: 'x'.repeat(1_100_000) }, 400, 'body_invalid'],
  ['there is no proof', { proof: undefined }, 422, 'validation_failed'],
])('a form is refused where %s', async (_case, wrong, status, code) => {
  const before = (await requests()).length;
  const answer = await send({ ...typed, proof: await proofGiven(), ...wrong });
  expect({ status: answer.status, code: (answer.body as { code: string }).code }).toEqual({ status, code });
  expect((await requests()).length).toBe(before);
});

it('a task is refused that was changed, solved wrongly, made by another key, or given too long ago', async () => {
  const proof = await proofGiven();
  const { challenge, solution } = proof;
  const later = { ...challenge.parameters, expiresAt: challenge.parameters.expiresAt + 9999 };
  const sooner = { ...challenge.parameters, data: { givenAt: 0 } };
  const key = `${solution.derivedKey.slice(0, -2)}00`;
  const foreign = await solved(await newRequestTask({ ...api.database.secrets, proofOf: () => 'another' }));
  for (const wrong of [
    { challenge: { ...challenge, parameters: later }, solution },
    { challenge: { ...challenge, parameters: sooner }, solution },
    { challenge, solution: { ...solution, derivedKey: key } },
    foreign,
  ])
    expect(await send({ ...typed, proof: wrong })).toMatchObject({
      status: 422,
      body: { code: 'request_form_refused' },
    });
  // A task may be two hours old.
  expect(await send({ ...typed, proof: await proofGiven(minutes(121)) })).toMatchObject({
    status: 410,
    body: { code: 'request_form_expired' },
  });
});

it('one address sends ten requests an hour and asks for so many tasks only', async () => {
  const statuses: number[] = [];
  for (let sent = 0; sent < 12; sent += 1)
    statuses.push((await send({ ...typed, reference: `Nr ${sent}`, proof: await proofGiven() })).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
  let asked = 0;
  while (asked < 200 && (await api.visitor().get('/request_form')).status === 200) asked += 1;
  expect(asked).toBe(120);
}, 60_000);

it('what a visitor typed reaches no people of a firm, not even of the one that is chosen', async () => {
  const { rows } = await sql<{ firm: number }>`
    select counterparty_id as firm from "user" where login = 'forwarder'`.execute(api.database.sql);
  const firm = rows[0]?.firm ?? 0;
  await addUser(api, 'asker-firm', ['forwarder'], { externalUser: true, counterparty: firm });
  await send({ ...typed, reference: 'Czyje', proof: await proofGiven() });
  const id = (await requests()).at(-1) ?? 0;
  const { visitor } = await enter(api, 'asker-firm');
  expect((await visitor.get(`/customer_request/${id}`)).status).toBe(404);
  const sales = await api.signedIn('sales');
  expect(await sales.put(`/customer_request/${id}`, { customerId: firm, askerName: 'Ktoś' })).toMatchObject({
    status: 422,
  });
  expect(await sales.put(`/customer_request/${id}`, { customerId: firm })).toMatchObject({ status: 200 });
  const seen = (await visitor.get(`/customer_request/${id}`)).body as Record<string, unknown>;
  expect(seen).toMatchObject({ reference: 'Czyje' });
  const told = Object.entries(seen).filter(([name]) => /^asker|^source$/.test(name));
  expect(told.filter(([, value]) => value !== null)).toEqual([]);
});

it('a request without a customer makes no offer, and people must name one', async () => {
  await send({ ...typed, reference: 'Bez klienta', proof: await proofGiven() });
  const id = (await requests()).at(-1) ?? 0;
  const sales = await api.signedIn('sales');
  expect(await sales.post(`/customer_request/${id}/moves/makeOffer`, {})).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'customer', code: 'required' }] },
  });
  expect(await sales.post('/customer_request', { reference: 'Wpisane' })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'customer', code: 'required' }] },
  });
});

it('the form is not there where the installation does not open it; only the named sites frame it', async () => {
  const site = new URL(api.url).origin;
  const page = await fetch(`${site}/request-form/`);
  expect(page.headers.get('content-security-policy')).toContain(
    "frame-ancestors 'self' https://firma.example https://shop.example",
  );
  expect(page.headers.get('x-frame-options')).toBeNull();
  expect((await fetch(site)).headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  const closed = await startTestApi();
  try {
    const refused = { status: 404, body: { code: 'request_form_closed' } };
    expect(await closed.visitor().get('/request_form')).toMatchObject(refused);
    const proof = await proofGiven();
    expect(await closed.visitor().post('/request_form', { ...typed, proof })).toMatchObject(refused);
  } finally {
    await closed.close();
  }
});
