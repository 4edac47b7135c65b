import { afterAll, beforeAll, expect, it } from 'vitest';
import { visitorOf, type Visitor } from '#api/testing/visitor.ts';
import { startStack, type Stack } from '#tools/testing/stack.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({ with: ['mailbox'] });
});
afterAll(() => stack?.stop());

interface Letter {
  readonly subject: string;
  readonly text: string;
}
const email = 'jan@nowak.example';
const letters = async (): Promise<Letter[]> =>
  (await (await fetch(`${stack.mailboxUrl}/messages?to=${email}`)).json()) as Letter[];
/** What the newest letter says, once there are so many. */
const letter = async (count: number): Promise<string> => {
  await expect.poll(async () => (await letters()).length).toBe(count);
  return (await letters())[0]?.text ?? '';
};
const tokenIn = (text: string, page: string): string =>
  new RegExp(`${stack.url}/${page}/([0-9a-z-]+)`).exec(text)?.[1] ?? 'no link';
const signedIn = async (password: string): Promise<Visitor> => {
  const visitor = visitorOf(stack.apiUrl);
  expect(await visitor.post('/auth/login', { email, password })).toMatchObject({ status: 200 });
  return visitor;
};

/**
 * The letters, in their order: the link that confirms the address, the code of the second step, the news that the second step is
 * on, the link for a new password, and the news that the password was changed.
 */
it('a stranger registers, confirms, signs in by a mailed code and sets a new password, all by letters', async () => {
  const stranger = visitorOf(stack.apiUrl);
  const form = { name: 'Jan Nowak', login: 'jan', email, password: 'siedem7' };
  await stranger.post('/auth/register', form);
  const token = tokenIn(await letter(1), 'email-confirmation');
  expect((await stranger.post('/auth/confirm_email', { token })).status).toBe(200);

  const visitor = await signedIn('siedem7');
  await visitor.post('/auth/two_factor/mail', { password: 'siedem7' });
  const code = /\b\d{6}\b/.exec(await letter(2))?.[0];
  expect((await visitor.post('/auth/two_factor/mail/confirm', { code })).status).toBe(200);
  expect(await letter(3)).not.toMatch(/\b\d{6}\b/);

  await stack.kill('worker');
  await stranger.post('/auth/forgot_password', { email });
  const reset = tokenIn(await letter(4), 'password-reset');
  expect((await stranger.post('/auth/reset_password', { token: reset, password: 'nowe-haslo' })).status).toBe(
    200,
  );
  expect((await visitor.get('/auth/profile')).status).toBe(401);
  await letter(5);
  const again = await signedIn('nowe-haslo');
  expect((await again.get('/auth/pending')).body).toMatchObject({ pending: true, method: 'mail' });
});
