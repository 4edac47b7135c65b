import type { z } from 'zod';
import { fail } from '#domain/kernel/fail.ts';
import { limitedText } from '#domain/kernel/limitedBody.ts';
import { beginningOf } from '#domain/kernel/shortText.ts';

/** KSeF accepts no requests for the next `seconds`. KSeF did nothing of what this request asked. */
export class KsefBusy extends Error {
  readonly seconds: number;
  constructor(seconds: number) {
    super(`KSeF wants no further request for ${seconds} s`);
    this.name = 'KsefBusy';
    this.seconds = seconds;
  }
}

/** Our token has expired; the next attempt signs in again. */
export class KsefSignedOut extends Error {
  constructor() {
    super('KSeF does not know us any more');
    this.name = 'KsefSignedOut';
  }
}

interface KsefRequest {
  readonly url: string;
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly token?: string | undefined;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** How long one request may take. */
const patienceMs = 30_000;
/** The pause after 'too many requests', if KSeF does not name one. */
const usualPauseSeconds = 60;
/** No answer should be as long as this: even an invoice has at most 3 MB. */
const mostBytes = 10_000_000;
const tooLong = () => new Error(`KSeF answered more than ${mostBytes} bytes`);

/**
 * Makes one request to KSeF and returns its answer.
 * @throws KsefBusy, KsefSignedOut; KejaError ksef_refused if another attempt would be refused, too. After any other error, such
 * as a lost answer, we do not know whether KSeF did what was asked
 */
export async function askKsef({ url, path, method = 'GET', token, body, headers }: KsefRequest) {
  const response = await fetch(`${url.replace(/\/$/, '')}${path}`, {
    method,
    headers: {
      accept: 'application/json, application/xml',
      'x-error-format': 'problem-details',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(patienceMs),
  });
  const text = await limitedText(response, mostBytes, tooLong);
  if (response.ok) return { text, headers: response.headers };
  if (response.status === 429)
    throw new KsefBusy(Number(response.headers.get('retry-after')) || usualPauseSeconds);
  if (response.status === 401) throw new KsefSignedOut();
  if (response.status >= 500) throw new Error(`KSeF answered ${response.status}`);
  throw fail('ksef_refused', { reason: complaintIn(text) || `HTTP ${response.status}` });
}

/** The answer of `askKsef` as JSON of this shape. @throws an error if the answer is something else */
export function readAnswer<S extends z.ZodType>(shape: S, { text }: { readonly text: string }): z.output<S> {
  return shape.parse(JSON.parse(text));
}

interface Problem {
  readonly title?: string;
  readonly detail?: string;
  readonly errors?: readonly { readonly description?: string; readonly details?: readonly string[] }[];
}

/** The messages of a problem document, the most specific ones first. */
const complaintIn = (text: string): string => {
  try {
    const { title, detail, errors = [] } = JSON.parse(text) as Problem;
    const particular = errors.flatMap(({ description, details = [] }) => [description ?? '', ...details]);
    const complaints = [...particular, detail ?? title ?? ''].filter((words) => words !== '');
    return beginningOf(complaints.join('; '), 500);
  } catch {
    return '';
  }
};
