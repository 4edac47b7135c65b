import { expect, it, vi } from 'vitest';
import type { Problem } from '#api/http/problems.ts';
import { patiently, Refused } from './client.ts';

const refused = (code: string): Refused => new Refused({ code, detail: code } as Problem);

it.each(['temporal_unavailable', 'database_unavailable', 'too_many_attempts'])(
  'a simulated driver who is refused for %s says so once, waits and goes on',
  async (code) => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    let tries = 0;
    const done = await patiently(
      'truck 7',
      () => ((tries += 1) < 4 ? Promise.reject(refused(code)) : Promise.resolve('arrived')),
      1,
    );
    expect(done).toBe('arrived');
    expect(log.mock.calls).toEqual([[`truck 7 waits: ${code}`]]);
    log.mockRestore();
  },
);

it('a simulated driver who is refused for good gives up', async () => {
  await expect(patiently('truck 7', () => Promise.reject(refused('illegal_transition')), 1)).rejects.toThrow(
    'illegal_transition',
  );
});
