import { afterEach, expect, it, vi } from 'vitest';
import { askChallenge, Refused } from './requestFormCall.ts';

afterEach(() => vi.unstubAllGlobals());

/** What a visitor's browser makes of an answer to its first call. */
const thrownBy = (status: number, answer: unknown): Promise<unknown> => {
  vi.stubGlobal('fetch', async () => Response.json(answer, { status }));
  return askChallenge('pl').then(
    () => undefined,
    (error: unknown) => error,
  );
};

it('a refusal of the API brings its words to the visitor', async () => {
  const refused = await thrownBy(429, { code: 'too_many_requests', detail: 'Za dużo zapytań.' });
  expect(refused).toBeInstanceOf(Refused);
  expect(refused).toMatchObject({ code: 'too_many_requests', message: 'Za dużo zapytań.', errors: [] });
});

it.each([
  ['has a form of its own', { message: 'rate limited' }],
  ['is empty', {}],
  ['is null', null],
])(
  'a refusal of a proxy that %s is no refusal of the API, so the form says that it can be sent again',
  async (_how, answer) => {
    const thrown = await thrownBy(429, answer);
    expect(thrown).toBeInstanceOf(Error);
    expect(thrown).not.toBeInstanceOf(Refused);
  },
);
