import type { AnyEndpoint } from '../http/endpoint.ts';
import type { ApiParts } from '../parts.ts';
import { aliasEndpoints } from './aliases.endpoints.ts';
import { printEndpoints } from './prints.endpoints.ts';
import { subordinationEndpoints } from './subordination.endpoints.ts';
import { versionEndpoints } from './versions.endpoints.ts';

export const recordsCalls = (parts: ApiParts): AnyEndpoint[] => [
  ...aliasEndpoints(parts),
  ...subordinationEndpoints(parts),
  ...versionEndpoints(parts),
  ...printEndpoints(parts),
];
