import { afterAll, beforeAll, expect, it } from 'vitest';
import { visitorOf, type Visitor } from '#api/testing/visitor.ts';
import { demoPassword } from '#database/demo/people.ts';
import { limitMs, patienceMs } from '#tools/testing/patience.ts';
import { startStack, type Stack } from '#tools/testing/stack.ts';

/** `MAILING_PEOPLE=5000 npm run test:long e2e/mailing` tries a list as a large firm has. */
const count = Number(process.env.MAILING_PEOPLE ?? 24);
const isLarge = count > 24;
const perMinute = isLarge ? 600 : 30;
/** Besides the usual limit, a minute for each hundred people. */
const longestMs = limitMs + (count * 60_000) / 100;

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
/**
 * By Message-ID: a letter that is handed over again after the worker died has its first one, and is the same to mail
 * programs. The page of letters forgets the oldest ones of a large mailing.
 */
const everTaken = new Map<string, Letter>();
const taken = async (): Promise<readonly Letter[]> => {
  const all = (await (await fetch(`${stack.mailboxUrl}/messages`)).json()) as Letter[];
  for (const each of all) if (each.subject.startsWith('Cennik')) everTaken.set(each.messageId, each);
  return [...everTaken.values()];
};
const made = async (path: string, body: object): Promise<number> => {
  const answer = await sales.post(path, body);
  expect(answer.status).toBe(201);
  return (answer.body as { id: number }).id;
};
const addresses = (letters: readonly Letter[]): string[] => letters.flatMap(({ to }) => to).toSorted();
/** A letter that was on its way when the worker died is taken up again after two minutes. */
const takenUpAgain = { timeout: 4 * patienceMs + longestMs - limitMs, interval: 1000 };

/** The people of the list, who all agreed; some at once. */
const addPeople = async (emails: readonly string[]): Promise<void> => {
  const of = { emailConsent: true, comment: 'cennik' };
  for (let at = 0; at < emails.length; at += 10)
    await Promise.all(
      emails
        .slice(at, at + 10)
        .map((email) => made('/contact_persons', { name: `Łukasz ${email}`, email, ...of })),
    );
};

it(
  'a mailing whose worker dies in the middle reaches everybody once, is paused when told, and is unsubscribed from by one click',
  { timeout: longestMs },
  async () => {
    const people = Array.from(
      { length: count },
      (_, at) => `osoba${String(at).padStart(5, '0')}@firma.example`,
    );
    await addPeople(people);
    await made('/contact_persons', { name: 'Bez zgody', email: 'bez@firma.example', comment: 'cennik' });
    const id = await made('/mailings', {
      name: 'Cennik',
      filter: JSON.stringify({ comment: 'cennik' }),
      subject: 'Cennik: {name}',
      body: '<p>Dzień dobry, {name}</p>',
      perMinute,
    });
    const move = async (to: string) =>
      expect((await sales.post(`/mailings/${id}/moves/${to}`, {})).status).toBe(200);
    const progress = async () => {
      await taken();
      return (await sales.get(`/mailings/${id}/progress`)).body;
    };
    await move('start');
    // All people of the list are noted before the first letter.
    await expect.poll(async () => (await taken()).length, takenUpAgain).toBeGreaterThan(0);
    await move('pause');
    await expect
      .poll(progress)
      .toMatchObject({ queued: 0, leftOut: 1, waiting: expect.any(Number) as number });
    const rested = (await taken()).length;
    expect(rested).toBeLessThan(people.length);
    await stack.kill('worker');
    await move('resume');
    const middle = Math.max(rested, isLarge ? count / 2 : 0);
    await expect.poll(async () => (await taken()).length, takenUpAgain).toBeGreaterThan(middle);
    await stack.kill('worker');
    await expect
      .poll(progress, takenUpAgain)
      .toEqual({ waiting: 0, queued: 0, sent: count, failed: 0, leftOut: 1 });
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
      expect([answer.status, await answer.text()]).toEqual([
        200,
        expect.stringContaining(letter?.to[0] ?? ''),
      ]);
    }
    expect((await fetch(`${way}x`, { method: 'POST' })).status).toBe(404);
    const { body } = await sales.get('/contact_persons', {
      filter: JSON.stringify({ email: letter?.to[0] ?? '' }),
    });
    expect(body).toMatchObject({ rows: [{ emailConsent: false }] });
  },
);
