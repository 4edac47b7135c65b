import { errorCatalogue } from '#domain/kernel/errorCatalogue.ts';
import type { AnyEndpoint } from '../http/endpoint.ts';
import { refusalMeanings, type RefusalStatus } from '../http/refusalStatus.ts';
import type { JsonSchema } from './fieldSchemas.ts';

const statuses = Object.keys(refusalMeanings).map(Number) as RefusalStatus[];
const nameOf = (status: RefusalStatus) => `Refused${status}`;
const codesOf = (status: number): string[] =>
  Object.entries(errorCatalogue)
    .filter((entry) => entry[1] === status)
    .map(([code]) => code);

const retryAfterHeader = {
  'Retry-After': { schema: { type: 'integer', minimum: 1 }, description: 'Seconds to wait' },
};

const responseFor = (status: RefusalStatus): JsonSchema => {
  // No error of the catalogue has the status 416 or 431, so their answers are described without a problem document.
  if (codesOf(status).length === 0) return { description: refusalMeanings[status] };
  const narrowedProblem = { properties: { status: { const: status }, code: { enum: codesOf(status) } } };
  const schema = { allOf: [{ $ref: '#/components/schemas/Problem' }, narrowedProblem] };
  return {
    description: refusalMeanings[status],
    ...(status === 429 || status === 503 ? { headers: retryAfterHeader } : {}),
    content: { 'application/problem+json': { schema } },
  };
};

/** The error responses that calls refer to, by status, with their error codes. */
export const refusalResponses: Record<string, JsonSchema> = Object.fromEntries(
  statuses.map((status) => [nameOf(status), responseFor(status)]),
);

/** References to the error responses of these statuses. */
export function refusedWith(someStatuses: readonly RefusalStatus[]): Record<string, JsonSchema> {
  return Object.fromEntries(
    someStatuses.map((status) => [String(status), { $ref: `#/components/responses/${nameOf(status)}` }]),
  );
}

// The statuses with which calls of each kind may refuse a request. A write may be refused by 403 also where anyone may call,
// namely if another site sends it.
const ofAnyCall: readonly RefusalStatus[] = [400, 404, 431];
const ofSignedIn: readonly RefusalStatus[] = [401, 403];
const ofWrites: readonly RefusalStatus[] = [403, 409, 415, 422, 429];
const ofUploads: readonly RefusalStatus[] = [413];
const ofFiles: readonly RefusalStatus[] = [416];

/**
 * The error responses of all calls of this kind; further ones of a single call are in its `refuses`. A call with a `form` takes
 * files, a call with `sends` answers with one.
 */
export function usualRefusals({
  method,
  access,
  form,
  sends,
  refuses = [],
}: Pick<AnyEndpoint, 'method' | 'access' | 'form' | 'sends' | 'refuses'>): Record<string, JsonSchema> {
  return refusedWith([
    ...ofAnyCall,
    ...(access === 'anyone' ? [] : ofSignedIn),
    ...(method === 'get' ? [] : ofWrites),
    ...(form ? ofUploads : []),
    ...(sends ? ofFiles : []),
    ...refuses,
  ]);
}
