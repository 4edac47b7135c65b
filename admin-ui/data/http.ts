import { HttpError } from 'ra-core';
import { requestIdHeader } from '#domain/kernel/requestId.ts';
import { currentLanguage } from './language.ts';
import { problemCode, problemError, unreachable } from './problem.ts';
import { createRequestIds } from './requestIds.ts';
import { signedInAgain, timesRenewed, workingPerson } from './signInAgain.ts';

const apiBase = '/api';

export type Query = Readonly<Record<string, string | number | boolean | undefined>>;

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

interface Call {
  readonly method?: Method;
  readonly query?: Query;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
}

/** The address that the browser calls, with `/api` in front. The query is added as `withQuery` says. */
export function addressOf(path: string, query: Query = {}): string {
  return `${apiBase}${withQuery(path, query)}`;
}

/** The path with the non-empty parameters of the query; the path may have a query already. */
export function withQuery(path: string, query: Query): string {
  const filled = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  if (filled.length === 0) return path;
  const parameters = new URLSearchParams(filled.map(([name, value]) => [name, String(value)]));
  return `${path}${path.includes('?') ? '&' : '?'}${parameters}`;
}

const requestIds = createRequestIds();
/** True for a status that leaves open whether the request was done: the server failed, or a proxy stopped waiting. */
const isNoAnswer = (status: number): boolean => status >= 500;
const tryAgainAfterMs = 1_000;

/**
 * Calls the API and returns its JSON. A write is sent with an id of its own and, when no answer came, once more with the
 * same id: the API does it once.
 * @throws HttpError with a translated message; `body.code` is the stable code, `body.errors` the errors by field.
 */
export async function call<T>(path: string, request: Call = {}): Promise<T> {
  return (await exchange<T>(path, request)).json;
}

export interface Answer<T> {
  readonly json: T;
  readonly status: number;
  readonly headers: Headers;
}

/** As `call`, but returns the headers too. @throws HttpError as `call` */
export function exchange<T>(path: string, request: Call = {}): Promise<Answer<T>> {
  return whileSignedIn(async () => {
    const reply = await sendCall(path, request);
    return { json: read<T>(reply), status: reply.status, headers: reply.headers };
  });
}

/**
 * If the session ends while somebody works, nothing is lost: they sign in above their open screen, and the call is
 * repeated.
 */
export async function whileSignedIn<T>(act: () => Promise<T>): Promise<T> {
  const person = workingPerson();
  const renewalsBefore = timesRenewed();
  try {
    return await act();
  } catch (error) {
    const isOver = person !== undefined && problemCode(error) === 'not_signed_in';
    if (!isOver || workingPerson() !== person) throw error;
    // If the person has signed in again since this call was sent, there is nothing to wait for.
    if (timesRenewed() === renewalsBefore) await signedInAgain();
    return act();
  }
}

/**
 * Sends a call; a write that gets no answer is sent a second time. The same write keeps its id until it is answered, so that the API
 * does it once, however often it is sent.
 */
const sendCall = async (path: string, request: Call): Promise<Reply> => {
  const { method = 'GET', query, body } = request;
  const address = addressOf(path, query);
  if (method === 'GET') return send(address, request);

  const write = `${method} ${address} ${JSON.stringify(body ?? null)}`;
  const requestId = requestIds.idOf(write);
  const reply = await send(address, request, requestId).catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, tryAgainAfterMs));
    return send(address, request, requestId);
  });
  if (!isNoAnswer(reply.status)) requestIds.answered(write);
  return reply;
};

export interface FormSending {
  readonly signal?: AbortSignal;
  /** For a caller that repeats the form itself. Without it, a form that gets no answer keeps its id, as other writes do. */
  readonly requestId?: string | undefined;
}

/** Sends a form with files; the browser encodes it. @throws HttpError as `call` */
export function sendForm<T>(path: string, form: FormData, sending: FormSending = {}): Promise<T> {
  return whileSignedIn(() => sendFormOnce<T>(path, form, sending));
}

const sendFormOnce = async <T>(
  path: string,
  form: FormData,
  { signal, requestId }: FormSending,
): Promise<T> => {
  const address = addressOf(path);
  const write = `POST ${address} ${JSON.stringify([...form].map(describedPart))}`;
  const reply = await fetchWhole(address, {
    method: 'POST',
    headers: {
      'x-language': currentLanguage(),
      [requestIdHeader]: requestId ?? requestIds.idOf(write),
    },
    body: form,
    ...(signal ? { signal } : {}),
  });
  if (!isNoAnswer(reply.status)) requestIds.answered(write);
  return read<T>(reply);
};

/** A field of a form with its value, or with what identifies its file without reading it. */
const describedPart = ([name, value]: [string, FormDataEntryValue]) =>
  typeof value === 'string' ? [name, value] : [name, value.name, value.size, value.lastModified];

const send = (address: string, { method = 'GET', body, signal }: Call, requestId?: string): Promise<Reply> =>
  fetchWhole(address, {
    method,
    headers: {
      accept: 'application/json',
      'x-language': currentLanguage(),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(requestId ? { [requestIdHeader]: requestId } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  });

/** An answer of the server that has arrived completely. */
interface Reply {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/**
 * Sends a request and reads its whole answer.
 * @throws HttpError with the code `unreachable` if there is no answer or it breaks off, and what `fetch` throws if the
 * caller has aborted the request
 */
const fetchWhole = async (address: string, request: RequestInit): Promise<Reply> => {
  try {
    const response = await fetch(address, { credentials: 'same-origin', ...request });
    const { ok, status, headers } = response;
    return { ok, status, headers, text: await response.text() };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw unreachable();
  }
};

/** The JSON of an answer; null for an empty one. @throws HttpError if it is a refusal, or no JSON */
const read = <T>({ ok, status, text }: Reply): T => {
  if (!ok) throw refusalOf(status, text);
  if (text === '') return null as T;
  try {
    return JSON.parse(text) as T;
  } catch {
    throw new HttpError('keja.error.notJson', status);
  }
};

/** The error of an answer that is a refusal, by its status and its text. */
export function refusalOf(status: number, text: string): HttpError {
  try {
    return problemError(status, JSON.parse(text));
  } catch {
    return problemError(status, null);
  }
}
