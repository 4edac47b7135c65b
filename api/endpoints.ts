import { appCalls } from './app/appCalls.ts';
import { authEndpoints } from './auth/auth.endpoints.ts';
import { calendarEndpoints } from './calendar/calendar.endpoints.ts';
import { calendarImportEndpoints } from './calendar/import.endpoints.ts';
import { crmEventEndpoints } from './calendar/crmEvent.endpoints.ts';
import { freeTimeEndpoints } from './calendar/freeTimes.endpoints.ts';
import { eventFeedEndpoints } from './calendar/eventFeed.endpoints.ts';
import { letterInvitationEndpoints } from './calendar/letterInvitation.endpoints.ts';
import { exchangeEndpoints } from './exchange/exchange.endpoints.ts';
import { filesCalls } from './files/filesCalls.ts';
import { financeCalls } from './finance/financeCalls.ts';
import { bomCostEndpoints } from './goods/bomCost.endpoints.ts';
import { notForCustomerEndpoints } from './goods/notForCustomer.endpoints.ts';
import { variantEndpoints } from './goods/variants.endpoints.ts';
import type { AnyEndpoint } from './http/endpoint.ts';
import { failedWorkEndpoints } from './operations/failedWork.endpoints.ts';
import type { ApiDependencies } from './dependencies.ts';
import { mailCalls } from './mail/mailCalls.ts';
import { partnersCalls } from './partners/partnersCalls.ts';
import { processesCalls } from './processes/processesCalls.ts';
import { wagonFileEndpoints } from './railway/wagonFiles.endpoints.ts';
import { recordsCalls } from './records/recordsCalls.ts';
import { reportEndpoints } from './reports/report.endpoints.ts';
import { configuratorEndpoints } from './sales/configurator.endpoints.ts';
import { salesCalls } from './sales/salesCalls.ts';
import { priceEndpoints } from './sales/prices.endpoints.ts';
import { sheetImportEndpoints } from './sheets/sheetImports.endpoints.ts';
import { serviceCalls } from './service/serviceCalls.ts';
import { unloadingEndpoints } from './ships/unloading.endpoints.ts';
import { terminalCalls } from './terminal/terminalCalls.ts';
import { weighingCalls } from './weighing/weighingCalls.ts';

/**
 * All calls written by hand, by module. `app.ts` mounts them before the generic calls of every object, whose `/:id` would match
 * their URLs.
 */
export function endpointsOf(dependencies: ApiDependencies): AnyEndpoint[] {
  return [
    ...authEndpoints(dependencies),
    ...appCalls(dependencies),
    ...filesCalls(dependencies),
    ...financeCalls(dependencies),
    ...partnersCalls(dependencies),
    ...mailCalls(dependencies),
    ...terminalCalls(dependencies),
    ...weighingCalls(dependencies),
    ...reportEndpoints(dependencies),
    ...sheetImportEndpoints(dependencies),
    ...wagonFileEndpoints(dependencies),
    ...unloadingEndpoints(dependencies),
    ...processesCalls(dependencies),
    ...notForCustomerEndpoints(dependencies),
    ...bomCostEndpoints(dependencies),
    ...variantEndpoints(dependencies),
    ...salesCalls(dependencies),
    ...priceEndpoints(dependencies),
    ...configuratorEndpoints(dependencies),
    ...serviceCalls(dependencies),
    ...calendarEndpoints(dependencies),
    ...crmEventEndpoints(dependencies),
    ...calendarImportEndpoints(dependencies),
    ...letterInvitationEndpoints(dependencies),
    ...eventFeedEndpoints(dependencies),
    ...freeTimeEndpoints(dependencies),
    ...exchangeEndpoints(),
    ...failedWorkEndpoints(dependencies),
    ...recordsCalls(dependencies),
  ];
}
