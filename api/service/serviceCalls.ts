import type { AnyEndpoint } from '../http/endpoint.ts';
import type { ApiParts } from '../parts.ts';
import { reclamationEndpoints } from './reclamation.endpoints.ts';
import { reclamationAnalysisEndpoints } from './reclamationAnalysis.endpoints.ts';
import { reclamationEmailEndpoints } from './reclamationEmails.endpoints.ts';
import { reclamationLetterEndpoints } from './reclamationLetters.endpoints.ts';

export const serviceCalls = (parts: ApiParts): AnyEndpoint[] => [
  ...reclamationEndpoints(parts),
  ...reclamationEmailEndpoints(parts),
  ...reclamationLetterEndpoints(parts),
  ...reclamationAnalysisEndpoints(parts),
];
