import { HttpError } from 'ra-core';
import { requestIdHeader } from '#domain/kernel/requestId.ts';
import { currentLanguage } from './language.ts';
import { problemError, unreachable } from './problem.ts';
import { createRequestIds } from './requestIds.ts';

const apiBase = '/api';

export type Query = Readonly<Record<string, string | number | boolean | undefined>>;

interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly query?: Query;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
}

export const addressOf = (path: string, query: Query = {}): string => {
  const filled = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const parameters = new URLSearchParams(filled.map(([name, value]) => [name, String(value)]));
  return `${apiBase}${path}${filled.length > 0 ? `?${parameters}` : ''}`;
};

const requestIds = createRequestIds();
/** Nobody can know whether these were done: the server or a proxy gave up waiting. */
const isNoAnswer = (status: number): boolean => status >= 500;
const tryAgainAfterMs = 1_000;

/**
 * Calls the API and answers its JSON. A write goes out under an id of its own and, when no answer came, once more
 * under the same one: the API does it once.
 * @throws HttpError with a translated message; `body.code` is the stable code, `body.errors` the errors by field.
 */
export const call = async <T>(path: string, wish: Call = {}): Promise<T> => {
  const { method = 'GET', query, body } = wish;
  const address = addressOf(path, query);
  if (method === 'GET') return read<T>(await send(address, wish));

  const write = `${method} ${address} ${JSON.stringify(body ?? null)}`;
  const requestId = requestIds.idOf(write);
  const response = await send(address, wish, requestId).catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, tryAgainAfterMs));
    return send(address, wish, requestId);
  });
  if (!isNoAnswer(response.status)) requestIds.answered(write);
  return read<T>(response);
};

/** Sends a form with files; the browser writes its parts. @throws HttpError as `call` */
export const sendForm = async <T>(
  path: string,
  form: FormData,
  { signal, requestId }: { readonly signal?: AbortSignal; readonly requestId?: string } = {},
): Promise<T> =>
  read<T>(
    await fetch(addressOf(path), {
      method: 'POST',
      credentials: 'same-origin',
      headers: {
        'x-language': currentLanguage(),
        ...(requestId ? { [requestIdHeader]: requestId } : {}),
      },
      body: form,
      ...(signal ? { signal } : {}),
    }).catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'AbortError') throw error;
      throw unreachable();
    }),
  );

const send = (
  address: string,
  { method = 'GET', body, signal }: Call,
  requestId?: string,
): Promise<Response> =>
  fetch(address, {
    method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      'x-language': currentLanguage(),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(requestId ? { [requestIdHeader]: requestId } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  }).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw unreachable();
  });

/** What an answer says, or the refusal that it is. */
export const read = async <T>(response: Response): Promise<T> => {
  const answer = await readJson(response);
  if (!response.ok) throw problemError(response.status, answer);
  return answer as T;
};

const readJson = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    if (response.ok) throw new HttpError('keja.error.notJson', response.status);
    return null;
  }
};
