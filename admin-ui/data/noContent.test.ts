import { describe, expect, it, vi } from 'vitest';
import { unreachable } from './problem.ts';

vi.stubGlobal('localStorage', { getItem: () => 'en' });
const { read } = await import('./http.ts');

const answered = (path: string, status: number, body: string): Response =>
  Object.defineProperty(new Response(body, { status }), 'url', {
    value: `https://keja.example/api${path}?page=1`,
  });
const noContent = { message: 'keja.error.noContent' };

describe('a failed call for an e-mail', () => {
  it.each([
    ['by a proxy, without a reason', '/email_seen', 502, '<html>Bad gateway</html>'],
    ['without a reason', '/outgoing_email/send', 404, ''],
    ['with an answer that holds nothing', '/email/7', 200, ''],
    ['for a reclamation', '/getreclamationemail/7', 200, 'null'],
  ])('%s says that there is no content', async (_how, path, status, body) => {
    await expect(read(answered(path, status, body))).rejects.toMatchObject({ ...noContent, status });
  });

  it('says the reason where the server gives one', async () => {
    const told = { code: 'email_not_selected', detail: 'No e-mail selected.', status: 422, params: {} };
    await expect(read(answered('/email_flag', 422, JSON.stringify(told)))).rejects.toMatchObject({
      message: 'No e-mail selected.',
    });
  });

  it('says so where no answer comes, as the list of reclamations does', () => {
    for (const path of ['/api/email', '/api/reclamation'])
      expect(unreachable(path)).toMatchObject({ ...noContent, body: { code: 'unreachable' } });
  });
});

it('another call says what has failed', async () => {
  await expect(read(answered('/disposition', 502, ''))).rejects.toMatchObject({
    message: 'keja.error.server',
  });
  await expect(read(answered('/disposition', 200, ''))).resolves.toBeNull();
  expect(unreachable('/api/reclamation/7')).toMatchObject({ message: 'keja.error.unreachable' });
});
