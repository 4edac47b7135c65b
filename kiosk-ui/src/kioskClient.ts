import { z } from 'zod';
import type { ErrorParams } from '#domain/kernel/fail.ts';
import { requestIdHeader } from '#domain/kernel/requestId.ts';
import type { DriverMove } from '#domain/terminal/kiosk.rules.ts';
import { kioskCodeSent, kioskJourney, kioskTicket } from '#domain/terminal/kioskMessages.ts';
import {
  kioskFirm,
  kioskPayment,
  kioskSlip,
  type KioskBuyer,
  type SlipKind,
} from '#domain/terminal/kioskPaymentMessages.ts';
import { toldProblems, type ToldProblem } from './texts/kioskTexts.ts';
import type { KioskLanguage } from './texts/texts.ts';

/** A refusal by the API, in a code the driver is told about. */
export class KioskProblem extends Error {
  readonly code: ToldProblem;
  readonly params: ErrorParams;

  constructor(code: ToldProblem, params: ErrorParams = {}) {
    super(code);
    this.code = code;
    this.params = params;
  }
}

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

const api = '/api/kiosk';
const answerWithinMs = 8000;
/** A move waits for the truck's process; the API itself gives up after 15 seconds. */
const moveWithinMs = 20_000;
const retryAfterMs = 2000;
const busyStatuses = [502, 503, 504];

const named = (key: string) => ({ [requestIdHeader]: key });
const done = z.object({ result: z.boolean() });

const movePaths: Record<DriverMove, string> = {
  arrive: 'arrive',
  leaveParking: 'leave-parking',
  exitTerminal: 'exit',
};

/**
 * Talks to the API. A call that gets no answer is made again until one comes or the driver goes away: every call
 * here may be made twice with one effect, so that a cut cable costs nothing but time.
 */
export const createKioskClient = (onConnection: (connection: Connection) => void) => {
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

  const call = async <T>(request: Call<T>): Promise<T> => {
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

  return {
    ticket: (ticket: string, { signal }: CallOptions) =>
      call({ path: 'ticket', body: { ticket }, answer: kioskTicket, signal }),
    sendCode: (ticket: string, language: KioskLanguage, { signal }: CallOptions) =>
      call({ path: 'code', body: { ticket, language }, answer: kioskCodeSent, signal }),
    confirm: (ticket: string, code: string, ownDevice: boolean, { signal }: CallOptions) =>
      call({ path: 'confirm', body: { ticket, code, ownDevice }, answer: kioskJourney, signal }),
    journey: ({ signal }: CallOptions) =>
      call({ path: 'journey', method: 'GET', answer: kioskJourney, signal }),
    /** `key` names this press of the button: the same press sent again is the same move. */
    move: (move: DriverMove, key: string, { signal }: CallOptions) =>
      call({
        path: movePaths[move],
        headers: { [requestIdHeader]: key },
        withinMs: moveWithinMs,
        answer: kioskJourney,
        signal,
      }),
    payment: ({ signal }: CallOptions) =>
      call({ path: 'payment', method: 'GET', answer: kioskPayment, signal }),
    firm: (number: string, { signal }: CallOptions) =>
      call({ path: 'payment/firm', body: { number }, answer: kioskFirm, signal }),
    /** `key` names this press of the button: sent again, no second payment begins. */
    payByCard: (buyer: KioskBuyer | null, key: string, { signal }: CallOptions) =>
      call({ path: 'payment/card', body: { buyer }, headers: named(key), answer: kioskPayment, signal }),
    cancelCard: ({ signal }: CallOptions) =>
      call({ path: 'payment/cancel', withinMs: moveWithinMs, answer: kioskPayment, signal }),
    showDocument: (lines: readonly string[], key: string, { signal }: CallOptions) =>
      call({ path: 'document', body: { lines }, headers: named(key), answer: kioskJourney, signal }),
    answerDocument: (confirmed: boolean, { signal }: CallOptions) =>
      call({ path: 'document/answer', body: { confirmed }, answer: kioskJourney, signal }),
    printSlip: (kind: SlipKind, language: KioskLanguage, key: string, { signal }: CallOptions) =>
      call({ path: 'slips', body: { kind, language }, headers: named(key), answer: kioskSlip, signal }),
    slip: (id: number, { signal }: CallOptions) =>
      call({ path: `slips/${id}`, method: 'GET', answer: kioskSlip, signal }),
    slipAddress: (id: number): string => `${api}/slips/${id}/pdf`,
    leave: (key: string, { signal }: CallOptions) =>
      call({ path: 'leave', headers: named(key), withinMs: moveWithinMs, answer: kioskJourney, signal }),
    exitWithoutDisposition: (plate: string, key: string, { signal }: CallOptions) =>
      call({
        path: 'exit-without-disposition',
        body: { plate, entryTicket: null },
        headers: named(key),
        answer: done,
        signal,
      }),
    /** Nobody waits for this: a session that is not signed off ends by itself. */
    signOff: () => void fetch(`${api}/sign-off`, { method: 'POST', keepalive: true }).catch(() => undefined),
  };
};

/** What is no JSON says nothing that we know. */
const readOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
};

const problemOf = (body: unknown): KioskProblem => {
  const { code, params, errors } = body as {
    code?: string;
    params?: ErrorParams;
    errors?: readonly { readonly code: string }[];
  };
  const first = code === 'validation_failed' ? (errors?.[0]?.code ?? code) : code;
  const told = toldProblems.find((known) => known === first);
  return new KioskProblem(told ?? 'unexpected', params);
};

export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(end);
      reject(signal.reason as Error);
    });
  });
