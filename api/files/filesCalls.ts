import type { AnyEndpoint } from '../http/endpoint.ts';
import type { ApiParts } from '../parts.ts';
import { fileEndpoints } from './files.endpoints.ts';
import { folderEndpoints } from './folders.endpoints.ts';
import { specifiedFileEndpoints } from './specifiedFiles.endpoints.ts';

export const filesCalls = (parts: ApiParts): AnyEndpoint[] => [
  ...folderEndpoints(parts),
  ...fileEndpoints(parts),
  ...specifiedFileEndpoints(parts),
];
