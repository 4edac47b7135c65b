import type { AnyEndpoint } from '../http/endpoint.ts';
import type { ApiDependencies } from '../dependencies.ts';
import { aliasEndpoints } from './aliases.endpoints.ts';
import { amountsEndpoints } from './amounts.endpoints.ts';
import { boardEndpoints } from './board.endpoints.ts';
import { linkedDocumentEndpoints } from './linkedDocuments.endpoints.ts';
import { printEndpoints } from './prints.endpoints.ts';
import { searchEndpoints } from './searchEverything.endpoints.ts';
import { statusCountEndpoints } from './statusCounts.endpoints.ts';
import { subordinationEndpoints } from './subordination.endpoints.ts';
import { versionEndpoints } from './versions.endpoints.ts';

export function recordsCalls(dependencies: ApiDependencies): AnyEndpoint[] {
  return [
    ...searchEndpoints(dependencies),
    ...aliasEndpoints(dependencies),
    ...subordinationEndpoints(dependencies),
    ...linkedDocumentEndpoints(dependencies),
    ...versionEndpoints(dependencies),
    ...printEndpoints(dependencies),
    ...amountsEndpoints(dependencies),
    ...statusCountEndpoints(dependencies),
    ...boardEndpoints(dependencies),
  ];
}
