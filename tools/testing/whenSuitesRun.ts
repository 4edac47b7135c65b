/**
 * Which test files run with `npm test`, which takes ten minutes, and which with `npm run test:long`
 * (docs/decisions/0105-what-runs-when.md). A suite in a browser costs about a minute of the processor, so it is long unless
 * `journeys` lists it. Any other suite is short unless `sweeps` or `peers` lists it.
 */

/** One journey through each part of the product in a browser, and the size of the first load, which each change may break. */
export const journeys = [
  'e2e/firstLoad.test.ts',
  'e2e/openedMail.test.ts',
  'e2e/orderJourney.test.ts',
  'e2e/requestForm.test.ts',
  'e2e/taskJourney.test.ts',
  'e2e/truckJourney.test.ts',
];

/** These suites try every object, call, role, kind of field, plan or state, or they wait for time limits. */
export const sweeps = [
  'api/app/rawQuery.test.ts',
  'api/auth/secondStep.test.ts',
  'api/everydayPlans.test.ts',
  'api/files/halfWritten.test.ts',
  'api/http/hostileBodies.test.ts',
  'api/mail/whoReads.test.ts',
  'api/openapi/document.test.ts',
  'api/operations/operations.test.ts',
  'api/processes/withoutTemporal.test.ts',
  'api/records/accessMatrix.test.ts',
  'api/records/contract.test.ts',
  'api/records/everyFieldType.test.ts',
  'api/records/foundByLetters.test.ts',
  'api/records/hidden.test.ts',
  'api/records/lifecycle.test.ts',
  'api/records/neverUnexpected.test.ts',
  'api/records/parameters.test.ts',
  'api/records/searchEverything.test.ts',
  'api/records/simpleRest.test.ts',
  'api/records/staffFields.test.ts',
  'api/sales/foreignOrder.test.ts',
  'api/sales/orderLife.test.ts',
  'api/service/internalComments.test.ts',
  'api/service/requestForm.test.ts',
  'api/sheets/parseSheet.test.ts',
  'api/sheets/sheetImports.test.ts',
  'api/sheets/sheets.test.ts',
  'api/terminal/display.test.ts',
  'api/terminal/foundByTruck.test.ts',
  'api/weighing/scaleCare.test.ts',
  'api/weighing/silentScales.test.ts',
  'api/weighing/weighing.scenarios.test.ts',
  'database/reading/filters.property.test.ts',
  'database/reading/listPlans.test.ts',
  'workflows/finance/ksefInvoice.test.ts',
  'workflows/kernel/handover.test.ts',
  'workflows/mail/mailboxSync.test.ts',
];

/**
 * These suites start and kill whole programs, mostly of other people: mail servers, proxies, serial lines, workers, the image.
 * One of them works on a copy of the sources.
 */
export const peers = [
  'activities/carriages.test.ts',
  'activities/mail/everyMessage.test.ts',
  'activities/mail/everyServer.test.ts',
  'activities/mail/invitations.test.ts',
  'activities/mail/mailboxSync.activities.test.ts',
  'activities/mail/mailing.activities.test.ts',
  'activities/mail/movedFolders.test.ts',
  'activities/mail/sentLetters.test.ts',
  'activities/mail/signIn/consent.test.ts',
  'activities/stores/stores.test.ts',
  'activities/worker.test.ts',
  'docker/image.test.ts',
  'docker/proxy.test.ts',
  'scale-agent/agent.test.ts',
  'scale-agent/drivers/peers.test.ts',
  'scale-agent/hostile.test.ts',
  'scale-agent/light.test.ts',
  'tools/addField.test.ts',
];

/** Small files that take minutes. As long as no durations are known, they begin before all others of their group. */
export const slowest: readonly string[] = [
  'e2e/chaos.orders.test.ts',
  'e2e/everythingDeclared.test.ts',
  'e2e/firstField.test.ts',
  'e2e/looks.test.ts',
  'e2e/mailboxOutages.test.ts',
];
