import { expect, it } from 'vitest';
import { readSettings } from './settings.ts';
import { temporalAddress } from './temporalAddress.ts';

const needed = { DATABASE_URL: 'postgres://127.0.0.1/keja', SECRET_KEY: 'x'.repeat(40) };
const addressFor = (environment: Record<string, string>) =>
  temporalAddress(readSettings({ ...needed, ...environment }, 'api'), (file) => Buffer.from(`<${file}>`));

it.each([
  [{}, { address: '127.0.0.1:7233' }],
  [{ TEMPORAL_TLS: 'true' }, { address: '127.0.0.1:7233', tls: {} }],
  [
    { TEMPORAL_TLS_CA: 'ca.pem', TEMPORAL_TLS_CERT: 'me.pem', TEMPORAL_TLS_KEY: 'me.key' },
    {
      address: '127.0.0.1:7233',
      tls: {
        serverRootCACertificate: Buffer.from('<ca.pem>'),
        clientCertPair: { crt: Buffer.from('<me.pem>'), key: Buffer.from('<me.key>') },
      },
    },
  ],
])('the settings %j give the address %j', (environment, address) => {
  expect(addressFor(environment)).toEqual(address);
});

it('a certificate without its key is refused', () => {
  expect(() => addressFor({ TEMPORAL_TLS_CERT: 'me.pem' })).toThrow('set together');
});

it('under https a short key is refused, and the sentence says how to change it', () => {
  const https = { ...needed, PUBLIC_URL: 'https://keja.example' };
  expect(() => readSettings({ ...https, SECRET_KEY: 'x'.repeat(31) }, 'api')).toThrow('SECRET_KEY_BEFORE');
  expect(() => readSettings(https, 'api')).not.toThrow();
  expect(() => readSettings({ ...needed, SECRET_KEY: 'x'.repeat(31) }, 'api')).not.toThrow();
});
