import { demoPassword } from '#database/demo/people.ts';
import type { Problem } from '#api/http/problems.ts';

export type Row = Record<string, unknown> & { readonly id: number };

/** The simulated terminal's people act over HTTP as everybody else does. */
export interface Client {
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body?: object): Promise<T>;
}

export class Refused extends Error {
  readonly code: string;

  constructor(problem: Problem) {
    super(problem.detail);
    this.code = problem.code;
  }
}

export const signIn = async (apiUrl: string, login: string): Promise<Client> => {
  let cookie = '';
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const response = await fetch(`${apiUrl}${path}`, {
      method,
      headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(20_000),
    });
    const given = response.headers.getSetCookie().map((each) => each.split(';')[0]);
    if (given.length > 0) cookie = given.join('; ');
    const answer: unknown = await response.json();
    if (!response.ok) throw new Refused(answer as Problem);
    return answer as T;
  };
  await call('POST', '/auth/login', { email: login, password: demoPassword });
  return { get: (path) => call('GET', path), post: (path, body = {}) => call('POST', path, body) };
};

export const query = (parameters: Record<string, unknown>): string =>
  new URLSearchParams(
    Object.entries(parameters).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  ).toString();
