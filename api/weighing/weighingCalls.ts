import type { AnyEndpoint } from '../http/endpoint.ts';
import type { ApiParts } from '../parts.ts';
import { enteredWeightEndpoints } from './enteredWeights.endpoints.ts';
import { holdEndpoints } from './holds.endpoints.ts';
import { noteEndpoints } from './notes.endpoints.ts';
import { scaleEndpoints } from './scales.endpoints.ts';
import { stockEndpoints } from './stock.endpoints.ts';
import { weighingEndpoints } from './weighing.endpoints.ts';

export const weighingCalls = (parts: ApiParts): AnyEndpoint[] => [
  ...weighingEndpoints(parts),
  ...scaleEndpoints(parts),
  ...enteredWeightEndpoints(parts),
  ...holdEndpoints(parts),
  ...noteEndpoints(parts),
  ...stockEndpoints(parts),
];
