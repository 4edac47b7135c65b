import type { AnyEndpoint } from '../http/endpoint.ts';
import type { ApiDependencies } from '../dependencies.ts';
import { actionNamesEndpoints } from './actionNames.endpoints.ts';
import { bpDefinitionEndpoints } from './bpDefinition.endpoints.ts';
import { bpExemplarEndpoints } from './bpExemplar.endpoints.ts';
import { bpHistoryEndpoints } from './bpHistory.endpoints.ts';
import { dryRunEndpoints } from './dryRun.endpoints.ts';
import { processListEndpoints } from './lists.endpoints.ts';
import { taskEndpoints } from './task.endpoints.ts';
import { taskFeedEndpoints } from './taskFeed.endpoints.ts';
import { taskStandingEndpoints } from './taskStanding.endpoints.ts';

/** The calls of processes and tasks. `bp` is a business process, an `exemplar` one instance of it: so the specification names them. */
export function processesCalls(dependencies: ApiDependencies): AnyEndpoint[] {
  return [
    ...taskEndpoints(dependencies),
    ...taskFeedEndpoints(dependencies),
    ...taskStandingEndpoints(dependencies),
    ...bpExemplarEndpoints(dependencies),
    ...bpHistoryEndpoints(dependencies),
    ...bpDefinitionEndpoints(dependencies),
    ...processListEndpoints(dependencies),
    ...dryRunEndpoints(dependencies),
    ...actionNamesEndpoints(dependencies),
  ];
}
