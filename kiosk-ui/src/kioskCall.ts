import type { z } from 'zod';
import { KioskProblem, problemOf } from './kioskProblem.ts';

/** `lost`: no answer came. `busy`: the API answers, but cannot do its work now. */
export type Connection = 'good' | 'lost' | 'busy';

export interface CallOptions {
  readonly signal: AbortSignal;
}

interface Call<T> extends CallOptions {
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  readonly withinMs?: number;
  readonly answer: z.ZodType<T>;
}

/** An answer of the API, whole. */
interface Heard {
  readonly ok: boolean;
  readonly body: unknown;
}

export const api = '/api/kiosk';
const answerWithinMs = 8000;
const retryAfterMs = 2000;
const busyStatuses = [502, 503, 504];

/**
 * Talks to the API. A call that gets no answer is made again until one comes or the driver goes away: every call
 * here may be made twice with one effect, so that a cut cable costs nothing but time.
 */
export const createKioskCall =
  (onConnection: (connection: Connection) => void) =>
  async <T>(request: Call<T>): Promise<T> => {
    for (;;) {
      const heard = await once(request);
      request.signal.throwIfAborted();
      if (typeof heard === 'string') {
        onConnection(heard);
        await pause(retryAfterMs, request.signal);
        continue;
      }
      onConnection('good');
      if (!heard.ok) throw problemOf(heard.body);
      const parsed = request.answer.safeParse(heard.body);
      if (!parsed.success) throw new KioskProblem('unexpected');
      return parsed.data;
    }
  };

/** Heard to its last letter: an answer that breaks off is none. */
const once = async <T>({
  path,
  method = 'POST',
  body,
  headers,
  signal,
  withinMs = answerWithinMs,
}: Call<T>): Promise<Heard | Connection> => {
  try {
    const response = await fetch(`${api}/${path}`, {
      method,
      headers: {
        accept: 'application/json',
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      signal: AbortSignal.any([signal, AbortSignal.timeout(withinMs)]),
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (busyStatuses.includes(response.status)) return 'busy';
    return { ok: response.ok, body: readOf(await response.text()) };
  } catch {
    signal.throwIfAborted();
    return 'lost';
  }
};

/** What is no JSON says nothing that we know. */
const readOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
};

/** Ends when the signal does, and leaves nothing behind on it: in a night without the network one waits thousands of times. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(end);
      reject(signal.reason as Error);
    };
    const end = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal.addEventListener('abort', stop, { once: true });
  });
