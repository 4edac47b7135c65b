import { expect, it } from 'vitest';
import { settingsNeededBy, settingsOf } from './installation.ts';

const all = settingsOf({
  url: 'http://127.0.0.1:1',
  databaseUrl: 'postgres://keja:secret@127.0.0.1/keja',
  secretKey: 'secret',
  temporalAddress: '127.0.0.1:2',
  ports: {
    api: 1,
    modbus: 3,
    sics: 4,
    weighbridge: 5,
    smsGateway: 6,
    smsGatewaySmpp: 7,
    mailbox: 8,
    mailboxSmtp: 9,
  },
  agentToken: 'agent',
  gatewayToken: 'gateway',
  home: '/home/keja',
});
const secrets = ['DATABASE_URL', 'SECRET_KEY', 'SMSAPI_TOKEN', 'SMPP_PASSWORD', 'AGENT_TOKEN'];

it.each([
  ['api', ['DATABASE_URL', 'SECRET_KEY']],
  ['worker', ['DATABASE_URL', 'SECRET_KEY', 'SMSAPI_TOKEN', 'SMPP_PASSWORD']],
  ['agent', ['AGENT_TOKEN']],
  // The simulated SMS gateway asks for its token.
  ['simulators', ['SMSAPI_TOKEN']],
] as const)('the process "%s" gets the secrets that it needs, and no others', (process, needed) => {
  const given = settingsNeededBy(process, all);
  expect(secrets.filter((name) => name in given)).toEqual(needed);
});
