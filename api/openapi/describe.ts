import type { Database } from '#database/connect.ts';
import { registry } from '#domain/objects.ts';
import { endpointsOf } from '../endpoints.ts';
import type { ApiDependencies } from '../dependencies.ts';
import type { AnyEndpoint } from '../http/endpoint.ts';
import { openApiDocument } from './document.ts';

/** All calls that are written by hand. No database or server is needed, because endpoints are plain data until they run. */
export function writtenCalls(): readonly AnyEndpoint[] {
  // Only these dependencies are read while endpoints are made.
  const dependencies = {
    database: { registry } as Database,
    publicUrl: 'http://127.0.0.1',
    ksefQrUrl: 'https://qr.ksef.mf.gov.pl',
    temporalUiUrl: undefined,
    demoAccounts: null,
  } as unknown as ApiDependencies;
  return endpointsOf(dependencies);
}

/** The OpenAPI description of this version. */
export function describeApi(): object {
  return openApiDocument(registry, writtenCalls());
}
