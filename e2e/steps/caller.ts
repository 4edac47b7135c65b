import { setTimeout as pause } from 'node:timers/promises';
import type { Problem } from '#api/http/problems.ts';
import { patienceMs as usualPatienceMs } from '#tools/testing/patience.ts';

export class ProblemAnswer extends Error {
  readonly problem: Problem;

  constructor(problem: Problem, request: string) {
    super(`${request}: ${problem.code} ${JSON.stringify(problem.params)}`);
    this.problem = problem;
  }
}

/** A program that calls the API with its own cookies, as a browser does. */
export interface Caller {
  /** The value of the `cookie` header, for a socket that the same person opens. */
  cookies(): string;
  call<T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<T>;
}

/** How a caller differs from the usual one, which sends no request twice at the same moment and gives up after a minute. */
export interface CallerHabits {
  readonly patienceMs?: number;
  /** The cookies that the caller has at the beginning. */
  readonly cookies?: Readonly<Record<string, string>>;
  /** Headers of every request. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Asked before each write: whether it is sent twice at the same moment. */
  readonly stutters?: () => boolean;
  /** Called with what was sent again or twice, and when the two answers of one write disagree. */
  readonly notice?: (what: 'sent again' | 'sent twice' | 'answered in two ways', path: string) => void;
}

const betweenTriesMs = 200;
const answerWithinMs = 20_000;

/**
 * Asks again, with the same Idempotency-Key, while nobody answers or the answer is "try again" (503): what a
 * careful client does when it cannot know whether the first request arrived.
 */
export function patientCaller(apiUrl: string, habits: CallerHabits = {}): Caller {
  const { patienceMs = usualPatienceMs, notice = () => undefined, stutters = () => false } = habits;
  let cookies = new Map(Object.entries(habits.cookies ?? {}));

  /** Sends a request, or the same write twice at once. The caller tries again if the result is not final (`isFinal`). */
  const attempt = async (request: CallerRequest): Promise<Answer | undefined> => {
    const send = () => sendOnce(apiUrl, request, { ...habits.headers, cookie: headerOf(cookies) });
    if (request.method === 'GET' || !stutters()) return send();
    notice('sent twice', request.path);
    const [one, other] = (await Promise.all([send(), send()])).filter(isFinal);
    if (one && other && isRefused(one) !== isRefused(other)) notice('answered in two ways', request.path);
    // If one of them was refused, the other one was accepted or got the same refusal.
    return one && isRefused(one) ? (other ?? one) : one;
  };

  return {
    cookies: () => headerOf(cookies),
    call: async <T>(method: string, path: string, body?: object): Promise<T> => {
      const request = { method, path, body, key: crypto.randomUUID() };
      const deadline = Date.now() + patienceMs;
      for (;;) {
        const answer = await attempt(request);
        if (isFinal(answer)) {
          cookies = new Map([...cookies, ...answer.newCookies]);
          if (!isRefused(answer)) return answer.body as T;
          throw new ProblemAnswer(answer.body as Problem, `${method} ${path}`);
        }
        if (Date.now() > deadline) throw new Error(`nobody answered ${method} ${path}`);
        notice('sent again', path);
        await pause(betweenTriesMs);
      }
    },
  };
}

interface CallerRequest {
  readonly method: string;
  readonly path: string;
  readonly body: object | undefined;
  readonly key: string;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
  /** The cookies that the answer sets, by name. */
  readonly newCookies: ReadonlyMap<string, string>;
}

const isFinal = (answer: Answer | undefined): answer is Answer =>
  answer !== undefined && answer.status !== 503;
const isRefused = ({ status }: Answer): boolean => status >= 400;

const headerOf = (cookies: Map<string, string>): string =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/** Sends a request once. Undefined if nobody answers in time. */
const sendOnce = async (
  apiUrl: string,
  { method, path, body, key }: CallerRequest,
  headers: Readonly<Record<string, string>>,
): Promise<Answer | undefined> => {
  try {
    const response = await fetch(`${apiUrl}${path}`, {
      method,
      headers: {
        'idempotency-key': key,
        ...headers,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(answerWithinMs),
    });
    const newCookies = response.headers.getSetCookie().flatMap((cookie): [string, string][] => {
      // `name=value` at the beginning; attributes such as `Path=/` follow after a semicolon.
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      return name ? [[name, value ?? '']] : [];
    });
    return { status: response.status, body: await response.json(), newCookies: new Map(newCookies) };
  } catch {
    return undefined;
  }
};

/** Waits for something to become true; the test's own time limit ends the waiting. */
export async function until<T>(look: () => Promise<T | undefined | false>): Promise<T> {
  for (;;) {
    const seen = await look();
    if (seen) return seen;
    await pause(betweenTriesMs);
  }
}
