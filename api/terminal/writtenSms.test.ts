import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

let api: TestApi;
let operator: Visitor;
beforeAll(async () => {
  api = await startTestApi();
  operator = await api.signedIn('operator');
});
afterAll(() => api?.close());

it.each([
  ['before an emoji that no longer fits', `${'x'.repeat(159)}🚚`, 'x'.repeat(159)],
  ['behind an emoji that just fits', `${'x'.repeat(158)}🚚 i dalej`, `${'x'.repeat(158)}🚚`],
])('a message that is too long is cut %s', async (_where, smsBody, stored) => {
  const sent = await operator.post('/outgoing_sms/send_sms', { smsBody, phoneNumber: '+48600100200' });
  const { data } = sent.body as { data: { id: number } };
  expect((await operator.get(`/outgoing_sms/${data.id}`)).body).toMatchObject({ body: stored });
});
