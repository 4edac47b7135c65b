import { startSmsGateway } from './smsGateway/server.ts';

const { SMS_GATEWAY_PORT = '15030', SMSAPI_TOKEN = 'demo' } = process.env;
const gateway = await startSmsGateway({ port: Number(SMS_GATEWAY_PORT), token: SMSAPI_TOKEN });
console.log(`ready: simulated telephones at ${gateway.url}`);

const stop = () => void gateway.close().then(() => process.exit(0));
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
