import { readSettings } from '#domain/platform/settings.ts';
import { surviveFaults } from '#domain/platform/survival.ts';
import { startSmsGateway } from './smsGateway/server.ts';

const {
  SMS_GATEWAY_PORT: port,
  SMS_GATEWAY_SMPP_PORT: smppPort,
  SMSAPI_TOKEN: token = 'demo',
} = readSettings(process.env, 'simulators');
const gateway = await startSmsGateway({ port, smppPort, token });
surviveFaults({ program: process, say: console.log });
console.log(`ready: simulated telephones at ${gateway.url}`);

const stop = () => void gateway.close().then(() => process.exit(0));
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
