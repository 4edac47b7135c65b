import { afterAll, beforeAll, expect, it } from 'vitest';
import { smppCentre } from '#activities/sms/smpp.ts';
import type { SmsReceipt } from '#workflows/terminal/sendSms.messages.ts';
import { eventually } from '#tools/testing/eventually.ts';
import { startSmsGateway, type SmsGateway } from './server.ts';
import { smppPasswordOf } from './smppCentre.ts';

let gateway: SmsGateway;
beforeAll(async () => {
  gateway = await startSmsGateway({ port: 0, smppPort: 0, token: 'demo' });
  gateway.behave({ receiptAfterMs: 0 });
});
afterAll(() => gateway?.close());

it('what goes out by SMPP is on the same telephones, long messages whole, and its receipt comes back', async () => {
  const provider = smppCentre({
    url: `smpp://127.0.0.1:${gateway.smppPort}`,
    systemId: 'keja',
    password: smppPasswordOf('demo'),
    sender: 'Keja',
  });
  const heard: SmsReceipt[] = [];
  provider.listen?.(async (receipt) => void heard.push(receipt));
  const { providerId } = await provider.send({
    to: '+48600100200',
    body: 'Квиток 17: в’їзд',
    idx: 'sms-1',
    notifyUrl: '',
  });
  expect(gateway.messages).toMatchObject([
    { id: providerId, number: '48600100200', from: 'Keja', body: 'Квиток 17: в’їзд' },
  ]);
  // 152 letters, some of which GSM 7-bit lacks: as UCS-2, 67 letters fit into each part.
  const body = 'Zażółć gęślą jaźń. '.repeat(8);
  await provider.send({ to: '+48600100200', body, idx: 'sms-2', notifyUrl: '' });
  expect(gateway.messages.map((message) => [message.body, message.parts])).toContainEqual([body, 3]);
  await eventually(() => expect(heard).toContainEqual({ providerId, status: 'delivered' }));
  await provider.close?.();
});
