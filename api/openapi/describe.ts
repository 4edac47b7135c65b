import type { Database } from '#database/connect.ts';
import { registry } from '#domain/objects.ts';
import { endpointsOf, type AppParts } from '../app.ts';
import { openApiDocument } from './document.ts';

/** The OpenAPI description of this version, without a database or a server: endpoints are data until they are called. */
export const describeApi = (): object => {
  const parts = {
    database: { registry } as Database,
    publicUrl: 'http://127.0.0.1',
    temporalUiUrl: undefined,
    demoAccounts: null,
  } as unknown as AppParts;
  return openApiDocument(registry, endpointsOf(parts));
};
