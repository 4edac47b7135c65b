import { HttpError } from 'ra-core';
import { currentLanguage } from './language.ts';
import { problemError, unreachable } from './problem.ts';

export const apiBase = '/api';

type Query = Readonly<Record<string, string | number | boolean | undefined>>;

interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly query?: Query;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  /** Sent again with the same id, a command is done once. */
  readonly requestId?: string;
}

const addressOf = (path: string, query: Query = {}): string => {
  const filled = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const parameters = new URLSearchParams(filled.map(([name, value]) => [name, String(value)]));
  return `${apiBase}${path}${filled.length > 0 ? `?${parameters}` : ''}`;
};

/**
 * Calls the API and answers its JSON.
 * @throws HttpError with a translated message; `body.code` is the stable code, `body.errors` the errors by field.
 */
export const call = async <T>(
  path: string,
  { method = 'GET', query, body, signal, requestId }: Call = {},
): Promise<T> => {
  const response = await fetch(addressOf(path, query), {
    method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      'x-language': currentLanguage(),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(requestId ? { 'idempotency-key': requestId } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  }).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw unreachable();
  });
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
