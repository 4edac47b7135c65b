import { exchangeContracts } from '#domain/platform/exchange.contracts.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';

/**
 * The named calls of data exchange. Nothing is exchanged with other systems yet, and callers know an empty answer as
 * "No Content".
 */
export function exchangeEndpoints(): AnyEndpoint[] {
  return Object.values(exchangeContracts).map((contract) =>
    serve(contract, {
      tag: 'exchange',
      summary: 'Exchanges data with another system; 204 where there was nothing to exchange',
      // Full rights alone.
      access: [],
      handle: () => Promise.resolve(undefined),
    }),
  );
}
