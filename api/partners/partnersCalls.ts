import type { ApiDependencies } from '../dependencies.ts';
import type { AnyEndpoint } from '../http/endpoint.ts';
import { alikeFirmsEndpoints } from './alikeFirms.endpoints.ts';
import { firmMergeEndpoints } from './firmMerges.endpoints.ts';
import { registerCheckEndpoints } from './registerChecks.endpoints.ts';
import { timelineEndpoints } from './timeline.endpoints.ts';

export function partnersCalls(dependencies: ApiDependencies): AnyEndpoint[] {
  return [
    ...registerCheckEndpoints(dependencies),
    ...alikeFirmsEndpoints(dependencies),
    ...timelineEndpoints(dependencies),
    ...firmMergeEndpoints(dependencies),
  ];
}
