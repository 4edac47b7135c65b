import { appCalls } from './app/appCalls.ts';
import { authEndpoints } from './auth/auth.endpoints.ts';
import { filesCalls } from './files/filesCalls.ts';
import { financeCalls } from './finance/financeCalls.ts';
import type { AnyEndpoint } from './http/endpoint.ts';
import type { ApiParts } from './parts.ts';
import { processesCalls } from './processes/processesCalls.ts';
import { wagonFileEndpoints } from './railway/wagonFiles.endpoints.ts';
import { recordsCalls } from './records/recordsCalls.ts';
import { weighingReportEndpoints } from './reports/weighingReport.endpoints.ts';
import { serviceCalls } from './service/serviceCalls.ts';
import { unloadingEndpoints } from './ships/unloading.endpoints.ts';
import { terminalCalls } from './terminal/terminalCalls.ts';
import { weighingCalls } from './weighing/weighingCalls.ts';

/** Every call that is written by hand, room by room. They stand before the generic ones, whose `/:id` would swallow them. */
export const endpointsOf = (parts: ApiParts): AnyEndpoint[] => [
  ...authEndpoints(parts),
  ...appCalls(parts),
  ...filesCalls(parts),
  ...financeCalls(parts),
  ...terminalCalls(parts),
  ...weighingCalls(parts),
  ...weighingReportEndpoints(parts),
  ...wagonFileEndpoints(parts),
  ...unloadingEndpoints(parts),
  ...processesCalls(parts),
  ...serviceCalls(parts),
  ...recordsCalls(parts),
];
