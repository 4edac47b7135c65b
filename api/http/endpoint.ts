import type { Request, Response, Router } from 'express';
import { z } from 'zod';
import type { Answered, Contract, Method, Read } from '#domain/kernel/contract.ts';
import { fail, failFields, type FieldError } from '#domain/kernel/fail.ts';
import type { Language } from '#domain/kernel/language.ts';
import { holdsRole } from '#domain/platform/access.rules.ts';
import { nobody, type Actor } from '#domain/platform/actor.ts';
import type { BuiltInRole } from '#domain/platform/roles.ts';
import { RoutesBySegment } from './bySegment.ts';
import { languageOf } from './language.ts';
import type { RefusalStatus } from './refusalStatus.ts';
import { givenRequestId } from './requestId.ts';

export type { Method } from '#domain/kernel/contract.ts';
type Shape = z.ZodObject | z.ZodType;
/** What parsing by a shape gives, such as `{ id: number }` for `z.object({ id: z.int() })`; undefined for a call without it. */
type Out<S> = S extends z.ZodType ? z.output<S> : undefined;

/**
 * One call as a handler gets it, with the actor who makes it. `B`, `Q` and `P` are the types of its parsed body, query and
 * parameters of the path.
 */
export interface Call<B, Q, P> {
  readonly body: B;
  readonly query: Q;
  readonly params: P;
  readonly actor: Actor;
  readonly language: Language;
  /** The caller's own id of this request: with it a repeated request is recognised. */
  readonly requestId: string;
  readonly request: Request;
  readonly response: Response;
}

/**
 * A call with a handler of its own. From this one description it is mounted, validated, guarded and documented in OpenAPI.
 * Paths are under `/api` and in the form of Express: `/dispositions/:id/moves/:move`.
 * `B`, `Q` and `P` are the shapes of its body, query and parameters of the path; undefined where it has none.
 */
interface Endpoint<
  B extends Shape | undefined = undefined,
  Q extends Shape | undefined = undefined,
  P extends Shape | undefined = undefined,
> {
  readonly method: Method;
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  /** Who may call it: anyone, anyone signed in, or people with one of these roles or full rights. `[]` is full rights alone. */
  readonly access: 'anyone' | 'signedIn' | readonly BuiltInRole[];
  readonly body?: B;
  readonly query?: Q;
  readonly params?: P;
  /** The fields of a multipart request beside its files, if the call takes files. */
  readonly form?: z.ZodType;
  readonly answer?: z.ZodType;
  /** The contract under which its callers know it, if there is one. */
  readonly contract?: Contract;
  /** 201 for a call that creates something, 204 for one without an answer; else 200. */
  readonly status?: 200 | 201 | 204;
  /** Statuses of refusals in addition to those in `usualRefusals`. */
  readonly refuses?: readonly RefusalStatus[];
  /** The media types of the answer, if it is a file. */
  readonly sends?: readonly string[];
  /** Whether the handler sends its answer itself (a page, a cookie, plain text) instead of returning JSON. */
  readonly raw?: boolean;
  /** If it returns false, the request is passed to a call that is mounted later at the same address. */
  readonly when?: (request: Request) => boolean;
  readonly handle: (call: Call<Out<B>, Out<Q>, Out<P>>) => Promise<unknown>;
}

// Endpoints of different shapes share one list; each was checked against its own shapes where it was defined.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyEndpoint = Endpoint<any, any, any>;

type OwnPart = Pick<Endpoint, 'tag' | 'summary' | 'access' | 'refuses' | 'sends' | 'raw' | 'when'>;

/**
 * An endpoint that serves a contract. From the contract TypeScript knows what the handler gets and what it must answer: with
 * `params: z.object({ id: z.int() })`, `params.id` of the call is a number.
 */
export function serve<const C extends Contract>(
  contract: C,
  own: OwnPart & {
    readonly handle: (
      call: Call<Read<C, 'body'>, Read<C, 'query'>, Read<C, 'params'>>,
    ) => Promise<Answered<C>>;
  },
): AnyEndpoint {
  return { ...contract, ...own, contract };
}

/**
 * Adds the endpoints to the router. They are divided by the first segment of their addresses, because Express compares a request
 * with one route after the other.
 */
export function mount(router: Router, endpoints: readonly AnyEndpoint[]): void {
  const routes = new RoutesBySegment();
  router.use(routes.handle);
  for (const definition of endpoints) {
    routes.routerOf(definition.path)[definition.method](definition.path, async (request, response, next) => {
      if (definition.when && !definition.when(request)) return next('route');
      await answer(definition, request, response);
    });
  }
}

const answer = async (definition: AnyEndpoint, request: Request, response: Response): Promise<void> => {
  const actor = mustBeAllowed(definition, response);
  const result = await definition.handle({
    body: definition.body && parseBody(definition.body, request.body),
    query: definition.query && parseQuery(definition.query, request.query),
    params: definition.params && parseQuery(definition.params, request.params),
    actor,
    language: languageOf(request, response),
    requestId: givenRequestId(request) ?? crypto.randomUUID(),
    request,
    response,
  });
  if (definition.status === 204) return void response.status(204).end();
  if (!definition.raw) response.status(definition.status ?? 200).json(result ?? null);
};

/** The actor who calls; `nobody` for a call that anyone may make without signing in. @throws not_signed_in, no_access */
const mustBeAllowed = ({ access, method }: AnyEndpoint, response: Response): Actor => {
  const actor = response.locals.actor as Actor | undefined;
  if (access === 'anyone') return actor ?? nobody;
  if (!actor) throw fail('not_signed_in');
  if (access === 'signedIn' || holdsRole(actor, method === 'get' ? 'read' : 'modify', access)) return actor;
  throw fail('no_access');
};

/** @throws validation_failed with an error for each field, body_invalid */
export const parseBody = <S extends z.ZodType>(shape: S, body: unknown): z.output<S> => {
  const parsed = shape.safeParse(body ?? {}, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw failFields(parsed.error.issues.flatMap(fieldErrors));
};

/** An issue of zod as errors of fields. @throws body_invalid if the body itself has the wrong type */
const fieldErrors = (issue: z.core.$ZodIssue): FieldError[] => {
  const field = issue.path.join('.');
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ field: [...issue.path, key].join('.'), code: 'unknown_field' }));
  if (issue.code === 'too_big' && issue.origin === 'string')
    return [{ field, code: 'too_long', params: { maxLength: Number(issue.maximum) } }];
  if (issue.code !== 'invalid_type') return [{ field, code: 'invalid_value' }];
  if (field === '') throw fail('body_invalid');
  return [{ field, code: issue.input === undefined ? 'required' : 'invalid_type' }];
};

/** Parses the query, or the parameters of the path. @throws query_invalid that names the first wrong parameter */
const parseQuery = (shape: z.ZodType, query: unknown): unknown => {
  const parsed = shape.safeParse(query);
  if (parsed.success) return parsed.data;
  throw fail('query_invalid', { parameter: parsed.error.issues[0]?.path.join('.') ?? '' });
};
