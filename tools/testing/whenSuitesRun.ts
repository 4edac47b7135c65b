/**
 * Which test files run with `npm test`, which takes ten minutes, and which with `npm run test:long`
 * (docs/decisions/0105-what-runs-when.md). A suite in a browser costs about a minute of the processor, so it is long unless it
 * stands here; any other suite is short unless it stands here.
 */

/** One journey through each part of the product in a browser, and what each change may break: first load and bad input. */
export const journeys = [
  'e2e/badInput.test.ts',
  'e2e/firstLoad.test.ts',
  'e2e/openedMail.test.ts',
  'e2e/orderJourney.test.ts',
  'e2e/requestForm.test.ts',
  'e2e/tasks.test.ts',
  'e2e/truckJourney.test.ts',
];

/** Every object, call, role, kind of field or state has its turn. */
export const sweeps = [
  'api/auth/secondStep.test.ts',
  'api/http/hostileBodies.test.ts',
  'api/mail/whoReads.test.ts',
  'api/openapi/document.test.ts',
  'api/processes/withoutTemporal.test.ts',
  'api/records/accessMatrix.test.ts',
  'api/records/contract.test.ts',
  'api/records/foundByLetters.test.ts',
  'api/records/hidden.test.ts',
  'api/records/lifecycle.test.ts',
  'api/records/parameters.test.ts',
  'api/records/simpleRest.test.ts',
  'api/records/staffFields.test.ts',
  'api/sales/foreignOrder.test.ts',
  'api/sales/orderLife.test.ts',
  'api/service/internalComments.test.ts',
  'api/sheets/sheets.test.ts',
  'api/weighing/silentScales.test.ts',
  'api/weighing/weighing.scenarios.test.ts',
  'workflows/finance/ksefInvoice.test.ts',
];

/** They fetch, start and cut off programs of other people: mail servers, proxies, serial lines, the image. */
export const peers = [
  'activities/mail/everyMessage.test.ts',
  'activities/mail/everyServer.test.ts',
  'activities/mail/mailboxSync.activities.test.ts',
  'activities/mail/signIn/consent.test.ts',
  'docker/image.test.ts',
  'docker/proxy.test.ts',
  'scale-agent/hostile.test.ts',
];
