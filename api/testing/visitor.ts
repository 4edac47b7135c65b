/** An answer as a program sees it. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** Somebody with a cookie jar of their own, as a browser has one. */
export interface Visitor {
  /** Sends a text as it is, even if it is no JSON, and any other body as JSON. `headers` replace the usual ones. */
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  get(path: string, query?: Record<string, string | number | object>): Promise<Answer>;
  post(path: string, body?: unknown): Promise<Answer>;
  put(path: string, body?: unknown): Promise<Answer>;
  delete(path: string): Promise<Answer>;
  /** The jar as a `cookie` header. */
  cookie(): string;
}

export function visitorOf(apiUrl: string): Visitor {
  const jar = new Map<string, string>();
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

  const send = async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const response = await fetch(`${apiUrl}${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(jar.size > 0 ? { cookie: cookie() } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    for (const given of response.headers.getSetCookie()) keep(jar, given);
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: isJson(response) ? JSON.parse(text) : text,
    };
  };

  return {
    send,
    get: (path, query = {}) => send('GET', `${path}${queryText(query)}`),
    post: (path, body = {}) => send('POST', path, body),
    put: (path, body = {}) => send('PUT', path, body),
    delete: (path) => send('DELETE', path),
    cookie,
  };
}

/** Keeps a cookie of an answer. With an empty value a server deletes its cookie. */
const keep = (jar: Map<string, string>, given: string): void => {
  const [pair = ''] = given.split(';');
  const [name = '', value = ''] = pair.split('=');
  if (value === '') jar.delete(name);
  else jar.set(name, value);
};

const isJson = (response: Response): boolean => /\bjson\b/.test(response.headers.get('content-type') ?? '');

const queryText = (query: Record<string, string | number | object>): string => {
  const pairs = Object.entries(query).map(([name, value]): [string, string] => [
    name,
    typeof value === 'object' ? JSON.stringify(value) : String(value),
  ]);
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
};
