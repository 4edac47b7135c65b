import type { z } from 'zod';

export type Method = 'get' | 'post' | 'put' | 'delete';

/**
 * The shapes of request and answer of one endpoint. The API serves it, the user interfaces call it through their client,
 * OpenAPI describes it, and tests compare each answer with it.
 */
export interface Contract {
  readonly method: Method;
  /** Under `/api` and in the form of Express: `/dispositions/:id/moves/:move`. */
  readonly path: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** The fields of a multipart request beside its files, if the call takes files. */
  readonly form?: z.ZodType;
  /** The JSON of the answer. Absent if the call sends a file or has no answer. */
  readonly answer?: z.ZodType;
  /** 201 for a call that creates something, 204 for one without an answer; else 200. */
  readonly status?: 200 | 201 | 204;
}

/** Keeps the exact types of its parts; the types of the callers are derived from them. */
export function contract<const C extends Contract>(definition: C): C {
  return definition;
}

/** The zod schema that a contract `C` has for one of its parts, as `body`; undefined if it has no such part. */
type PartOf<C, K extends keyof Contract> = C extends { readonly [P in K]: infer S extends z.ZodType }
  ? S
  : undefined;
/** A type that is read-only at any depth. */
export type DeepReadonly<T> = T extends readonly (infer E)[]
  ? readonly DeepReadonly<E>[]
  : T extends object
    ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
    : T;

// `z.input` is a type before the schema applies defaults and conversions, `z.output` the type after that.

/** What a handler gets from a call, parsed; undefined for a part that the contract `C` does not have. */
export type Read<C, K extends 'params' | 'query' | 'body'> =
  PartOf<C, K> extends z.ZodType ? z.output<PartOf<C, K>> : undefined;
/** What a caller sends in a call; undefined for a part that the contract does not have. */
export type Sent<C, K extends 'params' | 'query' | 'body' | 'form'> =
  PartOf<C, K> extends z.ZodType ? DeepReadonly<z.input<PartOf<C, K>>> : undefined;
/** What a handler must return; anything if the contract has no answer. */
export type Answered<C> =
  PartOf<C, 'answer'> extends z.ZodType ? DeepReadonly<z.input<PartOf<C, 'answer'>>> : unknown;
/** What a caller gets; null if the contract has no answer. */
export type AnswerOf<C> = PartOf<C, 'answer'> extends z.ZodType ? z.output<PartOf<C, 'answer'>> : null;
