import { readSettings } from '#domain/platform/settings.ts';
import { surviveFaults } from '#domain/platform/survival.ts';
import { startBankRates } from './bankRates/server.ts';

const { BANK_RATES_PORT: port } = readSettings(process.env, 'simulators');
const bank = await startBankRates({ port });
surviveFaults({ program: process, say: console.log });
console.log(`ready: a simulator for the rates of the national bank at ${bank.url}`);

const stop = () => void bank.close().then(() => process.exit(0));
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
