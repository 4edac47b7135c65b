/** A refusal as KSeF words it when asked for problem documents. */
export class KsefRefusal extends Error {
  readonly status: number;
  readonly body: object;
  /** In seconds. */
  readonly retryAfter?: number;
  constructor(status: number, body: object, retryAfter?: number) {
    super(`refused with ${status}`);
    this.status = status;
    this.body = body;
    if (retryAfter !== undefined) this.retryAfter = retryAfter;
  }
}

const head = (title: string, status: number, detail: string) => ({
  title,
  status,
  detail,
  instance: '/v2',
  timestamp: new Date().toISOString(),
  traceId: 'simulator',
});

/** @param code KSeF's own number of the fault, such as 21405 for a request of a wrong shape */
export function badRequest(code: number, description: string): KsefRefusal {
  return new KsefRefusal(400, {
    ...head('Bad Request', 400, 'Żądanie jest nieprawidłowe.'),
    errors: [{ code, description }],
  });
}

export function unauthorized(): KsefRefusal {
  return new KsefRefusal(401, head('Unauthorized', 401, 'Wymagane jest uwierzytelnienie.'));
}

export function tooManyRequests(seconds: number): KsefRefusal {
  return new KsefRefusal(
    429,
    head('Too Many Requests', 429, `Spróbuj ponownie po ${seconds} sekundach.`),
    seconds,
  );
}
