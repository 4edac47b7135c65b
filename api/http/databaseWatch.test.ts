import { pino } from 'pino';
import { expect, it } from 'vitest';
import { databaseWatch } from './databaseWatch.ts';

it('Postgres that is away for many requests is told of once, and once when it is back; then it may go again', async () => {
  const logged: string[] = [];
  const log = pino(
    {},
    { write: (line: string) => void logged.push((JSON.parse(line) as { msg: string }).msg) },
  );
  let asked = 0;
  const missing = databaseWatch(
    log,
    async () => {
      asked += 1;
      if (asked < 3) throw new Error('still away');
    },
    1,
  );
  for (let request = 0; request < 5; request += 1) missing(new Error('Connection terminated'));
  await expect
    .poll(() => logged)
    .toEqual(['Postgres does not answer: requests are told to come again', 'Postgres answers again']);
  expect(asked).toBe(3);
  missing(new Error('Connection terminated'));
  expect(logged).toHaveLength(3);
});
