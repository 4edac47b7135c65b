import type { Request } from 'express';
import { fail } from '#domain/kernel/fail.ts';
import { requestIdHeader, requestIdPattern } from '#domain/kernel/requestId.ts';

/** The caller's own id of this request, if they sent one. @throws query_invalid if it is not valid */
export function givenRequestId(request: Request): string | undefined {
  const requestId = request.get(requestIdHeader);
  if (requestId !== undefined && !requestIdPattern.test(requestId))
    throw fail('query_invalid', { parameter: 'Idempotency-Key' });
  return requestId;
}
