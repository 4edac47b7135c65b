import type { RequestHandler } from 'express';
import { fail } from '#domain/kernel/fail.ts';

const deepest = 32;

/** Whether a value from outside can be walked and stored: not nested without end, no half characters and none of code 0. */
export const isPlain = (value: unknown, depth = 0): boolean => {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  if (depth === deepest) return false;
  return Object.entries(value).every(([key, item]) => isPlain(key) && isPlain(item, depth + 1));
};

/** Refuses, before anything else reads it, what no call can mean. @throws query_invalid, body_invalid, route_not_found */
export const refuseUnplain: RequestHandler = (request, _response, next) => {
  const [parameter] = Object.entries(request.query).find((entry) => !isPlain(entry)) ?? [];
  if (parameter !== undefined) throw fail('query_invalid', { parameter });
  const [path = ''] = request.originalUrl.split('?');
  if (path.includes('%00')) throw fail('route_not_found', { path });
  if (!isPlain(request.body)) throw fail('body_invalid');
  next();
};

const taken = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'];

/** Refuses a body that nothing here would read: its call would take it for an empty one. @throws body_type_refused */
export const refuseUnreadBody: RequestHandler = (request, _response, next) => {
  const isEmpty = request.get('content-length') === '0';
  if (!isEmpty && request.is(taken) === false) throw fail('body_type_refused');
  next();
};
