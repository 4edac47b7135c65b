import type { Database } from '#database/connect.ts';
import { registry } from '#domain/objects.ts';
import { endpointsOf } from '../endpoints.ts';
import type { ApiParts } from '../parts.ts';
import type { AnyEndpoint } from '../http/endpoint.ts';
import { openApiDocument } from './document.ts';

/** Every call that is written by hand, without a database or a server: endpoints are data until they are called. */
export const writtenCalls = (): readonly AnyEndpoint[] => {
  const parts = {
    database: { registry } as Database,
    publicUrl: 'http://127.0.0.1',
    ksefQrUrl: 'https://qr.ksef.mf.gov.pl',
    temporalUiUrl: undefined,
    demoAccounts: null,
  } as unknown as ApiParts;
  return endpointsOf(parts);
};

/** The OpenAPI description of this version. */
export const describeApi = (): object => openApiDocument(registry, writtenCalls());
