import type { AnyEndpoint } from '../http/endpoint.ts';
import type { ApiDependencies } from '../dependencies.ts';
import { enteredWeightEndpoints } from './enteredWeights.endpoints.ts';
import { holdEndpoints } from './holds.endpoints.ts';
import { noteEndpoints } from './notes.endpoints.ts';
import { scaleAgentEndpoints } from './scaleAgents.endpoints.ts';
import { scaleEndpoints } from './scales.endpoints.ts';
import { stockEndpoints } from './stock.endpoints.ts';
import { weighingEndpoints } from './weighing.endpoints.ts';

export function weighingCalls(dependencies: ApiDependencies): AnyEndpoint[] {
  return [
    ...weighingEndpoints(dependencies),
    ...scaleEndpoints(dependencies),
    ...scaleAgentEndpoints(dependencies),
    ...enteredWeightEndpoints(dependencies),
    ...holdEndpoints(dependencies),
    ...noteEndpoints(dependencies),
    ...stockEndpoints(dependencies),
  ];
}
