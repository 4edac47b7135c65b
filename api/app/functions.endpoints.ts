import type { Database } from '#database/connect.ts';
import { fail } from '#domain/kernel/fail.ts';
import { holdsRole } from '#domain/platform/access.rules.ts';
import { appContracts } from '#domain/platform/app.contracts.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import type { ServerFunction } from './functions/serverFunction.ts';
import { verifyWeightMemoryFunction } from './functions/verifyWeightMemoryFunction.ts';

/** All functions that can be called. A new one needs a file in `functions`, an entry here and a schema in its contract. */
const functions: readonly ServerFunction[] = [verifyWeightMemoryFunction];

export function functionEndpoints({ database }: { database: Database }): AnyEndpoint[] {
  return [
    serve(appContracts.callFunction, {
      tag: 'app',
      summary: `Does what is registered under a name: ${functions.map(({ name, summary }) => `${name} (${summary})`).join('; ')}`,
      access: 'signedIn',
      handle: async ({ actor, body }) => {
        // It is always found, because the contract allows only registered names.
        const called = functions.find(({ name }) => name === body.objectFunc) as ServerFunction;
        if (!holdsRole(actor, 'modify', called.roles)) throw fail('no_access', { object: called.name });
        return { result: await called.run(database, body.params) };
      },
    }),
  ];
}
