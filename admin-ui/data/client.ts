import type { AnswerAt, PlaceAt, Route, WishAt } from '#domain/contracts.ts';
import { download, fetchFile } from './download.ts';
import { addressOf, call, sendForm, withQuery, type FormSending, type Method, type Query } from './http.ts';

export type { FormSending };

/** What the functions below read from a request of any route. */
interface Parts {
  readonly params?: object | undefined;
  readonly query?: object | undefined;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
}

/**
 * The arguments after the route. `W` is what a call of the route needs (`WishAt`: path parameters, query and body), or only what
 * its address needs (`PlaceAt`). If all parts are optional, the argument may be left out: `callApi('GET /app/info')`.
 */
type RequestArgument<W> = object extends W ? [request?: W] : [request: W];

/**
 * Calls an endpoint of the API; the types of request and answer come from its contract.
 * @throws HttpError with a translated message; `body.code` is the stable code, `body.errors` the errors by field.
 */
export function callApi<R extends Route>(
  route: R,
  ...[request]: RequestArgument<WishAt<R>>
): Promise<AnswerAt<R>> {
  const { params = {}, query, body, signal } = (request ?? {}) as Parts;
  const [method, path] = methodAndPath(route);
  const hasNoBody = method === 'GET' || (method === 'DELETE' && !body);
  return call<AnswerAt<R>>(filledPath(path, params), {
    method,
    ...(query ? { query: query as Query } : {}),
    ...(hasNoBody ? {} : { body: body ?? {} }),
    signal,
  });
}

/** The address of an endpoint: for a link, a frame, or a request whose answer nobody awaits. */
export function apiAddress<R extends Route>(route: R, ...[request]: RequestArgument<PlaceAt<R>>): string {
  const { params = {}, query = {} } = (request ?? {}) as Parts;
  return addressOf(filledPath(methodAndPath(route)[1], params), query as Query);
}

/** Sends a form with files to an endpoint. @throws HttpError as `callApi` */
export function sendFormTo<R extends Route>(
  route: R,
  request: PlaceAt<R> & { readonly form: FormData; readonly sending?: FormSending },
): Promise<AnswerAt<R>> {
  const { params = {}, query = {} } = request as Parts;
  const path = withQuery(filledPath(methodAndPath(route)[1], params), query as Query);
  return sendForm<AnswerAt<R>>(path, request.form, request.sending);
}

/**
 * Fetches the file that an endpoint returns and lets the browser save it.
 * @throws HttpError as `callApi`, in which case nothing is saved
 */
export function downloadFile<R extends Route>(
  route: R,
  ...[request]: RequestArgument<WishAt<R>>
): Promise<void> {
  const { params = {}, query = {}, body } = (request ?? {}) as Parts;
  return download(filledPath(methodAndPath(route)[1], params), query as Query, body as object | undefined);
}

/** Reads the file that an endpoint returns. @throws HttpError as `callApi` */
export async function readFileFrom<R extends Route>(
  route: R,
  ...[request]: RequestArgument<PlaceAt<R>>
): Promise<Blob> {
  const { params = {}, query = {} } = (request ?? {}) as Parts;
  return (await fetchFile(filledPath(methodAndPath(route)[1], params), query as Query)).content;
}

/** Sends a request even while its page is being left; nobody waits for its answer. */
export function sendAtLeaving<R extends Route>(route: R, ...[request]: RequestArgument<PlaceAt<R>>): void {
  const { params = {}, query = {} } = (request ?? {}) as Parts;
  const [method, path] = methodAndPath(route);
  const address = addressOf(filledPath(path, params), query as Query);
  void fetch(address, { method, credentials: 'same-origin', keepalive: true }).catch(() => {});
}

/** A route is its method and its path, such as `GET /dispositions/:id`. */
const methodAndPath = (route: Route): [Method, string] => route.split(' ') as [Method, string];

/** The path with the values of its parameters: each `:name` is replaced. */
const filledPath = (path: string, params: object): string => {
  const values = params as Readonly<Record<string, string | number>>;
  return path.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(String(values[name])));
};
