import type { RequestHandler } from 'express';
import { fail, KejaError, type FieldError } from '#domain/kernel/fail.ts';

const maxDepth = 32;

/**
 * Whether a value from outside can be traversed and stored: not nested too deeply, no half of a surrogate pair, no
 * character of code 0.
 */
export function isPlain(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  if (depth === maxDepth) return false;
  return Object.entries(value).every(([key, item]) => isPlain(key) && isPlain(item, depth + 1));
}

/** The text fields of a body that cannot be stored, so that a form can show the error at the field. */
const unplainFields = (body: unknown): FieldError[] =>
  Object.entries(typeof body === 'object' && body !== null ? body : {})
    .filter(([name, value]) => isPlain(name) && typeof value === 'string' && !isPlain(value))
    .map(([field]) => ({ field, code: 'text_misleading' }));

/**
 * Refuses, before any other handler, requests that no call can process. @throws query_invalid, body_invalid,
 * route_not_found
 */
export const refuseUnplain: RequestHandler = (request, _response, next) => {
  const [parameter] = Object.entries(request.query).find((entry) => !isPlain(entry)) ?? [];
  if (parameter !== undefined) throw fail('query_invalid', { parameter });
  const [path = ''] = request.originalUrl.split('?');
  if (path.includes('%00')) throw fail('route_not_found', { path });
  if (!isPlain(request.body)) throw new KejaError('body_invalid', {}, unplainFields(request.body));
  next();
};

const readTypes = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'];

/** Refuses a body of a type that no call reads: it would be taken for an empty one. @throws body_type_refused */
export const refuseUnreadBody: RequestHandler = (request, _response, next) => {
  const isEmpty = request.get('content-length') === '0';
  if (!isEmpty && request.is(readTypes) === false) throw fail('body_type_refused');
  next();
};
