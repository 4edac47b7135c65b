import { setTimeout as pause } from 'node:timers/promises';
import { demoPassword } from '#database/demo/people.ts';
import type { Problem } from '#api/http/problems.ts';

/** A record, or another answer with an id. */
export type Row = Record<string, unknown> & { readonly id: number };

/** The calls of a signed-in person. The simulation uses only the HTTP API, as people do. */
export interface Client {
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body?: object): Promise<T>;
  put<T>(path: string, body: object): Promise<T>;
}

/** The API has refused a request; `code` is one of the error codes of the domain. */
export class Refused extends Error {
  readonly code: string;

  constructor(problem: Problem) {
    super(problem.detail);
    this.code = problem.code;
  }
}

/** Signs in one of the demo accounts. Its calls throw `Refused`. */
export async function signIn(apiUrl: string, login: string): Promise<Client> {
  let cookie = '';
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const response = await fetch(`${apiUrl}${path}`, {
      method,
      headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(20_000),
    });
    // Of each cookie only `name=value` is sent back.
    const newCookies = response.headers.getSetCookie().map((each) => each.split(';')[0]);
    if (newCookies.length > 0) cookie = newCookies.join('; ');
    const answer: unknown = await response.json();
    if (!response.ok) throw new Refused(answer as Problem);
    return answer as T;
  };
  await call('POST', '/auth/login', { email: login, password: demoPassword });
  return {
    get: (path) => call('GET', path),
    post: (path, body = {}) => call('POST', path, body),
    put: (path, body) => call('PUT', path, body),
  };
}

/** The query part of an address, without `?`. Values that are not strings, such as a filter, are written as JSON. */
export function query(parameters: Record<string, unknown>): string {
  return new URLSearchParams(
    Object.entries(parameters).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  ).toString();
}

/** The codes of refusals that pass by themselves. */
const passingCodes = ['temporal_unavailable', 'database_unavailable', 'too_many_attempts'];
const tryAgainMs = 5000;

/** Repeats the work while it is refused for a reason that passes. Each new reason is logged once. */
export async function patiently<T>(who: string, work: () => Promise<T>, everyMs = tryAgainMs): Promise<T> {
  let loggedCode = '';
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const code = error instanceof Refused && passingCodes.includes(error.code) ? error.code : undefined;
      if (code === undefined) throw error;
      if (loggedCode !== code) console.log(`${who} waits: ${code}`);
      loggedCode = code;
      await pause(everyMs);
    }
  }
}
