import type { z } from 'zod';
import type { AnswerOf, Contract, Sent } from '#domain/kernel/contract.ts';
import { KioskProblem, problemOf } from './kioskProblem.ts';

/** `lost`: no answer came. `busy`: the API answers, but cannot do its work now. */
export type Connection = 'good' | 'lost' | 'busy';

export interface CallOptions {
  readonly signal: AbortSignal;
}

/** A contract whose answer is JSON. Every answer is checked against it. */
type JsonContract = Contract & { readonly answer: z.ZodType };

/** One call: its contract, and what that contract asks for. */
interface Call<C extends JsonContract> extends CallOptions {
  readonly contract: C;
  readonly params?: Readonly<Record<string, number>>;
  readonly body?: Sent<C, 'body'>;
  readonly headers?: Record<string, string>;
  /** How long to wait for the answer; default `answerWithinMs`. */
  readonly withinMs?: number;
}

/** An answer of the API that was received completely. */
interface ApiReply {
  readonly ok: boolean;
  readonly body: unknown;
}

export const api = '/api';
/** A call without an answer after this time counts as lost. `createKioskCall` makes it again; a sign-off is not made again. */
export const answerWithinMs = 8000;
const retryAfterMs = 2000;
const busyStatuses = [502, 503, 504];

/**
 * Makes the calls of the kiosk to the API. A call that gets no answer is made again until an answer comes or the driver goes away.
 * Every call has one effect even if it is made twice, so a cut cable only costs time.
 */
export function createKioskCall(
  onConnection: (connection: Connection) => void,
  language: () => string = () => 'pl',
) {
  return async <C extends JsonContract>(request: Call<C>): Promise<AnswerOf<C>> => {
    for (;;) {
      const headers = { 'accept-language': language(), ...request.headers };
      const reply = await callOnce({ ...request, headers });
      request.signal.throwIfAborted();
      // A text is no reply but the state of the connection: the call is made again.
      if (typeof reply === 'string') {
        onConnection(reply);
        await pause(retryAfterMs, request.signal);
        continue;
      }
      onConnection('good');
      if (!reply.ok) throw problemOf(reply.body);
      const parsed = request.contract.answer.safeParse(reply.body);
      if (!parsed.success) throw new KioskProblem('unexpected');
      return parsed.data as AnswerOf<C>;
    }
  };
}

/** Makes one call. Without an answer it returns what is wrong with the connection; an answer that breaks off counts as none. */
const callOnce = async <C extends JsonContract>({
  contract,
  params = {},
  body,
  headers,
  signal,
  withinMs = answerWithinMs,
}: Call<C>): Promise<ApiReply | Connection> => {
  try {
    const response = await fetch(`${api}${filledPath(contract.path, params)}`, {
      method: contract.method.toUpperCase(),
      headers: {
        accept: 'application/json',
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      signal: AbortSignal.any([signal, AbortSignal.timeout(withinMs)]),
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (busyStatuses.includes(response.status)) return 'busy';
    return { ok: response.ok, body: jsonIn(await response.text()) };
  } catch {
    signal.throwIfAborted();
    return 'lost';
  }
};

/** The path with its parameters filled in: `/firm/:id` becomes `/firm/7`. */
const filledPath = (path: string, params: Readonly<Record<string, number>>): string =>
  path.replace(/:(\w+)/g, (_whole, name: string) => String(params[name]));

/** A body that is not JSON is treated as an empty object. */
const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
};

/** How often a kiosk asks for the state of a card payment or of a printed slip (ms). */
export const lookEveryMs = 1500;

/**
 * Waits until the time is over or the signal is aborted. The listener is removed, because a night offline has thousands of
 * waits.
 */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
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
}
