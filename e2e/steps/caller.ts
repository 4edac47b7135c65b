import { setTimeout as pause } from 'node:timers/promises';
import type { Problem } from '#api/http/problems.ts';

export class ProblemAnswer extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(`${problem.code}: ${problem.detail}`);
    this.problem = problem;
  }
}

/** A program that calls the API with its own cookies, as a browser does. */
export interface Caller {
  /** For a socket that the same person opens. */
  cookies(): string;
  call<T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<T>;
}

const patienceMs = 60_000;
const betweenTriesMs = 200;

/**
 * Asks again, with the same Idempotency-Key, while nobody answers or the answer is "try again": what a
 * careful client does when it cannot know whether the first request arrived.
 */
export const patientCaller = (apiUrl: string): Caller => {
  let cookies = new Map<string, string>();
  return {
    cookies: () => headerOf(cookies),
    call: async <T>(method: string, path: string, body?: object): Promise<T> => {
      const key = crypto.randomUUID();
      const deadline = Date.now() + patienceMs;
      for (;;) {
        const answer = await attempt(apiUrl, method, path, body, key, cookies);
        if (answer && answer.status !== 503) {
          cookies = answer.cookies;
          if (answer.status < 400) return answer.body as T;
          throw new ProblemAnswer(answer.body as Problem);
        }
        if (Date.now() > deadline) throw new Error(`nobody answered ${method} ${path}`);
        await pause(betweenTriesMs);
      }
    },
  };
};

const headerOf = (cookies: Map<string, string>): string =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

const attempt = async (
  apiUrl: string,
  method: string,
  path: string,
  body: object | undefined,
  key: string,
  cookies: Map<string, string>,
) => {
  try {
    const response = await fetch(`${apiUrl}${path}`, {
      method,
      headers: {
        'idempotency-key': key,
        cookie: headerOf(cookies),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(20_000),
    });
    const next = new Map(cookies);
    for (const given of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(given) ?? [];
      if (name) next.set(name, value ?? '');
    }
    return { status: response.status, body: await response.json(), cookies: next };
  } catch {
    return undefined;
  }
};

/** Waits for something to become true; the test's own time limit ends the waiting. */
export const until = async <T>(look: () => Promise<T | undefined | false>): Promise<T> => {
  for (;;) {
    const seen = await look();
    if (seen) return seen;
    await pause(betweenTriesMs);
  }
};
