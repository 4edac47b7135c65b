import { afterAll, beforeAll, expect, it } from 'vitest';
import { visitorOf, type Visitor } from '#api/testing/visitor.ts';
import { demoPassword } from '#database/demo/people.ts';
import { patienceMs } from '#tools/testing/patience.ts';
import { startStack, type Stack } from '#tools/testing/stack.ts';

/** A letter to a list, sent by the real programs. */
let stack: Stack;
let sales: Visitor;
beforeAll(async () => {
  stack = await startStack({ with: ['mailbox'] });
  sales = visitorOf(stack.apiUrl);
  const login = { email: 'sales', password: demoPassword };
  await sales.post('/auth/login', login);
});
afterAll(() => stack?.stop());

interface Letter {
  readonly messageId: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly headers: Readonly<Record<string, string>>;
}
const taken = async (): Promise<readonly Letter[]> => {
  const all = (await (await fetch(`${stack.mailboxUrl}/messages`)).json()) as Letter[];
  return all.filter(({ subject }) => subject.startsWith('Cennik'));
};
const made = async (path: string, body: object): Promise<number> => {
  const answer = await sales.post(path, body);
  expect(answer.status).toBe(201);
  return (answer.body as { id: number }).id;
};
/** A letter that is handed over again after the worker died has its first Message-ID: to mail programs it is the same one. */
const addresses = (letters: readonly Letter[]): string[] =>
  [...new Map(letters.map(({ messageId, to }) => [messageId, to])).values()].flat().toSorted();
/** A letter that was on its way when the worker died is taken up again after two minutes. */
const takenUpAgain = { timeout: 4 * patienceMs };

it('a mailing whose worker dies in the middle reaches everybody once, is paused when told, and is unsubscribed from by one click', async () => {
  const people = Array.from({ length: 24 }, (_, at) => `osoba${String(at).padStart(2, '0')}@firma.example`);
  for (const email of people)
    await made('/contact_persons', { name: `Łukasz ${email}`, email, emailConsent: true, comment: 'cennik' });
  await made('/contact_persons', { name: 'Bez zgody', email: 'bez@firma.example', comment: 'cennik' });
  const id = await made('/mailings', {
    name: 'Cennik',
    filter: JSON.stringify({ comment: 'cennik' }),
    subject: 'Cennik: {name}',
    body: '<p>Dzień dobry, {name}</p>',
    perMinute: 30,
  });
  const move = async (to: string) =>
    expect((await sales.post(`/mailings/${id}/moves/${to}`, {})).status).toBe(200);
  const progress = async () => (await sales.get(`/mailings/${id}/progress`)).body;
  await move('start');
  await expect.poll(async () => (await taken()).length).toBeGreaterThan(0);
  await move('pause');
  await expect.poll(progress).toMatchObject({ queued: 0, leftOut: 1, waiting: expect.any(Number) as number });
  const rested = (await taken()).length;
  expect(rested).toBeLessThan(people.length);
  await stack.kill('worker');
  await move('resume');
  await expect.poll(async () => (await taken()).length).toBeGreaterThan(rested);
  await stack.kill('worker');
  await expect
    .poll(progress, takenUpAgain)
    .toEqual({ waiting: 0, queued: 0, sent: 24, failed: 0, leftOut: 1 });
  expect(addresses(await taken())).toEqual(people);

  const [letter] = await taken();
  const way = /^<(.*)>$/.exec(letter?.headers['list-unsubscribe'] ?? '')?.[1] ?? '';
  expect(letter?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  expect(await (await fetch(way)).text()).toContain('<form method="post">');
  const said = { 'List-Unsubscribe': 'One-Click' };
  const form = new FormData();
  for (const [name, value] of Object.entries(said)) form.set(name, value);
  // Mail programs send either kind of form, and may send it twice.
  for (const body of [form, new URLSearchParams(said)]) {
    const answer = await fetch(way, { method: 'POST', body });
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining(letter?.to[0] ?? '')]);
  }
  expect((await fetch(`${way}x`, { method: 'POST' })).status).toBe(404);
  const { body } = await sales.get('/contact_persons', {
    filter: JSON.stringify({ email: letter?.to[0] ?? '' }),
  });
  expect(body).toMatchObject({ rows: [{ emailConsent: false }] });
});
