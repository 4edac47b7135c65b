import { errorCatalogue } from '#domain/kernel/errorCatalogue.ts';
import type { AnyEndpoint } from '../http/endpoint.ts';
import type { JsonSchema } from './fieldSchemas.ts';

const meanings = {
  400: 'What was sent cannot be read',
  401: 'Nobody is signed in, or who it is was not proved',
  403: 'No right to do this',
  404: 'There is no such record, or it is not shown to you',
  409: 'It is not in a state in which this can be done',
  410: 'It was valid once, and is no longer',
  413: 'More than is taken',
  415: 'Of a kind that is not taken',
  416: 'The file has no such part',
  422: 'What was sent is understood and not accepted; `errors` names the fields',
  429: 'Too often; `Retry-After` says in how many seconds to come again',
  431: 'The address with its parameters is longer than is read at all; there is no body',
  503: 'A part of Keja is away for a moment; `Retry-After` says when to come again',
} as const;
export type RefusalStatus = keyof typeof meanings;

const statuses = Object.keys(meanings).map(Number) as RefusalStatus[];
const nameOf = (status: RefusalStatus) => `Refused${status}`;
const codesOf = (status: number): string[] =>
  Object.entries(errorCatalogue)
    .filter((entry) => entry[1] === status)
    .map(([code]) => code);

const comeAgain = {
  'Retry-After': { schema: { type: 'integer', minimum: 1 }, description: 'Seconds to wait' },
};

const refusal = (status: RefusalStatus): JsonSchema => {
  if (codesOf(status).length === 0) return { description: meanings[status] };
  const told = { properties: { status: { const: status }, code: { enum: codesOf(status) } } };
  const schema = { allOf: [{ $ref: '#/components/schemas/Problem' }, told] };
  return {
    description: meanings[status],
    ...(status === 429 || status === 503 ? { headers: comeAgain } : {}),
    content: { 'application/problem+json': { schema } },
  };
};

/** Every refusal that a call can point at, by its status, with the codes it comes with. */
export const refusalResponses: Record<string, JsonSchema> = Object.fromEntries(
  statuses.map((status) => [nameOf(status), refusal(status)]),
);

export const refusedWith = (wanted: readonly RefusalStatus[]): Record<string, JsonSchema> =>
  Object.fromEntries(
    wanted.map((status) => [String(status), { $ref: `#/components/responses/${nameOf(status)}` }]),
  );

const ofAnyCall: readonly RefusalStatus[] = [400, 404, 431];
const ofSignedIn: readonly RefusalStatus[] = [401, 403];
const ofWrites: readonly RefusalStatus[] = [403, 409, 415, 422];
const ofUploads: readonly RefusalStatus[] = [413];
const ofFiles: readonly RefusalStatus[] = [416];

/** How a call of this kind may be refused; what only some calls answer stands in their `refuses`. */
export const usualRefusals = ({
  method,
  access,
  form,
  sends,
  refuses = [],
}: Pick<AnyEndpoint, 'method' | 'access' | 'form' | 'sends' | 'refuses'>): Record<string, JsonSchema> =>
  refusedWith([
    ...ofAnyCall,
    ...(access === 'anyone' ? [] : ofSignedIn),
    ...(method === 'get' ? [] : ofWrites),
    ...(form ? ofUploads : []),
    ...(sends ? ofFiles : []),
    ...refuses,
  ]);
