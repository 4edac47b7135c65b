import { expect, it } from 'vitest';
import { logSerializers } from './loggedError.ts';

const secret = 'Tajne-Haslo-123';

it('the log tells the type, message and stack of an error, and nothing else that a library put into it', () => {
  const broken = Object.assign(new TypeError('broken', { cause: new Error('below') }), {
    code: 'ERR_BROKEN',
    body: `password=${secret}`,
    detail: `Key (name)=(${secret}) already exists.`,
    parameters: [secret],
  });
  const logged = logSerializers.err(broken);
  expect(logged).toMatchObject({ type: 'TypeError', message: 'broken', code: 'ERR_BROKEN' });
  expect(logged.stack).toContain('loggedError.test.ts');
  expect(logged.cause).toMatchObject({ type: 'Error', message: 'below' });
  expect(JSON.stringify(logged)).not.toContain(secret);
});

it('an endless message is cut', () => {
  const logged = logSerializers.err(new Error('x'.repeat(1_000_000)));
  expect(JSON.stringify(logged).length).toBeLessThan(20_000);
});
