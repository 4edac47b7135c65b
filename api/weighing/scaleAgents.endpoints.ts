import type { Database } from '#database/connect.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { scaleContracts } from '#domain/weighing/scale.contracts.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { agentTokenHash, newAgentToken } from './agentTokens.ts';

/** Makes the token of a scale agent; it is shown in this one answer only. */
export function scaleAgentEndpoints({ database }: { readonly database: Database }): AnyEndpoint[] {
  return [
    serve(scaleContracts.newAgentToken, {
      tag: 'weighing',
      summary:
        'Makes a new token for a scale agent and tells it once; the one before is worth nothing any more',
      // Full rights alone.
      access: [],
      handle: async ({ actor, params }) => {
        await database.records.mustSee(actor, 'scaleAgent', params.id);
        const token = newAgentToken();
        await database.records.update(systemActor, 'scaleAgent', params.id, {
          tokenHash: agentTokenHash(token),
        });
        return { token };
      },
    }),
  ];
}
