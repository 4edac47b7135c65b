import type { AnyEndpoint } from '../http/endpoint.ts';
import type { ApiParts } from '../parts.ts';
import { actionNamesEndpoints } from './actionNames.endpoints.ts';
import { bpDefinitionEndpoints } from './bpDefinition.endpoints.ts';
import { bpExemplarEndpoints } from './bpExemplar.endpoints.ts';
import { bpHistoryEndpoints } from './bpHistory.endpoints.ts';
import { dryRunEndpoints } from './dryRun.endpoints.ts';
import { processListEndpoints } from './lists.endpoints.ts';
import { taskEndpoints } from './task.endpoints.ts';
import { taskFeedEndpoints } from './taskFeed.endpoints.ts';
import { taskStandingEndpoints } from './taskStanding.endpoints.ts';

export const processesCalls = (parts: ApiParts): AnyEndpoint[] => [
  ...taskEndpoints(parts),
  ...taskFeedEndpoints(parts),
  ...taskStandingEndpoints(parts),
  ...bpExemplarEndpoints(parts),
  ...bpHistoryEndpoints(parts),
  ...bpDefinitionEndpoints(parts),
  ...processListEndpoints(parts),
  ...dryRunEndpoints(parts),
  ...actionNamesEndpoints(parts),
];
