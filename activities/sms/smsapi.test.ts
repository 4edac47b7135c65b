import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startSmsGateway, type SmsGateway } from '#tools/simulator/smsGateway/server.ts';
import { smsapi } from './smsapi.ts';

const message = { to: '+48600100200', body: 'Bilet 17', idx: 'sms-1-1', notifyUrl: '' };

describe('SMSAPI', () => {
  let gateway: SmsGateway;
  beforeEach(async () => {
    gateway = await startSmsGateway({ port: 0, token: 'secret' });
  });
  afterEach(() => gateway.close());
  const provider = (token = 'secret', timeoutMs?: number) =>
    smsapi({ url: gateway.url, token, sender: 'Keja', ...(timeoutMs ? { timeoutMs } : {}) });

  it('takes a message and gives it an id', async () => {
    const { providerId } = await provider().send(message);
    expect(gateway.messages).toMatchObject([
      { id: providerId, number: '48600100200', body: 'Bilet 17', from: 'Keja', idx: 'sms-1-1' },
    ]);
  });

  it('has the message already when it is handed over twice, and sends it once', async () => {
    await provider().send(message);
    expect(await provider().send(message)).toEqual({ providerId: 'sms-1-1' });
    expect(gateway.messages).toHaveLength(1);
  });

  it('was given the message even when its answer was lost', async () => {
    gateway.behave({ hangUpNext: 1 });
    await expect(provider().send(message)).rejects.toThrow();
    expect(await provider().send(message)).toEqual({ providerId: 'sms-1-1' });
    expect(gateway.messages).toHaveLength(1);
  });

  it('refuses what is no number for good', async () => {
    await expect(provider().send({ ...message, to: '12' })).rejects.toMatchObject({ code: 'phone_invalid' });
  });

  it.each([
    ['a wrong token', () => provider('other').send(message)],
    ['a system error', () => (gateway.behave({ failNext: 1 }), provider().send(message))],
    [
      'an answer that does not come',
      () => (gateway.behave({ delayMs: 5_000 }), provider('secret', 50).send(message)),
    ],
  ])('is asked again later after %s', async (_rule, send) => {
    await expect(send()).rejects.not.toHaveProperty('code', 'phone_invalid');
    expect(gateway.messages).toEqual([]);
  });

  it('reports by the notify address until it is answered OK', async () => {
    const reports: URLSearchParams[] = [];
    const listener = createServer((request, response) => {
      reports.push(new URL(request.url ?? '', 'http://us').searchParams);
      response.writeHead(200).end(reports.length < 2 ? 'not now' : 'OK');
    });
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
    gateway.behave({ receiptAfterMs: 0 });
    const notifyUrl = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/api/sms/receipt`;
    const { providerId } = await provider().send({ ...message, notifyUrl });
    await expect.poll(() => reports.length).toBe(2);
    expect(Object.fromEntries(reports[0] ?? [])).toMatchObject({
      MsgId: providerId,
      // Delivered, in the codes of SMSAPI.
      status: '404',
      idx: 'sms-1-1',
    });
    listener.close();
  });
});

it('an answer that is not of SMSAPI is a failure, not a success', async () => {
  const stranger = createServer((_request, response) => response.end('<html>login</html>'));
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}`;
  await expect(smsapi({ url, token: 't', sender: 'Keja' }).send(message)).rejects.toThrow(/no answer of its/);
  stranger.close();
});
