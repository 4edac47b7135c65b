import { expect, it } from 'vitest';
import { settings } from '#domain/platform/settings.ts';
import { deviceNetworks } from './deviceNetworks.ts';

const usual = settings.DEVICE_NETWORKS.shape.parse(undefined);

it.each([
  ['10.1.2.3', usual],
  ['192.168.7.9', usual],
  ['fd00::7', usual],
  ['127.0.0.1', '127.0.0.0/8'],
  ['127.0.0.1', '127.0.0.1'],
  ['localhost', '127.0.0.0/8, ::1'],
])('%s is connected to where %s is allowed', async (host, networks) => {
  expect(await deviceNetworks(networks)(host)).toMatch(/^[\d.a-f:]+$/);
});

it.each([
  ['127.0.0.1', usual],
  ['::1', usual],
  ['::ffff:127.0.0.1', usual],
  ['169.254.169.254', usual],
  ['0.0.0.0', usual],
  // 127.0.0.1, written as one number.
  ['2130706433', usual],
  ['localhost', usual],
  ['8.8.8.8', usual],
  ['10.1.2.3', '192.168.0.0/16'],
])('%s is refused where %s is allowed', async (host, networks) => {
  await expect(deviceNetworks(networks)(host)).rejects.toMatchObject({ code: 'device_address_refused' });
});
