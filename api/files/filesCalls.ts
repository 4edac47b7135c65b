import type { AnyEndpoint } from '../http/endpoint.ts';
import type { ApiDependencies } from '../dependencies.ts';
import { fileEndpoints } from './files.endpoints.ts';
import { folderEndpoints } from './folders.endpoints.ts';
import { specifiedFileEndpoints } from './specifiedFiles.endpoints.ts';

export function filesCalls(dependencies: ApiDependencies): AnyEndpoint[] {
  return [
    ...folderEndpoints(dependencies),
    ...fileEndpoints(dependencies),
    ...specifiedFileEndpoints(dependencies),
  ];
}
